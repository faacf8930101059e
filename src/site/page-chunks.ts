import { type Chunk, chunkOf, isLoaded, loadChunk } from '@/components/editorial/block-chunks'
import { blocksOf } from '@/content/blocks-of'

type View = Readonly<Record<string, unknown>>

/** The code that a page's content needs besides its view's. */
export function chunksOf(view: View = {}): readonly Chunk[] {
  const chunks = new Set(blocksOf(view).map(({ kind }) => chunkOf(kind)))
  const page = view.page as { readonly picture?: unknown } | undefined
  if (page?.picture) chunks.add('opening')
  return [...chunks]
}

export function areLoaded(view: View | undefined): boolean {
  return chunksOf(view).every(isLoaded)
}

export function loadChunks(view: View | undefined): Promise<unknown> {
  return Promise.all(chunksOf(view).map(loadChunk))
}
