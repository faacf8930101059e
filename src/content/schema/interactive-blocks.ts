import { fields } from '@keystatic/core'
import { FORM_NAMES, TOOL_NAMES } from '../block-names'
import { limits } from './limits'
import { optionalLinkField } from './link'
import { heading, itemTitle, option } from './parts'
import { addressWord, optionalText, richText, text } from './text'

/** One file for each language; the same name twice for a file that speaks both. */
export const downloadField = text('File, from public/downloads')

/** Blocks that the reader opens, chooses in, takes along or fills in. */
export const interactiveBlocks = {
  comparison: {
    label: 'Comparison',
    schema: fields.object({
      heading,
      columns: fields.array(
        fields.object({
          title: text('Column'),
          highlighted: fields.checkbox({ label: 'Highlighted' }),
          link: optionalLinkField,
        }),
        { label: 'What is compared', itemLabel: (item) => itemTitle(item.fields.title) },
      ),
      rows: fields.array(fields.object({ title: text('Row'), cells: fields.array(text('Cell'), { label: 'Cells' }) }), {
        label: 'Rows',
        itemLabel: (item) => itemTitle(item.fields.title),
      }),
      ...limits,
    }),
  },
  accordion: {
    label: 'Accordion',
    schema: fields.object({
      heading,
      items: fields.array(fields.object({ title: text('Title'), body: richText('Text') }), {
        label: 'Items',
        itemLabel: (item) => itemTitle(item.fields.title),
      }),
      ...limits,
    }),
  },
  tabs: {
    label: 'Tabs in the page',
    schema: fields.object({
      heading,
      items: fields.array(
        fields.object({
          id: addressWord('The id'),
          title: text('Title'),
          body: richText('Text'),
          link: optionalLinkField,
        }),
        { label: 'Tabs', itemLabel: (item) => itemTitle(item.fields.title) },
      ),
      ...limits,
    }),
  },
  downloads: {
    label: 'Downloads',
    schema: fields.object({
      heading,
      items: fields.array(
        fields.object({
          title: text('Title'),
          text: optionalText('Text'),
          file: downloadField,
        }),
        { label: 'Files', itemLabel: (item) => itemTitle(item.fields.title) },
      ),
      ...limits,
    }),
  },
  form: {
    label: 'Form',
    schema: fields.object({
      heading: text('Heading'),
      text: optionalText('Text', { multiline: true }),
      form: fields.select({ label: 'Form', options: FORM_NAMES.map(option), defaultValue: 'contact' }),
      link: optionalLinkField,
      ...limits,
    }),
  },
  tool: {
    label: 'Calculator, table or list',
    schema: fields.object({
      heading,
      text: optionalText('Text', { multiline: true }),
      tool: fields.select({ label: 'Tool', options: TOOL_NAMES.map(option), defaultValue: 'electric-range' }),
      ...limits,
    }),
  },
  faq: {
    label: 'Questions',
    schema: fields.object({
      heading,
      questions: fields.array(fields.text({ label: 'Id of the question' }), {
        label: 'Questions',
        itemLabel: (item) => item.value,
      }),
      ...limits,
    }),
  },
  news: {
    label: 'Latest news',
    schema: fields.object({
      heading,
      count: fields.integer({ label: 'How many', defaultValue: 3, validation: { min: 1, max: 12, isRequired: true } }),
      ...limits,
    }),
  },
}
