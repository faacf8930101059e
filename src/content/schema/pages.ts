import { CATEGORIES, OTHER_CATEGORIES } from '@/domain/category'
import { blocksField } from './blocks'
import {
  BUSINESS,
  choice,
  chosenLabel,
  description,
  entryName,
  itemTitle,
  lead,
  optionalDescription,
  optionalLead,
  pageTitle,
} from './common-fields'
import { PAGE_ROUTES } from './content-routes'
import { demonstrationField } from './demonstration'
import { collection, fields } from './fields'
import { languagesField } from './languages'
import { CATEGORY_LABELS, SUBJECT_LABELS } from './option-labels'
import { pictureField } from './picture'
import { pageOptions } from './route-labels'
import { addressWord, addressWords, optionalText } from './text'
import { period, shownTo } from './visibility'

export const pagesCollection = collection({
  label: 'Pages · Pagina’s',
  path: 'src/content/entries/pages/*',
  slugField: 'name',
  format: { data: 'yaml' },
  columns: ['route', 'subject'],
  schema: {
    name: entryName,
    route: fields.select({
      label: 'Page · Pagina',
      options: pageOptions(PAGE_ROUTES),
      defaultValue: 'homepage',
    }),
    subject: choice(
      'Thème · Thema',
      ['', ...CATEGORIES, ...OTHER_CATEGORIES.filter((one) => one !== 'electric')],
      CATEGORY_LABELS,
      '',
      'Seulement pour une page de thème ou d’un type de voiture. · Alleen voor een themapagina of een type wagen.',
    ),
    languages: languagesField,
    shownTo,
    period,
    demonstration: demonstrationField,
    eyebrow: optionalText('Ligne au-dessus du titre · Regel boven de titel'),
    title: pageTitle,
    description,
    lead,
    picture: pictureField,
    beside: fields.array(pictureField, {
      label: 'Autres voitures à côté · Andere wagens ernaast',
      itemLabel: ({ fields: { subject } }) => chosenLabel(subject.value, SUBJECT_LABELS),
    }),
    business: fields.object(
      {
        title: optionalText('Titre · Titel', { counted: 'title' }),
        description: optionalDescription,
        lead: optionalLead,
      },
      BUSINESS,
    ),
    blocks: blocksField,
    tabs: fields.array(
      fields.object({
        id: addressWord('Mot dans les liens · Woord in de links'),
        address: addressWords('Mot dans l’adresse · Woord in het adres'),
        title: pageTitle,
        description,
        lead,
        picture: pictureField,
        blocks: blocksField,
      }),
      { label: 'Onglets · Tabs', itemLabel: (tab) => itemTitle(tab.fields.title) },
    ),
  },
})
