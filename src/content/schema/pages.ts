import { collection, fields } from '@keystatic/core'
import { PAGE_ROUTES } from '../content-routes'
import { blocksField } from './blocks'
import { languagesField } from './languages'
import { pictureField } from './picture'
import { addressWord, optionalText, text } from './text'

export const pagesCollection = collection({
  label: 'Pages',
  path: 'src/content/entries/pages/*',
  slugField: 'name',
  format: { data: 'yaml' },
  columns: ['route', 'subject'],
  schema: {
    name: fields.slug({ name: { label: 'Name for editors' } }),
    route: fields.select({
      label: 'Page',
      options: PAGE_ROUTES.map((name) => ({ label: name, value: name })),
      defaultValue: 'homepage',
    }),
    subject: fields.text({ label: 'Category', description: 'Only for category pages: lifestyle, suv …' }),
    languages: languagesField,
    eyebrow: optionalText('Line above the title'),
    title: text('Title'),
    description: text('Description for search engines', { multiline: true }),
    lead: text('Opening lines', { multiline: true }),
    picture: pictureField,
    business: fields.object(
      {
        title: optionalText('Title'),
        description: optionalText('Description for search engines', { multiline: true }),
        lead: optionalText('Opening lines', { multiline: true }),
      },
      { label: 'Other words for business buyers', description: 'Left empty: the words above.' },
    ),
    blocks: blocksField,
    tabs: fields.array(
      fields.object({
        id: addressWord('The id'),
        title: text('Title'),
        description: text('Description for search engines', { multiline: true }),
        lead: text('Opening lines', { multiline: true }),
        picture: pictureField,
        blocks: blocksField,
      }),
      { label: 'Tabs', itemLabel: (tab) => tab.fields.id.value },
    ),
  },
})
