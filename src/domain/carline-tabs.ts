import { type CarlineCode, isSoldCarline } from './carline'

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

/** Those that its entry writes, and the figures. A carline that is only announced has no tabs: there is nothing to tell yet. */
export function availableTabs({ code, tabs }: WrittenTabs): readonly CarlineTab[] {
  return isSoldCarline(code) ? CARLINE_TABS.filter((tab) => isFiguresTab(tab) || tabs.includes(tab)) : []
}

interface WrittenTabs {
  readonly code: CarlineCode
  readonly tabs: readonly string[]
}

/** Tabs made of the service's figures alone: no editor writes them. */
export function isFiguresTab(tab: CarlineTab): tab is 'versions' | 'data' {
  return tab === 'versions' || tab === 'data'
}
