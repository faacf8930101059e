import type { BlockEntryOf } from '../store/store.server'
import { readRichText } from '../text/rich-text'
import type { BlockContent } from '../types'
import { findDownload } from './downloads.server'
import { readFaq } from './faq.server'
import { listNews } from './news.server'
import type { Reading } from './reading'
import { readLink, readOptionalText, readText } from './text-reader'

type InteractiveBlockEntry = BlockEntryOf<
  'comparison' | 'accordion' | 'tabs' | 'downloads' | 'form' | 'tool' | 'faq' | 'news'
>

/** Blocks that the reader opens, chooses in, takes along or fills in, and those that show other entries. */
export async function readInteractiveBlock(block: InteractiveBlockEntry, reading: Reading): Promise<BlockContent> {
  const optional = (text: Parameters<typeof readText>[0]) => readOptionalText(text, reading)
  const words = (text: Parameters<typeof readText>[0]) => readText(text, reading)
  switch (block.discriminant) {
    case 'comparison': {
      const { heading, columns, rows } = block.value
      return {
        kind: 'comparison',
        heading: optional(heading),
        columns: columns.map(({ title, highlighted, link }) => ({
          title: words(title),
          highlighted,
          link: readLink(link, reading),
        })),
        rows: rows.map(({ title, cells }) => ({ title: words(title), cells: cells.map(words) })),
      }
    }
    case 'accordion':
      return {
        kind: 'accordion',
        heading: optional(block.value.heading),
        items: block.value.items.map(({ title, body }) => ({
          title: words(title),
          body: readRichText(body[reading.language].node, reading),
        })),
      }
    case 'tabs':
      return {
        kind: 'tabs',
        heading: optional(block.value.heading),
        items: block.value.items.map(({ id, title, body, link }) => ({
          id,
          title: words(title),
          body: readRichText(body[reading.language].node, reading),
          link: readLink(link, reading),
        })),
      }
    case 'downloads':
      return {
        kind: 'downloads',
        heading: optional(block.value.heading),
        items: block.value.items.flatMap(({ title, text, file }) => {
          const found = findDownload(file[reading.language])
          if (!found) return []
          const { href, kind: type, bytes } = found
          return [{ title: words(title), text: optional(text), href, type, bytes }]
        }),
      }
    case 'form': {
      const { heading, text, form, label } = block.value
      return { kind: 'form', heading: words(heading), text: optional(text), form, label: words(label) }
    }
    case 'tool': {
      const { heading, text, tool } = block.value
      return { kind: 'tool', heading: optional(heading), text: optional(text), tool }
    }
    case 'faq': {
      const questions = (await readFaq(reading)).flatMap((group) => group.questions)
      return {
        kind: 'faq',
        heading: optional(block.value.heading),
        questions: block.value.questions.flatMap((id) => questions.find((question) => question.id === id) ?? []),
      }
    }
    case 'news':
      return {
        kind: 'news',
        heading: optional(block.value.heading),
        articles: await listNews(reading.language, block.value.count),
      }
  }
}
