import type { Language } from '@/domain/language'
import { formatDate } from '@/i18n/format'
import { interpolate } from '@/i18n/interpolate'
import { serverWords } from '@/words/words.server'
import type { AdviceKind } from './advice-kinds'

interface Said {
  readonly kind: AdviceKind
  readonly found: string
}

/** What had better be looked at, as an editor reads it. A kind without words does not compile. */
export function adviceInWords({ kind, found }: Said, language: Language): string {
  const words: Readonly<Record<AdviceKind, string>> = serverWords('checks', language).advice
  return interpolate(words[kind], { found: kind === 'ended' ? formatDate(found, language) : found })
}
