import type { Language } from '@/domain/language'
import { formatDate } from '@/i18n/format'
import { interpolate } from '@/i18n/interpolate'
import { serverWords } from '@/words/words.server'
import type { Advice } from './advice.server'

/** What had better be looked at, as an editor reads it. */
export function adviceInWords({ kind, found }: Pick<Advice, 'kind' | 'found'>, language: Language): string {
  return interpolate(serverWords('checks', language).advice[kind], {
    found: kind === 'ended' ? formatDate(found, language) : found,
  })
}
