import { islandContent } from '@/components/Island'

/** Below the first screen: links and words, and a search among dealers that wakes (docs/decisions/0009-islands-in-the-shell.md). */
export const contactIslands = {
  topics: islandContent(
    typeof window === 'undefined' ? (require('./Topics') as typeof import('./Topics')).Topics : undefined,
    () => import('./Topics').then(({ Topics }) => Topics),
  ),
  dealers: islandContent(
    typeof window === 'undefined'
      ? (require('./DealersSection') as typeof import('./DealersSection')).DealersSection
      : undefined,
    () => import('./DealersSection').then(({ DealersSection }) => DealersSection),
  ),
}

/** For a navigation inside the site, which draws them in the browser. */
export function loadContactIslands(): Promise<unknown> {
  return Promise.all(Object.values(contactIslands).map(({ load }) => load()))
}
