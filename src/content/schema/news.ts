import { collection, fields } from '@keystatic/core'
import { blocksField } from './blocks'
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
    title: text('Title'),
    lead: text('Opening lines', { multiline: true }),
    blocks: blocksField,
  },
})
