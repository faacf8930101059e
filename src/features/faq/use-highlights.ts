import { type RefObject, useEffect } from 'react'
import { findPlaces } from '@/i18n/fold'

/** Name of the ::highlight() rule. */
export const FOUND = 'faq-found'

/**
 * Marks the terms within the element with the CSS Custom Highlight API. It adds no elements, so screen readers get unbroken text. A
 * browser without it shows the text unmarked.
 */
export function useHighlights(ref: RefObject<HTMLElement | null>, terms: readonly string[]): void {
  useEffect(() => {
    const root = ref.current
    if (!root || terms.length === 0 || typeof Highlight === 'undefined') return
    CSS.highlights.set(FOUND, new Highlight(...findRanges(root, terms)))
    return () => {
      CSS.highlights.delete(FOUND)
    }
  }, [ref, terms])
}

function findRanges(root: HTMLElement, terms: readonly string[]): StaticRange[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const ranges: StaticRange[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { start, end } of findPlaces(node.textContent ?? '', terms)) {
      ranges.push(new StaticRange({ startContainer: node, startOffset: start, endContainer: node, endOffset: end }))
    }
  }
  return ranges
}
