import { CARLINE_CODES, CARLINE_NAMES } from '@/domain/carline'
import { itemTitle, options } from './common-fields'
import { fields, singleton } from './fields'
import { pageField } from './link'
import { text } from './text'
import { flagField, period, shownTo } from './visibility'

/** The lists of cars and the pages of models: where somebody looks for a car, an editor can say what is new about it. */
const BANNER_PLACES = ['stock', 'models', 'model'] as const
export type BannerPlace = (typeof BANNER_PLACES)[number]

const PLACE_LABELS: Readonly<Record<BannerPlace, string>> = {
  stock: 'Listes de voitures de stock · Lijsten met stockwagens',
  models: 'La page de tous les modèles · De pagina met alle modellen',
  model: 'Les pages des modèles · De pagina’s van de modellen',
}

/** One line that leads somewhere. On each page the first that holds is shown, so that none has two. */
export const bannersSingleton = singleton({
  label: 'Bannières · Banners',
  path: 'src/content/entries/banners',
  format: { data: 'yaml' },
  schema: {
    banners: fields.array(
      fields.object({
        title: text('Texte · Tekst', { multiline: true, most: 90 }),
        to: pageField,
        places: fields.multiselect({
          label: 'Montrée sur · Getoond op',
          options: options(BANNER_PLACES, PLACE_LABELS),
        }),
        carlines: fields.multiselect({
          label: 'Seulement pour ces modèles · Alleen voor deze modellen',
          description:
            'Vide : aussi là où aucun modèle n’est choisi. La page de tous les modèles ne dépend pas de ce choix. · Leeg: ook waar geen model gekozen is. De pagina met alle modellen hangt niet van deze keuze af.',
          options: options(CARLINE_CODES, CARLINE_NAMES),
        }),
        shownTo,
        flag: flagField,
        period,
      }),
      {
        label: 'Bannières · Banners',
        description:
          'Une ligne sous le titre, qui mène quelque part. Une page en montre une seule : la première qui lui convient. · Eén regel onder de titel, die ergens naartoe leidt. Een pagina toont er één: de eerste die past.',
        itemLabel: ({ fields: { title } }) => itemTitle(title),
      },
    ),
  },
})
