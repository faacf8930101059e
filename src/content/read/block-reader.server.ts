import { isPreview } from '@/config/preview.server'
import type { BlockEntry, BlockEntryOf } from '../store/store.server'
import { readRichText } from '../text/rich-text'
import type { BlockContent, ContentBlock, ContentItem } from '../types'
import { readCarBlock } from './block-reader.cars.server'
import { readInteractiveBlock } from './block-reader.interactive.server'
import { blockGround } from './grounds'
import { isShown, periodEnd } from './limits'
import { linksInLanguage } from './links-in-language.server'
import { readPicture } from './pictures.server'
import type { Reading } from './reading'
import { readLink, readOptionalText, readText } from './text-reader'

type ItemEntry = BlockEntryOf<'cards'>['value']['items'][number]

/** The blocks of this reading, in their order. */
export async function readBlocks(blocks: readonly BlockEntry[], reading: Reading): Promise<ContentBlock[]> {
  const shown = blocks
    .map((block, index) => ({ block, index, id: block.value.anchor || `s${index + 1}` }))
    .filter(({ block }) => isShown(block.value, reading))
  const read = await Promise.all(
    shown.map(async ({ block, index, id }) => {
      // A preview of another day has no end: the browser would hide the block by its own clock, which shows today.
      const until = isPreview() ? undefined : periodEnd(block.value.period)?.toISOString()
      const ground = blockGround(block)
      const place = isPreview() && { index }
      return { id, ...(ground && { ground }), ...(until && { until }), ...place, ...(await readBlock(block, reading)) }
    }),
  )
  return linksInLanguage(read, reading.language)
}

function readItem(item: ItemEntry, reading: Reading): ContentItem {
  const title = readText(item.title, reading)
  return { title, text: readOptionalText(item.text, reading), link: readLink(item.link, reading, title) }
}

async function readBlock(block: BlockEntry, reading: Reading): Promise<BlockContent> {
  const optional = (text: Parameters<typeof readText>[0]) => readOptionalText(text, reading)
  const words = (text: Parameters<typeof readText>[0]) => readText(text, reading)
  switch (block.discriminant) {
    case 'text':
      return {
        kind: 'text',
        heading: optional(block.value.heading),
        body: readRichText(block.value.body[reading.language].node, reading),
      }
    case 'intro': {
      const { eyebrow, heading, text } = block.value
      return { kind: 'intro', eyebrow: optional(eyebrow), heading: optional(heading), text: words(text) }
    }
    case 'cards':
    case 'steps':
    case 'links':
      return {
        kind: block.discriminant,
        heading: optional(block.value.heading),
        items: block.value.items.map((item) => readItem(item, reading)),
      }
    case 'figures':
      return {
        kind: 'figures',
        heading: optional(block.value.heading),
        items: block.value.items.map(({ value, label }) => ({ value: words(value), label: words(label) })),
      }
    case 'table':
      return {
        kind: 'table',
        heading: optional(block.value.heading),
        columns: block.value.columns.map(words),
        rows: block.value.rows.map((row) => row.cells.map(words)),
      }
    case 'quote':
      return { kind: 'quote', words: words(block.value.words), speaker: optional(block.value.by) }
    case 'action':
      return {
        kind: 'action',
        heading: words(block.value.heading),
        text: optional(block.value.text),
        link: readLink(block.value.link, reading),
      }
    case 'hero': {
      const { eyebrow, title, text, picture, color, link, secondLink } = block.value
      return {
        kind: 'hero',
        eyebrow: optional(eyebrow),
        title: words(title),
        text: optional(text),
        picture: readPicture(picture, reading),
        color,
        links: [readLink(link, reading), readLink(secondLink, reading)].filter((each) => each !== null),
      }
    }
    case 'media': {
      const { heading, body, picture, side, link } = block.value
      return {
        kind: 'media',
        heading: optional(heading),
        body: readRichText(body[reading.language].node, reading),
        picture: readPicture(picture, reading),
        side,
        link: readLink(link, reading),
      }
    }
    case 'gallery':
      return {
        kind: 'gallery',
        heading: optional(block.value.heading),
        layout: block.value.layout,
        items: block.value.items.flatMap(({ picture, caption }) => {
          const drawn = readPicture(picture, reading)
          return drawn ? [{ picture: drawn, caption: optional(caption) }] : []
        }),
      }
    case 'features':
      return {
        kind: 'features',
        heading: optional(block.value.heading),
        items: block.value.items.map(({ icon, ...item }) => ({ icon, ...readItem(item, reading) })),
      }
    case 'banner': {
      const { heading, text, picture, link } = block.value
      return {
        kind: 'banner',
        heading: words(heading),
        text: optional(text),
        picture: readPicture(picture, reading),
        link: readLink(link, reading),
      }
    }
    case 'models':
    case 'model-highlight':
    case 'model-carousel-highlights':
    case 'model-gallery-highlight':
    case 'model-lease-action':
      return readCarBlock(block, reading)
    default:
      return readInteractiveBlock(block, reading)
  }
}
