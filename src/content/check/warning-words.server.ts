import type { Language } from '@/domain/language'
import { formatDate } from '@/i18n/format'
import { interpolate } from '@/i18n/interpolate'
import { serverWords } from '@/words/words.server'
import type { Warning } from './warnings.server'

/** What had better be looked at, as an editor reads it. */
export function warningInWords({ kind, found }: Pick<Warning, 'kind' | 'found'>, language: Language): string {
  return interpolate(serverWords('checks', language).warnings[kind], {
    found: kind === 'ended' ? formatDate(found, language) : found,
  })
}
