import type { Language } from '@/domain/language'
import { NO_BREAK_SPACE } from '@/i18n/punctuation'

/** '24 min', '8 h 20' in French, '8 u 20' in Dutch. Above an hour it is rounded to five minutes. */
export function formatDuration(minutes: number, language: Language): string {
  const whole = minutes < 60 ? Math.round(minutes) : Math.round(minutes / 5) * 5
  if (whole < 60) return `${whole}${NO_BREAK_SPACE}min`
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  const word = language === 'fr' ? 'h' : 'u'
  return [hours, word, ...(rest ? [String(rest).padStart(2, '0')] : [])].join(NO_BREAK_SPACE)
}
