import { entryName } from './common-fields'
import { withWidget } from './field-widgets'
import { collection, fields } from './fields'
import { text } from './text'

const percent = (label: string) =>
  fields.integer({ label, defaultValue: 50, validation: { isRequired: true, min: 0, max: 100 } })

/** A picture of the library: its file, and the point that stays in sight where the picture is cut. Sent on the library's page, never typed. */
export const libraryPictureField = withWidget(
  'focus',
  fields.object(
    {
      file: fields.text({ label: 'Fichier · Bestand' }),
      x: percent('Point important, de gauche à droite (%) · Belangrijk punt, van links naar rechts (%)'),
      y: percent('Point important, de haut en bas (%) · Belangrijk punt, van boven naar onder (%)'),
    },
    { label: 'Image · Afbeelding' },
  ),
)

/** Photographs of the editors. An entry is called like its file, whatever its name says. */
export const picturesCollection = collection({
  label: 'Bibliothèque d’images · Beeldbibliotheek',
  path: 'src/content/entries/pictures/*',
  slugField: 'name',
  format: { data: 'yaml' },
  schema: {
    name: entryName,
    picture: libraryPictureField,
    alt: text('Ce qu’elle montre · Wat ze toont'),
  },
})
