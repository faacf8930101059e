import { fields } from './fields'
import { SHOT_LABELS, SUBJECT_LABELS } from './option-labels'
import { options } from './parts'
import { CABIN_SHOTS, CAR_SHOTS, PICTURE_SUBJECTS } from './picture-names'
import { optionalText } from './text'

export const NO_PICTURE = 'none'

/** A picture of the studio: what it is of, and which shot. The reader finds the file, its size and its colour. */
export const pictureField = fields.object(
  {
    subject: fields.select({
      label: 'Voiture ou intérieur · Wagen of interieur',
      options: options([NO_PICTURE, ...PICTURE_SUBJECTS], SUBJECT_LABELS),
      defaultValue: NO_PICTURE,
    }),
    shot: fields.select({
      label: 'Vue · Beeld',
      options: options([...CAR_SHOTS, ...CABIN_SHOTS], SHOT_LABELS),
      defaultValue: 'hero',
    }),
    alt: optionalText('Ce qu’elle montre · Wat ze toont'),
  },
  { label: 'Image · Afbeelding' },
)
