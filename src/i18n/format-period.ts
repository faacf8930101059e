import type { Language } from '@/domain/language'
import type { Period } from '@/domain/vehicle-state'
import { formatDate } from './format'

/** The two days of a period, to stand in a sentence; none without one. */
export function formatPeriod(period: Period | null | undefined, language: Language): { from: string; to: string } {
  const day = (date: string | undefined) => (date ? formatDate(date, language, 'day') : '')
  return { from: day(period?.from), to: day(period?.to) }
}
