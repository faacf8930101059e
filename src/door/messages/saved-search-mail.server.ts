import { brand } from '@/brand/brand'
import { publicEnv } from '@/config/env.public'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { parseJson } from '@/domain/parse-json'
import { formatDate } from '@/i18n/format'
import { interpolate } from '@/i18n/interpolate'
import { buildMail } from '@/messages/delivery/compose-mail.server'
import type { SavedSearchMail } from '@/messages/delivery/mail.server'
import { deleteAt } from '@/messages/retention.server'
import { serverWords } from '@/words/words.server'
import type { ToldCar, ToldNews } from './check-saved-search.server'
import { describeSavedSearch } from './saved-search.server'

/** Of one list in a mail; the others are in the list of the site. */
const MOST_TOLD = 8

/** What has changed in a search that somebody follows: new cars, lower prices, and what is no longer free. */
export const savedSearchMail: SavedSearchMail = async (
  { language, sales_type, kind, created_at, content },
  news,
  stop,
) => {
  const own = serverWords('mail', language)
  const { appeared, cheaper, gone } = parseJson(news) as ToldNews
  const { title, href } = await describeSavedSearch(content?.values.search ?? '', { language, salesType: sales_type })
  const group = (heading: string, cars: readonly Partial<ToldCar>[]) => ({
    heading,
    items: cars.slice(0, MOST_TOLD).map(({ title = '', text, path }) => ({
      title,
      ...(text && { text }),
      ...(path && { href: publicEnv.siteUrl + path }),
    })),
    more:
      cars.length > MOST_TOLD ? interpolate(own.search.more, { count: String(cars.length - MOST_TOLD) }) : undefined,
  })
  return buildMail(interpolate(own.search.subject, { search: title }), {
    language,
    from: brand.siteName[language],
    lines: [own.hello, interpolate(own.search.text, { search: title })],
    facts: [],
    groups: [
      group(own.search.appeared, appeared),
      group(own.search.cheaper, cheaper),
      group(
        own.search.gone,
        gone.map((title) => ({ title })),
      ),
    ].filter(({ items }) => items.length > 0),
    link: {
      label: own.search.link,
      href: publicEnv.siteUrl + href,
      note: interpolate(own.search.ends, {
        date: formatDate(dayInBrussels(new Date(deleteAt(kind, created_at))), language, 'long'),
      }),
    },
    bye: [own.bye, brand.siteName[language]],
    ending: [own.search.moment],
    stop: { label: own.search.stop, href: stop },
  })
}
