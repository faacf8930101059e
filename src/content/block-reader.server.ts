import type { Audience } from '@/routing/build-path'
import { readRichText } from './rich-text'
import { EVERYONE } from './schema/audience'
import type { PageEntry } from './store.server'
import { readLink, readOptionalText, readText } from './text-reader'
import type { BlockContent, ContentBlock, ContentItem } from './types'

export type BlockEntry = PageEntry['blocks'][number]
type ItemEntry = Extract<BlockEntry, { discriminant: 'cards' }>['value']['items'][number]

function readItem(item: ItemEntry, audience: Audience): ContentItem {
  const title = readText(item.title, audience)
  return { title, text: readOptionalText(item.text, audience), link: readLink(item.link, audience, title) }
}

function readBlock(block: BlockEntry, audience: Audience): BlockContent {
  switch (block.discriminant) {
    case 'text':
      return {
        kind: 'text',
        heading: readOptionalText(block.value.heading, audience),
        body: readRichText(block.value.body[audience.language].node, audience),
      }
    case 'cards':
    case 'steps':
    case 'links':
      return {
        kind: block.discriminant,
        heading: readOptionalText(block.value.heading, audience),
        items: block.value.items.map((item) => readItem(item, audience)),
      }
    case 'figures':
      return {
        kind: 'figures',
        heading: readOptionalText(block.value.heading, audience),
        items: block.value.items.map(({ value, label }) => ({
          value: readText(value, audience),
          label: readText(label, audience),
        })),
      }
    case 'table':
      return {
        kind: 'table',
        heading: readOptionalText(block.value.heading, audience),
        columns: block.value.columns.map((column) => readText(column, audience)),
        rows: block.value.rows.map((row) => row.cells.map((cell) => readText(cell, audience))),
      }
    case 'quote':
      return {
        kind: 'quote',
        words: readText(block.value.words, audience),
        by: readOptionalText(block.value.by, audience),
      }
    case 'action':
      return {
        kind: 'action',
        heading: readText(block.value.heading, audience),
        text: readOptionalText(block.value.text, audience),
        link: readLink(block.value.link, audience),
      }
  }
}

/** The blocks that this audience sees, in their order. */
export function readBlocks(blocks: readonly BlockEntry[], audience: Audience): ContentBlock[] {
  return blocks
    .map((block, index) => ({ block, id: `s${index + 1}` }))
    .filter(({ block: { value } }) => value.shownTo === EVERYONE || value.shownTo === audience.salesType)
    .map(({ block, id }) => ({ id, ...readBlock(block, audience) }))
}
