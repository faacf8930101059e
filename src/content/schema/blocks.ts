import { fields } from '@keystatic/core'
import { shownTo } from './audience'
import { linkField } from './link'
import { optionalText, richText, text } from './text'

const heading = optionalText('Heading')

const titledItems = (label: string) =>
  fields.array(
    fields.object({
      title: text('Title'),
      text: optionalText('Text', { multiline: true }),
      link: linkField,
    }),
    { label, itemLabel: (item) => item.fields.title.fields.fr.value },
  )

/** The parts a page is built from. A new kind of block is a row here, a case in block-reader.ts and a view. */
export const blocksField = fields.blocks(
  {
    text: {
      label: 'Running text',
      itemLabel: (block) => block.fields.heading.fields.fr.value || 'Running text',
      schema: fields.object({ heading, body: richText('Text'), shownTo }),
    },
    cards: {
      label: 'Cards',
      schema: fields.object({ heading, items: titledItems('Cards'), shownTo }),
    },
    steps: {
      label: 'Steps',
      schema: fields.object({ heading, items: titledItems('Steps'), shownTo }),
    },
    links: {
      label: 'Links',
      schema: fields.object({ heading, items: titledItems('Links'), shownTo }),
    },
    figures: {
      label: 'Figures',
      schema: fields.object({
        heading,
        items: fields.array(fields.object({ value: text('Figure'), label: text('What it counts') }), {
          label: 'Figures',
          itemLabel: (item) => item.fields.value.fields.fr.value,
        }),
        shownTo,
      }),
    },
    table: {
      label: 'Table',
      schema: fields.object({
        heading,
        columns: fields.array(text('Column'), { label: 'Columns' }),
        rows: fields.array(fields.object({ cells: fields.array(text('Cell'), { label: 'Cells' }) }), { label: 'Rows' }),
        shownTo,
      }),
    },
    quote: {
      label: 'Quote',
      schema: fields.object({
        words: text('Words', { multiline: true }),
        by: optionalText('Said by'),
        shownTo,
      }),
    },
    action: {
      label: 'Call to action',
      schema: fields.object({
        heading: text('Heading'),
        text: optionalText('Text', { multiline: true }),
        link: linkField,
        shownTo,
      }),
    },
  },
  { label: 'Blocks' },
)
