import { fields } from '@keystatic/core'
import { carBlocks } from './car-blocks'
import { interactiveBlocks } from './interactive-blocks'
import { limits } from './limits'
import { linkField } from './link'
import { mediaBlocks } from './media-blocks'
import { heading, itemTitle } from './parts'
import { optionalText, richText, text } from './text'

const titledItems = (label: string) =>
  fields.array(
    fields.object({
      title: text('Title'),
      text: optionalText('Text', { multiline: true }),
      link: linkField,
    }),
    { label, itemLabel: (item) => itemTitle(item.fields.title) },
  )

/**
 * The parts a page is built from. A new kind is a row here or in one of the files beside it, a case in
 * block-reader.server.ts, a type in types.ts and a view; the compiler asks for each.
 */
export const blocksField = fields.blocks(
  {
    text: {
      label: 'Running text',
      itemLabel: (block) => itemTitle(block.fields.heading) || 'Running text',
      schema: fields.object({ heading, body: richText('Text'), ...limits }),
    },
    intro: {
      label: 'Opening paragraph',
      schema: fields.object({
        eyebrow: optionalText('Line above the heading'),
        heading,
        text: text('Text', { multiline: true }),
        ...limits,
      }),
    },
    cards: {
      label: 'Cards',
      schema: fields.object({ heading, items: titledItems('Cards'), ...limits }),
    },
    steps: {
      label: 'Steps',
      schema: fields.object({ heading, items: titledItems('Steps'), ...limits }),
    },
    links: {
      label: 'Links',
      schema: fields.object({ heading, items: titledItems('Links'), ...limits }),
    },
    figures: {
      label: 'Figures',
      schema: fields.object({
        heading,
        items: fields.array(fields.object({ value: text('Figure'), label: text('What it counts') }), {
          label: 'Figures',
          itemLabel: (item) => itemTitle(item.fields.value),
        }),
        ...limits,
      }),
    },
    table: {
      label: 'Table',
      schema: fields.object({
        heading,
        columns: fields.array(text('Column'), { label: 'Columns' }),
        rows: fields.array(fields.object({ cells: fields.array(text('Cell'), { label: 'Cells' }) }), { label: 'Rows' }),
        ...limits,
      }),
    },
    quote: {
      label: 'Quote',
      schema: fields.object({
        words: text('Words', { multiline: true }),
        by: optionalText('Said by'),
        ...limits,
      }),
    },
    action: {
      label: 'Call to action',
      schema: fields.object({
        heading: text('Heading'),
        text: optionalText('Text', { multiline: true }),
        link: linkField,
        ...limits,
      }),
    },
    ...mediaBlocks,
    ...interactiveBlocks,
    ...carBlocks,
  },
  { label: 'Blocks' },
)
