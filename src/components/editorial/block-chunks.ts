import type { BlockKind } from '@/content/types'

/** The code of rare blocks, and of an opening with a picture: the same imports as in Blocks.tsx and PageIntro.tsx. */
const CHUNKS = {
  opening: () => import('./PageHero'),
  picture: () => import('@/components/CarPicture'),
  pictures: () => import('./Blocks.Pictures'),
  gallery: () => import('./Blocks.Gallery'),
  reading: () => import('./Blocks.Reading'),
  comparison: () => import('./Blocks.Comparison'),
  slots: () => import('./Blocks.Slots'),
  news: () => import('./Blocks.News'),
  cars: () => import('./Blocks.Cars'),
}
export type Chunk = keyof typeof CHUNKS

const PICTURES: readonly Chunk[] = ['pictures', 'picture']
const CARS: readonly Chunk[] = ['cars', 'picture']
const READING: readonly Chunk[] = ['reading']
const SLOTS: readonly Chunk[] = ['slots']

/** Kinds that are not named here are in the code of every page with blocks. */
const CHUNKS_OF: Readonly<Partial<Record<BlockKind, readonly Chunk[]>>> = {
  hero: PICTURES,
  media: PICTURES,
  features: PICTURES,
  banner: PICTURES,
  gallery: ['gallery', 'picture'],
  accordion: READING,
  tabs: READING,
  downloads: READING,
  faq: READING,
  comparison: ['comparison'],
  tool: SLOTS,
  form: SLOTS,
  news: ['news'],
  models: CARS,
  'model-highlight': CARS,
  'model-carousel-highlights': CARS,
  'model-gallery-highlight': CARS,
  'model-lease-action': CARS,
}

export function chunksOfKind(kind: BlockKind): readonly Chunk[] {
  return CHUNKS_OF[kind] ?? []
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
