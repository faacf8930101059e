import { type CarlineCode, isSoldCarline } from '@/domain/carline'

/**
 * Tabs of a model's page. One word for both languages, so that a language switch lands on the same tab: each reads
 * well in French and in Dutch.
 */
export const CARLINE_TABS = ['design', 'interieur', 'technologie', 'performance', 'data'] as const
export type CarlineTab = (typeof CARLINE_TABS)[number]

/** A carline that is only announced has no tabs: there is nothing to tell yet. */
export function carlineTabsOf(carline: CarlineCode): readonly CarlineTab[] {
  return isSoldCarline(carline) ? CARLINE_TABS : []
}

export function isCarlineTab(carline: CarlineCode, slug: string): slug is CarlineTab {
  return (carlineTabsOf(carline) as readonly string[]).includes(slug)
}
