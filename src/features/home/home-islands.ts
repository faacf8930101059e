import { islandContent } from '@/components/Island'

/** Parts of the homepage that are pictures, links and words (docs/decisions/0009-islands-in-the-shell.md). */
export const homeIslands = {
  models: islandContent(
    typeof window === 'undefined' ? (require('./HomeModels') as typeof import('./HomeModels')).HomeModels : undefined,
    () => import('./HomeModels').then(({ HomeModels }) => HomeModels),
  ),
  news: islandContent(
    typeof window === 'undefined' ? (require('./HomeNews') as typeof import('./HomeNews')).HomeNews : undefined,
    () => import('./HomeNews').then(({ HomeNews }) => HomeNews),
  ),
}

/** For a navigation inside the site, which draws them in the browser. */
export function loadHomeIslands(): Promise<unknown> {
  return Promise.all(Object.values(homeIslands).map(({ load }) => load()))
}
