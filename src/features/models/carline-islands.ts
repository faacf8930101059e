import { islandContent } from '@/components/Island'

/** Parts of a carline's page that are pictures, links and words (docs/decisions/0009-islands-in-the-shell.md). */
export const carlineIslands = {
  chapters: islandContent(
    typeof window === 'undefined'
      ? (require('./CarlineChapters') as typeof import('./CarlineChapters')).CarlineChapters
      : undefined,
    () => import('./CarlineChapters').then(({ CarlineChapters }) => CarlineChapters),
  ),
  versions: islandContent(
    typeof window === 'undefined' ? (require('./Versions') as typeof import('./Versions')).Versions : undefined,
    () => import('./Versions').then(({ Versions }) => Versions),
  ),
  nextSteps: islandContent(
    typeof window === 'undefined'
      ? (require('./CarlineNextSteps') as typeof import('./CarlineNextSteps')).CarlineNextSteps
      : undefined,
    () => import('./CarlineNextSteps').then(({ CarlineNextSteps }) => CarlineNextSteps),
  ),
}

/** For a navigation inside the site, which draws them in the browser. */
export function loadCarlineIslands(): Promise<unknown> {
  return Promise.all(Object.values(carlineIslands).map(({ load }) => load()))
}
