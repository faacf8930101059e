import { islandContent } from '@/components/Island'
import { StepSection } from './StepSection'

/**
 * What stands below the first screen comes to life when the visitor comes near, or with the first choice: some ninety
 * choices at once would keep a phone from answering (docs/performance.md).
 */
export const configuratorIslands = {
  step: islandContent(typeof window === 'undefined' ? StepSection : undefined, async () => StepSection),
  summary: islandContent(
    typeof window === 'undefined'
      ? (require('./SummaryBand') as typeof import('./SummaryBand')).SummaryBand
      : undefined,
    () => import('./SummaryBand').then(({ SummaryBand }) => SummaryBand),
  ),
}

/** For a navigation inside the site, which draws them in the browser. */
export function loadConfiguratorIslands(): Promise<unknown> {
  return Promise.all(Object.values(configuratorIslands).map(({ load }) => load()))
}
