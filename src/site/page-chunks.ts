import { type Chunk, chunkOf } from '@/components/editorial/block-chunks'
import { blocksOf } from '@/content/blocks-of'

/** The code that a page's content needs besides its view's. */
export function chunksOf(view: Readonly<Record<string, unknown>> = {}): readonly Chunk[] {
  const chunks = new Set(blocksOf(view).map(({ kind }) => chunkOf(kind)))
  const page = view.page as { readonly picture?: unknown } | undefined
  if (page?.picture) chunks.add('opening')
  return [...chunks]
}
