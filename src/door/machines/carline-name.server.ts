import { CARLINE_NAMES, type CarlineCode, isSoldCarline } from '@/domain/carline'
import type { PageFacts } from './page-facts.server'

/** What a carline is called in the reader's language: a proper name, or the words for one that is announced. */
export function carlineName(code: CarlineCode, words: PageFacts['words']): string {
  return (isSoldCarline(code) ? undefined : words(`models:carline.${code}.name`)) ?? CARLINE_NAMES[code]
}
