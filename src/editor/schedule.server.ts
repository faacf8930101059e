import { parse, stringify } from 'yaml'
import { toDay } from '@/config/preview.server'
import { type ScheduleEntry, scheduleStatus } from '@/content/read/visibility'
import { EVERYONE } from '@/content/schema/visibility'
import { isOneOf } from '@/domain/is-one-of'
import type { Language } from '@/domain/language'
import { SALES_TYPES } from '@/domain/sales-type'
import { formatDate } from '@/i18n/format'
import { interpolate } from '@/i18n/interpolate'
import { serverWords } from '@/words/words.server'

/** Kinds of entries that have a time and an audience of their own. */
const TIMED = ['pages', 'news', 'legal']

const isTimed = (entry: string): boolean => TIMED.includes(entry.split('/')[0] ?? '') && entry !== HOMEPAGE

/** It is always there. */
const HOMEPAGE = 'pages/homepage'

const isArticle = (entry: string) => entry.startsWith('news/')

type Written = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Written => typeof value === 'object' && value !== null

/** When an entry is there and for whom, as its file says it. An article begins on its date. */
export function readSchedule(entry: string, value: unknown): ScheduleEntry | undefined {
  if (!isTimed(entry) || !isObject(value)) return undefined
  const { date, until, period, shownTo } = value
  const days = isArticle(entry) ? { from: date, until } : isObject(period) ? period : {}
  return {
    shownTo: isOneOf([EVERYONE, ...SALES_TYPES], shownTo) ? shownTo : usualAudience(entry),
    period: { from: toDay(days.from) ?? null, until: toDay(days.until) ?? null },
  }
}

/** Of an entry that says nothing of it. */
const usualAudience = (entry: string) => (entry.startsWith('legal/') ? 'B2C' : EVERYONE)

/** The text of an entry with another time and audience; what it does not say and need not, it goes on not saying. */
export function withSchedule(entry: string, text: string, { shownTo, period }: ScheduleEntry): string {
  const { shownTo: before, period: _period, ...rest } = (parse(text) ?? {}) as Written
  const audience = before === undefined && shownTo === usualAudience(entry) ? {} : { shownTo }
  const { from, until } = period
  if (isArticle(entry)) {
    const { until: _until, date, ...article } = rest
    return stringify({ ...article, ...audience, date: from ?? date, ...(until && { until }) })
  }
  const days = { ...(from && { from }), ...(until && { until }) }
  return stringify({ ...rest, ...audience, ...((from || until) && { period: days }) })
}

/** A time in words: « à partir du 20 décembre 2026 ». */
export function periodInWords({ period: { from, until } }: ScheduleEntry, language: Language): string {
  const words = serverWords('editor', language)
  return [
    from && interpolate(words.from_day, { day: formatDate(from, language) }),
    until && interpolate(words.until_day, { day: formatDate(until, language) }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** What is published and not there now: to come, or over; undefined while it is there for anybody. */
export function inactiveState(times: ScheduleEntry | undefined): 'later' | 'over' | undefined {
  const now = times && scheduleStatus({ ...times, shownTo: EVERYONE }, { language: 'fr', salesType: 'B2C' })
  return now === 'open' ? undefined : now
}
