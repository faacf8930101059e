import type { ContentBlock } from '../types'

/** The blocks of everything that a view is given: a page, an article, a carline, a tab. */
export function listBlocks(view: object): readonly ContentBlock[] {
  return Object.values(view).flatMap((part) => (hasBlocks(part) ? part.blocks : []))
}

function hasBlocks(part: unknown): part is { readonly blocks: readonly ContentBlock[] } {
  return typeof part === 'object' && part !== null && 'blocks' in part && Array.isArray(part.blocks)
}
