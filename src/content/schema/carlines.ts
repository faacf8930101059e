import { collection, fields } from '@keystatic/core'
import { blocksField } from './blocks'
import { anyCarline } from './car-blocks'
import { pictureField } from './picture'
import { addressWord, optionalText, text } from './text'

/** The words of a carline. Versions, prices, WLTP and technical data are not words: they come from the service. */
export const carlinesCollection = collection({
  label: 'Carlines',
  path: 'src/content/entries/carlines/*',
  slugField: 'name',
  format: { data: 'yaml' },
  columns: ['carline'],
  schema: {
    name: fields.slug({ name: { label: 'Name for editors' } }),
    carline: anyCarline,
    title: text('Name'),
    tagline: text('One line'),
    description: optionalText('Description for search engines', { multiline: true }),
    intro: text('Opening lines', { multiline: true }),
    business: fields.object(
      {
        tagline: optionalText('One line'),
        description: optionalText('Description for search engines', { multiline: true }),
        intro: optionalText('Opening lines', { multiline: true }),
      },
      { label: 'Other words for business buyers', description: 'Left empty: the words above.' },
    ),
    blocks: blocksField,
    tabs: fields.array(
      fields.object({
        id: addressWord('The id'),
        title: text('Title'),
        description: optionalText('Description for search engines', { multiline: true }),
        lead: text('Opening lines', { multiline: true }),
        picture: pictureField,
        blocks: blocksField,
      }),
      { label: 'Tabs', itemLabel: (tab) => tab.fields.id.value },
    ),
  },
})
