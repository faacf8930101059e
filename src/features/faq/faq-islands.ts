import { islandContent } from '@/components/Island'

/** Questions that a search has not filtered yet (docs/decisions/0009-islands-in-the-shell.md). */
export const faqIslands = {
  groups: islandContent(
    typeof window === 'undefined' ? (require('./FaqGroups') as typeof import('./FaqGroups')).FaqGroups : undefined,
    () => import('./FaqGroups').then(({ FaqGroups }) => FaqGroups),
  ),
}

/** For a navigation inside the site, which draws them in the browser. */
export function loadFaqIslands(): Promise<unknown> {
  return faqIslands.groups.load()
}
