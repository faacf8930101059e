import { collection, fields } from '@keystatic/core'
import { blocksField } from './blocks'
import { demonstrationField } from './demonstration'
import { languagesField } from './languages'
import { NEWS_CATEGORIES } from './news-categories'
import { NEWS_CATEGORY_LABELS } from './option-labels'
import { options } from './parts'
import { pictureField } from './picture'
import { addressWords, text } from './text'

export const newsCollection = collection({
  label: 'Actualités · Nieuws',
  path: 'src/content/entries/news/*',
  slugField: 'name',
  format: { data: 'yaml' },
  columns: ['date'],
  schema: {
    name: fields.slug({ name: { label: 'Nom pour la rédaction · Naam voor de redactie' } }),
    date: fields.date({ label: 'Date · Datum', validation: { isRequired: true } }),
    category: fields.select({
      label: 'Sujet · Onderwerp',
      options: options(NEWS_CATEGORIES, NEWS_CATEGORY_LABELS),
      defaultValue: 'models',
    }),
    languages: languagesField,
    address: addressWords('Mot dans l’adresse · Woord in het adres'),
    demonstration: demonstrationField,
    picture: pictureField,
    title: text('Titre · Titel'),
    lead: text('Introduction · Inleiding', { multiline: true }),
    blocks: blocksField,
  },
})
