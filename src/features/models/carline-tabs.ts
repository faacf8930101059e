import { type CarlineCode, isElectricCarline, isSoldCarline } from '@/domain/carline'
import { isOneOf } from '@/domain/is-one-of'

/**
 * Tabs of a model's page, in their order. One word for both languages, so that a language switch lands on the same tab:
 * each reads well in French and in Dutch.
 */
export const CARLINE_TABS = [
  'design',
  'interieur',
  'technologie',
  'performance',
  'autonomie',
  'safety',
  'versions',
  'data',
] as const
export type CarlineTab = (typeof CARLINE_TABS)[number]

/**
 * Where every version is electric, range is told in place of performance. A carline that is only announced has no tabs:
 * there is nothing to tell yet.
 */
export function availableTabs(carline: CarlineCode): readonly CarlineTab[] {
  if (!isSoldCarline(carline)) return []
  const notIts = isElectricCarline(carline) ? 'performance' : 'autonomie'
  return CARLINE_TABS.filter((tab) => tab !== notIts)
}

export function isCarlineTab(carline: CarlineCode, slug: string): slug is CarlineTab {
  return isOneOf(availableTabs(carline), slug)
}

/** Tabs made of the service's figures alone: no editor writes them. */
export function isFiguresTab(tab: CarlineTab): tab is 'versions' | 'data' {
  return tab === 'versions' || tab === 'data'
}
