import { type MouseEvent, useId } from 'react'
import { screenLanguage } from '@/content/schema/screen-language'
import type { FormPart } from './form-parts'

const WORDS = {
  fr: {
    told: 'Là où l’image est coupée, ce point reste en vue. Cliquez dans l’image, ou déplacez les curseurs.',
    place: 'Placer le point important ici',
    x: 'De gauche à droite',
    y: 'De haut en bas',
    cuts: 'Ainsi coupée :',
  },
  nl: {
    told: 'Waar het beeld wordt afgesneden, blijft dit punt in zicht. Klik in het beeld, of verschuif de schuivers.',
    place: 'Zet het belangrijke punt hier',
    x: 'Van links naar rechts',
    y: 'Van boven naar onder',
    cuts: 'Zo afgesneden:',
  },
} as const

/** As pages cut pictures: a band, beside a text, on a phone. */
const CUTS = ['5 / 2', '8 / 5', '4 / 5'] as const

interface FocusInputProps {
  readonly schema: { readonly label?: string }
  readonly fields: {
    readonly file: FormPart<string>
    readonly x: FormPart<number | null>
    readonly y: FormPart<number | null>
  }
  readonly onChange: (value: { readonly x?: number; readonly y?: number }) => void
}

/** A picture of the library, with the point of it that is never cut off. */
export function FocusInput({ schema, fields: { file, x, y }, onChange }: FocusInputProps) {
  const words = WORDS[screenLanguage() ?? 'fr']
  const id = useId()
  const [left, top] = [x.value ?? 50, y.value ?? 50]
  const src = `/api/image?url=${encodeURIComponent(`/images/library/${file.value}`)}&w=960&q=75`
  const place = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // A key has no place.
    if (detail === 0) return
    const box = currentTarget.getBoundingClientRect()
    onChange({ x: share(clientX - box.left, box.width), y: share(clientY - box.top, box.height) })
  }
  return (
    <fieldset className="picker-group focus" data-own-words aria-describedby={id}>
      <legend>{schema.label}</legend>
      <p id={id}>{words.told}</p>
      <button type="button" tabIndex={-1} aria-label={words.place} onClick={place}>
        {/* biome-ignore lint/performance/noImgElement: a file of the library, in a width that the site makes. */}
        <img src={src} alt="" />
        <i style={{ left: `${left}%`, top: `${top}%` }} />
      </button>
      {(['x', 'y'] as const).map((way) => (
        <label key={way}>
          {words[way]}
          <input
            type="range"
            min={0}
            max={100}
            value={way === 'x' ? left : top}
            onChange={({ target }) => onChange({ [way]: target.valueAsNumber })}
          />
        </label>
      ))}
      <p>{words.cuts}</p>
      <div className="focus-cuts">
        {CUTS.map((aspectRatio) => (
          // biome-ignore lint/performance/noImgElement: the same.
          <img key={aspectRatio} src={src} alt="" style={{ aspectRatio, objectPosition: `${left}% ${top}%` }} />
        ))}
      </div>
    </fieldset>
  )
}

/** Per cent of a length, whole. */
const share = (part: number, whole: number) => Math.round(Math.min(100, Math.max(0, (part / whole) * 100)))
