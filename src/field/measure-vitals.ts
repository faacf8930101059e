import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Figure } from './field-report'

/**
 * Measures a page by `web-vitals`. The figures are given once they are final: when the page is hidden or left, and again for
 * a page that comes back out of the browser's memory.
 */
export function measureVitals(tell: (figures: readonly Figure[]) => void): void {
  const figures = new Map<string, Figure>()
  const given = new Set<string>()
  const take = (metric: Metric) => {
    const { id, name, value, navigationType } = metric
    if (name === 'FCP' || given.has(id)) return
    const at = describePlace(placeOf(metric))
    figures.set(id, { vital: name, value, navigation: navigationType, ...(at && { at }) })
  }
  onLCP(take)
  onINP(take)
  onCLS(take)
  onTTFB(take)

  // The library hears the same event before it has bubbled up to here.
  const giveAll = () => {
    if (document.visibilityState !== 'hidden' || figures.size === 0) return
    for (const id of figures.keys()) given.add(id)
    tell([...figures.values()])
    figures.clear()
  }
  addEventListener('visibilitychange', giveAll)
  addEventListener('pagehide', giveAll)
}

/** The element that a figure is about: the largest, the one that was pressed, the one that moved. */
function placeOf({ entries }: Metric): Node | null | undefined {
  const [entry] = entries.slice(-1)
  if (!entry) return undefined
  if ('element' in entry) return entry.element as Element | null
  if ('target' in entry) return entry.target as Node | null
  const { sources } = entry as { sources?: readonly { node?: Node | null }[] }
  return sources?.[0]?.node
}

/** Its kind and what of the page it is in: no words, no address. */
function describePlace(node: Node | null | undefined): string | undefined {
  const element = node instanceof Element ? node : node?.parentElement
  if (!element) return undefined
  const area = element.closest('header, nav, footer, dialog, aside, main')
  return `${area?.localName ?? 'page'} ${element.localName}`
}
