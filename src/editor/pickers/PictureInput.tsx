import { useSyncExternalStore } from 'react'
import { screenLanguage } from '@/content/schema/screen-language'
import { currentChoices, onChoices } from './choices'
import { type BilingualPart, BothLanguages, type FormPart, Part } from './form-parts'
import { Picker } from './Picker'

const NO_PICTURE = 'none'
const WORDS = {
  fr: { none: '(pas d’image)', gone: 'Cette image n’existe plus.' },
  nl: { none: '(geen afbeelding)', gone: 'Deze afbeelding bestaat niet meer.' },
} as const

interface PictureInputProps {
  readonly schema: { readonly label?: string }
  readonly fields: {
    readonly subject: FormPart<string>
    readonly shot: FormPart<string>
    /** Of the library; it stands in the place of the picture. */
    readonly file: FormPart<string>
    readonly alt: BilingualPart
  }
  readonly onChange: (value: { readonly subject: string; readonly shot?: string }) => void
  readonly forceValidation: boolean
}

/** A picture by what it shows, and the words for it where the editor has better ones. */
export function PictureInput({ schema, fields, onChange, forceValidation }: PictureInputProps) {
  const { pictures } = useSyncExternalStore(onChoices, currentChoices)
  const words = WORDS[screenLanguage() ?? 'fr']
  const { subject, shot, file, alt } = fields
  const isChosen = subject.value !== NO_PICTURE
  return (
    <div className="picker-group">
      <Picker
        label={schema.label ?? ''}
        choices={[{ id: NO_PICTURE, name: words.none }, ...pictures]}
        chosen={isChosen ? `${subject.value}/${shot.value}` : NO_PICTURE}
        elseName={words.gone}
        onChoose={(id) => {
          const [of = NO_PICTURE, view] = id.split('/')
          onChange({ subject: of, ...(view && { shot: view }) })
        }}
      />
      <Part part={file} isChecked={forceValidation} />
      {(isChosen || file.value) && <BothLanguages part={alt} isChecked={forceValidation} />}
    </div>
  )
}
