import { findTabRoute } from '../schema/content-routes'
import { store } from '../store/store.server'
import { addressOfRoute } from '../text/addresses'
import { allSlugs } from './localized-slug'
import { everyArticle } from './news.server'
import { pageParams } from './page-entries.server'
import type { Reading } from './reading'
import { type ScheduleEntry, scheduleStatus } from './visibility'

/** Addresses of the pages and articles that are not there: not yet, not any more, or not for this buyer. */
export async function unavailablePages(reading: Reading): Promise<ReadonlyMap<string, 'later' | 'over'>> {
  const closed = new Map<string, 'later' | 'over'>()
  const close = (times: ScheduleEntry, name: string, params: Readonly<Record<string, string>>) => {
    const now = scheduleStatus(times, reading)
    const address = now === 'open' ? undefined : addressOfRoute(name, params, '', reading)
    if (address && now !== 'open') closed.set(address, now)
  }
  const [pages, articles] = await Promise.all([store.pages(), everyArticle()])
  for (const { entry } of pages) {
    if (scheduleStatus(entry, reading) === 'open') continue
    const params = pageParams(entry)
    close(entry, entry.route, params)
    const tabRoute = findTabRoute(entry.route)
    for (const word of tabRoute ? entry.tabs.flatMap(allSlugs) : [])
      close(entry, tabRoute ?? entry.route, { ...params, tab_slug_id: word })
  }
  for (const article of articles) {
    if (scheduleStatus(article, reading) === 'open') continue
    for (const slug of allSlugs(article)) close(article, 'news.article', { slug })
  }
  return closed
}
