import { FIRST_PRODUCT } from '@/domain/finance-terms'
import type { Bilingual } from '@/domain/language'
import { USUAL_PRODUCT } from '../schema/block-names'
import type { CarShot } from '../schema/picture-names'
import type { BlockEntry, BlockEntryOf } from '../store/store.server'
import { readRichText } from '../text/rich-text'
import type { BlockContent, BlockKind, ContentItem } from '../types'
import { findDownload } from './downloads.server'
import { readFaq } from './faq.server'
import { listNews } from './news.server'
import { type PictureEntry, readPicture, readShot } from './pictures.server'
import type { Reading } from './reading'
import { isClosed, type LinkEntry, readLink, readOptionalText, readText } from './text-reader'

/** How the fields of blocks are read in one reading. */
export function fieldReaders(reading: Reading) {
  return {
    reading,
    words: (text: Bilingual) => readText(text, reading),
    optional: (text: Bilingual) => readOptionalText(text, reading),
    rich: (body: BlockEntryOf<'text'>['value']['body']) => readRichText(body[reading.language].node, reading),
    link: (link: LinkEntry) => readLink(link, reading),
    /** Those whose page is not closed by a flag. */
    open: <Item extends { readonly link: LinkEntry }>(items: readonly Item[]) =>
      items.filter(({ link }) => !isClosed(link, reading)),
    picture: (picture: PictureEntry) => readPicture(picture, reading),
    shot: (carline: string, shot: string) => readShot(carline, shot, reading),
    item: (item: BlockEntryOf<'cards'>['value']['items'][number]): ContentItem => {
      const title = readText(item.title, reading)
      return { title, text: readOptionalText(item.text, reading), link: readLink(item.link, reading, title) }
    },
  }
}

type Value<K extends BlockKind> = BlockEntryOf<K>['value']
type Content<K extends BlockKind, B = BlockContent> = B extends { kind: infer Kinds }
  ? K extends Kinds
    ? Omit<B, 'kind'>
    : never
  : never
type Fields = ReturnType<typeof fieldReaders>
export type BlockReader<K extends BlockKind> = (value: Value<K>, read: Fields) => Content<K> | Promise<Content<K>>

const readItems = ({ heading, items }: Value<'cards'>, { optional, open, item }: Fields) => ({
  heading: optional(heading),
  items: open(items).map(item),
})

const USUAL_SHOTS: readonly CarShot[] = ['rear', 'close-front', 'close-wheel']

/** What a block's entry says, by its kind. Of cars: which one, in which picture; what it costs is the service's to say. */
export const blockReaders: { readonly [K in BlockEntry['discriminant']]: BlockReader<Extract<BlockKind, K>> } = {
  text: ({ heading, body }, { optional, rich }) => ({ heading: optional(heading), body: rich(body) }),
  intro: ({ eyebrow, heading, text }, { optional, words }) => ({
    eyebrow: optional(eyebrow),
    heading: optional(heading),
    text: words(text),
  }),
  cards: readItems,
  steps: readItems,
  links: readItems,
  figures: ({ heading, items }, { optional, words }) => ({
    heading: optional(heading),
    items: items.map(({ value, label }) => ({ value: words(value), label: words(label) })),
  }),
  table: ({ heading, columns, rows }, { optional, words }) => ({
    heading: optional(heading),
    columns: columns.map(words),
    rows: rows.map(({ cells }) => cells.map(words)),
  }),
  quote: (value, { optional, words }) => ({ words: words(value.words), speaker: optional(value.by) }),
  action: ({ heading, text, link }, read) => ({
    heading: read.words(heading),
    text: read.optional(text),
    link: read.link(link),
  }),
  hero: ({ eyebrow, title, text, picture, color, link, secondLink }, read) => ({
    eyebrow: read.optional(eyebrow),
    title: read.words(title),
    text: read.optional(text),
    picture: read.picture(picture),
    color,
    links: [read.link(link), read.link(secondLink)].filter((each) => each !== null),
  }),
  media: ({ heading, body, picture, side, link }, read) => ({
    heading: read.optional(heading),
    body: read.rich(body),
    picture: read.picture(picture),
    side,
    link: read.link(link),
  }),
  gallery: ({ heading, layout, items }, { optional, picture: readDrawn }) => ({
    heading: optional(heading),
    layout,
    items: items.flatMap(({ picture, caption }) => {
      const drawn = readDrawn(picture)
      return drawn ? [{ picture: drawn, caption: optional(caption) }] : []
    }),
  }),
  features: ({ heading, items }, read) => ({
    heading: read.optional(heading),
    items: read.open(items).map(({ icon, ...item }) => ({ icon, ...read.item(item) })),
  }),
  banner: ({ heading, text, picture, link }, read) => ({
    heading: read.words(heading),
    text: read.optional(text),
    picture: read.picture(picture),
    link: read.link(link),
  }),

  comparison: ({ heading, columns, rows }, read) => ({
    heading: read.optional(heading),
    columns: read.open(columns).map(({ title, highlighted, link }) => ({
      title: read.words(title),
      highlighted,
      link: read.link(link),
    })),
    rows: rows.map(({ title, cells }) => {
      const open = new Set(read.open(columns))
      const shown = cells.filter((_, index) => !columns[index] || open.has(columns[index]))
      return { title: read.words(title), cells: shown.map(read.words) }
    }),
  }),
  accordion: ({ heading, items }, { optional, words, rich }) => ({
    heading: optional(heading),
    items: items.map(({ title, body }) => ({ title: words(title), body: rich(body) })),
  }),
  tabs: ({ heading, items }, read) => ({
    heading: read.optional(heading),
    items: read.open(items).map(({ id, title, body, link }) => ({
      id,
      title: read.words(title),
      body: read.rich(body),
      link: read.link(link),
    })),
  }),
  downloads: ({ heading, items }, { optional, words, reading }) => ({
    heading: optional(heading),
    items: items.flatMap(({ title, text, file }) => {
      const found = findDownload(file[reading.language])
      if (!found) return []
      const { href, kind: type, bytes } = found
      return [{ title: words(title), text: optional(text), href, type, bytes }]
    }),
  }),
  form: ({ heading, text, form, label }, read) => ({
    heading: read.words(heading),
    text: read.optional(text),
    form,
    label: read.words(label),
  }),
  tool: ({ heading, text, tool }, { optional }) => ({ heading: optional(heading), text: optional(text), tool }),
  faq: async ({ heading, questions }, { optional, reading }) => {
    const known = (await readFaq(reading)).flatMap((group) => group.questions)
    return {
      heading: optional(heading),
      questions: questions.flatMap((id) => known.find((question) => question.id === id) ?? []),
    }
  },
  news: async ({ heading, count }, { optional, reading }) => ({
    heading: optional(heading),
    articles: await listNews(reading, count),
  }),

  models: ({ heading, carlines }, { optional }) => ({ heading: optional(heading), carlines: [...carlines] }),
  'model-highlight': ({ carline, shot, eyebrow, text }, read) => ({
    carline,
    eyebrow: read.optional(eyebrow),
    text: read.optional(text),
    picture: read.shot(carline, shot),
  }),
  'model-carousel-highlights': ({ heading, items }, read) => ({
    heading: read.optional(heading),
    items: items.map(({ carline, text }) => ({
      carline,
      text: read.optional(text),
      picture: read.shot(carline, 'card'),
    })),
  }),
  'model-gallery-highlight': ({ carline, heading, text, shots }, read) => ({
    carline,
    heading: read.optional(heading),
    text: read.optional(text),
    pictures: (shots.length > 0 ? shots : USUAL_SHOTS)
      .map((shot) => read.shot(carline, shot))
      .filter((picture) => picture !== null),
  }),
  'model-lease-action': ({ carline, shot, heading, text, product, link }, read) => ({
    carline,
    heading: read.optional(heading),
    text: read.optional(text),
    picture: read.shot(carline, shot),
    product: product === USUAL_PRODUCT ? FIRST_PRODUCT[read.reading.salesType] : product,
    link: read.link(link),
  }),
}
