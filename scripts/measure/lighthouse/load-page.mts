import lighthouse, { type RunnerResult } from 'lighthouse'
import type { Phone } from './phone.mts'

/** Lighthouse sometimes finds no start of the navigation in what it has recorded. Then it is another load. */
const MOST_LOADS = 3

export interface Load {
  readonly phone: Phone
  readonly isUnlisted: boolean
  readonly categories: readonly ('performance' | 'accessibility' | 'best-practices' | 'seo')[]
}

/** One load of a page by Lighthouse's mobile preset, slowed down to the phone that is calibrated. */
export async function loadPage(port: number, url: string, what: Load, load = 1): Promise<RunnerResult> {
  const { phone, isUnlisted, categories } = what
  const result = await lighthouse(
    url,
    { port, logLevel: 'error', onlyCategories: [...categories], skipAudits: isUnlisted ? ['is-crawlable'] : [] },
    {
      extends: 'lighthouse:default',
      settings: { throttling: { rttMs: 150, throughputKbps: 1638.4, cpuSlowdownMultiplier: phone.slowdown } },
    },
  )
  if (result && !result.lhr.runtimeError) return result
  if (load === MOST_LOADS) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
  return loadPage(port, url, what, load + 1)
}
