import { collection, fields } from '@keystatic/core'
import { NEWS_CATEGORIES } from '../news-categories'
import { blocksField } from './blocks'
import { languagesField } from './languages'
import { pictureField } from './picture'
import { text } from './text'

export const newsCollection = collection({
  label: 'News',
  path: 'src/content/entries/news/*',
  slugField: 'name',
  format: { data: 'yaml' },
  columns: ['date'],
  schema: {
    name: fields.slug({ name: { label: 'Name for editors' } }),
    date: fields.date({ label: 'Date', validation: { isRequired: true } }),
    category: fields.select({
      label: 'About',
      options: NEWS_CATEGORIES.map((value) => ({ label: value as string, value })),
      defaultValue: 'models',
    }),
    languages: languagesField,
    picture: pictureField,
    title: text('Title'),
    lead: text('Opening lines', { multiline: true }),
    blocks: blocksField,
  },
})
