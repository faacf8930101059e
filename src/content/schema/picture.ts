import { choice } from './common-fields'
import { withWidget } from './field-widgets'
import { fields } from './fields'
import { SHOT_LABELS, SUBJECT_LABELS } from './option-labels'
import { PICTURE_SUBJECTS, SHOTS } from './picture-names'
import { optionalText } from './text'

export const NO_PICTURE = 'none'

/** A picture of the studio: what it is of, and which shot. A file of the library stands instead. The reader finds its address, size and colour. */
export const pictureField = withWidget(
  'picture',
  fields.object(
    {
      subject: choice(
        'Voiture ou intérieur · Wagen of interieur',
        [NO_PICTURE, ...PICTURE_SUBJECTS],
        SUBJECT_LABELS,
        NO_PICTURE,
      ),
      shot: choice('Vue · Beeld', SHOTS, SHOT_LABELS, 'hero'),
      file: fields.text({ label: 'Image de la bibliothèque · Beeld uit de bibliotheek' }),
      alt: optionalText('Ce qu’elle montre · Wat ze toont'),
    },
    { label: 'Image · Afbeelding' },
  ),
)

/** Whether an entry names one at all. */
export const namesPicture = ({ subject, file }: { readonly subject: string; readonly file?: string }): boolean =>
  subject !== NO_PICTURE || Boolean(file)

/** The pictures of the library that an entry shows, wherever in it. */
export function libraryFilesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const { file, shot } = value as { readonly file?: unknown; readonly shot?: unknown }
  if (typeof file === 'string' && shot !== undefined) return file ? [file] : []
  return Object.values(value).flatMap(libraryFilesIn)
}
