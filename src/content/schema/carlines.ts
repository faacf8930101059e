import { blocksField } from './blocks'
import { anyCarline } from './car-blocks'
import { BUSINESS, entryName, itemTitle, lead, optionalDescription, optionalLead } from './common-fields'
import { collection, fields } from './fields'
import { pictureField } from './picture'
import { addressWord, optionalText, text } from './text'

/** The words of a carline. Versions, prices, WLTP and technical data are not words: they come from the service. */
export const carlinesCollection = collection({
  label: 'Modèles · Modellen',
  path: 'src/content/entries/carlines/*',
  slugField: 'name',
  format: { data: 'yaml' },
  columns: ['carline'],
  schema: {
    name: entryName,
    carline: anyCarline,
    title: text('Nom · Naam'),
    tagline: text('Une ligne · Eén regel'),
    description: optionalDescription,
    intro: lead,
    business: fields.object(
      {
        tagline: optionalText('Une ligne · Eén regel'),
        description: optionalDescription,
        intro: optionalLead,
      },
      BUSINESS,
    ),
    scenes: fields.array(
      fields.object({
        title: text('Titre · Titel'),
        text: text('Texte · Tekst', { multiline: true }),
        picture: pictureField,
      }),
      {
        label: 'Tour de la voiture · Rond de wagen',
        description:
          'Des vues de la même voiture, chacune avec ses mots : trois ou quatre. De profil dans l’ombre, la peinture devient verre. · Beelden van dezelfde wagen, elk met zijn woorden: drie of vier. Van opzij in het donker wordt de lak glas.',
        itemLabel: (scene) => itemTitle(scene.fields.title),
      },
    ),
    blocks: blocksField,
    tabs: fields.array(
      fields.object({
        id: addressWord('Mot dans les liens · Woord in de links'),
        title: text('Titre · Titel'),
        description: optionalDescription,
        lead,
        picture: pictureField,
        blocks: blocksField,
      }),
      { label: 'Onglets · Tabs', itemLabel: (tab) => itemTitle(tab.fields.title) },
    ),
  },
})
