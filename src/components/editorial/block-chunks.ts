import type { BlockKind } from '@/content/types'

/** The code of rare blocks, and of an opening with a picture: the same imports as in Blocks.tsx and PageIntro.tsx. */
const CHUNKS = {
  hero: () => import('./PageHero'),
  pictures: () => import('./Blocks.Pictures'),
  interactive: () => import('./Blocks.Interactive'),
  cars: () => import('./Blocks.Cars'),
}
export type Chunk = keyof typeof CHUNKS

const PICTURES = /^(?:hero|media|gallery|features|banner)$/
const PLAIN = /^(?:text|intro|cards|steps|links|figures|table|quote|action)$/

export function chunkOf(kind: BlockKind): Chunk | undefined {
  if (PLAIN.test(kind)) return undefined
  return kind.startsWith('model') ? 'cars' : PICTURES.test(kind) ? 'pictures' : 'interactive'
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
