import { useSyncExternalStore } from 'react'
import { screenLanguage } from '@/content/schema/screen-language'
import { currentChoices, LIBRARY, onChoices } from './choices'
import { type BilingualPart, BothLanguages, type FormPart } from './form-parts'
import { Picker } from './Picker'

const NO_PICTURE = 'none'
const WORDS = {
  fr: { none: '(pas d’image)', gone: 'Cette image n’existe plus.', more: 'Ajouter une photo à la bibliothèque' },
  nl: {
    none: '(geen afbeelding)',
    gone: 'Deze afbeelding bestaat niet meer.',
    more: 'Een foto aan de bibliotheek toevoegen',
  },
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
  readonly onChange: (value: { readonly subject: string; readonly shot?: string; readonly file: string }) => void
  readonly forceValidation: boolean
}

/** A picture by what it shows, and the words for it where the editor has better ones. */
export function PictureInput({ schema, fields, onChange, forceValidation }: PictureInputProps) {
  const { pictures } = useSyncExternalStore(onChoices, currentChoices)
  const words = WORDS[screenLanguage() ?? 'fr']
  const { subject, shot, file, alt } = fields
  const isChosen = subject.value !== NO_PICTURE || file.value !== ''
  const chosen = file.value ? `${LIBRARY}/${file.value}` : `${subject.value}/${shot.value}`
  return (
    <div className="picker-group">
      <Picker
        label={schema.label ?? ''}
        choices={[{ id: NO_PICTURE, name: words.none }, ...pictures]}
        chosen={isChosen ? chosen : NO_PICTURE}
        elseName={words.gone}
        onChoose={(id) => {
          const [of = NO_PICTURE, view = ''] = id.split('/')
          if (of === LIBRARY) onChange({ subject: NO_PICTURE, file: view })
          else onChange({ subject: of, file: '', ...(view && { shot: view }) })
        }}
      />
      <a href="/api/desk?view=pictures" target="_blank" rel="noreferrer" data-own-words>
        {words.more}
      </a>
      {isChosen && <BothLanguages part={alt} isChecked={forceValidation} />}
    </div>
  )
}
