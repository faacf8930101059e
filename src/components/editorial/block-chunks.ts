import type { BlockKind } from '@/content/types'
import { islands } from './block-islands'

/** The code of blocks, and of an opening with a picture: of the islands, and the dynamic imports of Blocks.tsx. */
const CHUNKS = {
  opening: islands.opening.load,
  plain: islands.plain.load,
  pictures: islands.pictures.load,
  reading: islands.reading.load,
  comparison: islands.comparison.load,
  news: islands.news.load,
  cars: islands.cars.load,
  gallery: islands.gallery.load,
  carousel: islands.carousel.load,
  slots: () => import('./Blocks.Slots'),
}
export type Chunk = keyof typeof CHUNKS

const CHUNK_OF: Readonly<Record<BlockKind, Chunk>> = {
  text: 'plain',
  cards: 'plain',
  steps: 'plain',
  links: 'plain',
  figures: 'plain',
  table: 'plain',
  quote: 'plain',
  action: 'plain',
  intro: 'plain',
  hero: 'pictures',
  media: 'pictures',
  features: 'pictures',
  banner: 'pictures',
  gallery: 'gallery',
  accordion: 'reading',
  tabs: 'reading',
  downloads: 'reading',
  faq: 'reading',
  comparison: 'comparison',
  tool: 'slots',
  form: 'slots',
  news: 'news',
  models: 'cars',
  'model-highlight': 'cars',
  'model-gallery-highlight': 'cars',
  'model-lease-action': 'cars',
  'model-carousel-highlights': 'carousel',
}

export function chunkOf(kind: BlockKind): Chunk {
  return CHUNK_OF[kind]
}

const loaded = new Set<Chunk>()

export function isLoaded(chunk: Chunk): boolean {
  return loaded.has(chunk)
}

/** Fetches code before it is drawn, so that a page of a later navigation appears whole. */
export async function loadChunk(chunk: Chunk): Promise<void> {
  await CHUNKS[chunk]()
  loaded.add(chunk)
}
