import { islandContent } from '@/components/Island'

/** Parts of a carline's page that are pictures, links and words (docs/decisions/0009-islands-in-the-shell.md). */
export const carlineIslands = {
  chapters: islandContent(
    typeof window === 'undefined'
      ? (require('./CarlineChapters') as typeof import('./CarlineChapters')).CarlineChapters
      : undefined,
    () => import('./CarlineChapters').then(({ CarlineChapters }) => CarlineChapters),
  ),
  nextSteps: islandContent(
    typeof window === 'undefined'
      ? (require('./CarlineNextSteps') as typeof import('./CarlineNextSteps')).CarlineNextSteps
      : undefined,
    () => import('./CarlineNextSteps').then(({ CarlineNextSteps }) => CarlineNextSteps),
  ),
}

export function loadIslands(): Promise<unknown> {
  return Promise.all(Object.values(carlineIslands).map(({ load }) => load()))
}
