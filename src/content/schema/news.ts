import { blocksField } from './blocks'
import { choice, entryName, lead, pageTitle } from './common-fields'
import { demonstrationField } from './demonstration'
import { collection, fields } from './fields'
import { languagesField } from './languages'
import { NEWS_CATEGORIES } from './news-categories'
import { NEWS_CATEGORY_LABELS } from './option-labels'
import { pictureField } from './picture'
import { addressWords } from './text'
import { shownTo } from './visibility'

export const newsCollection = collection({
  label: 'Actualités · Nieuws',
  path: 'src/content/entries/news/*',
  slugField: 'name',
  format: { data: 'yaml' },
  columns: ['date'],
  schema: {
    name: entryName,
    date: fields.date({
      label: 'Date · Datum',
      description: 'Avant ce jour, personne ne voit l’article. · Voor die dag ziet niemand het artikel.',
      validation: { isRequired: true },
    }),
    until: fields.date({
      label: 'Dernier jour · Laatste dag',
      description: 'Vide : l’article reste. · Leeg: het artikel blijft.',
    }),
    category: choice('Sujet · Onderwerp', NEWS_CATEGORIES, NEWS_CATEGORY_LABELS, 'models'),
    languages: languagesField,
    shownTo,
    address: addressWords('Mot dans l’adresse · Woord in het adres'),
    demonstration: demonstrationField,
    picture: pictureField,
    title: pageTitle,
    lead,
    blocks: blocksField,
  },
})
