import { type RefObject, useEffect } from 'react'
import { findPlaces } from '@/i18n/fold'

/** Of the ::highlight() rule that paints what was found. */
export const FOUND = 'faq-found'

/**
 * Paints the terms wherever they stand under the element. By the browser's own highlights, which leave the text whole
 * for a screen reader; a browser without them shows the same questions unpainted.
 */
export function useHighlights(ref: RefObject<HTMLElement | null>, terms: readonly string[]): void {
  useEffect(() => {
    const root = ref.current
    if (!root || terms.length === 0 || typeof Highlight === 'undefined') return
    CSS.highlights.set(FOUND, new Highlight(...rangesIn(root, terms)))
    return () => {
      CSS.highlights.delete(FOUND)
    }
  }, [ref, terms])
}

function rangesIn(root: HTMLElement, terms: readonly string[]): StaticRange[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const ranges: StaticRange[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { start, end } of findPlaces(node.textContent ?? '', terms)) {
      ranges.push(new StaticRange({ startContainer: node, startOffset: start, endContainer: node, endOffset: end }))
    }
  }
  return ranges
}
