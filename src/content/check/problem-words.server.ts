import type { Language } from '@/domain/language'
import { interpolate } from '@/i18n/interpolate'
import { serverWords } from '@/words/words.server'
import type { ContentProblem } from './problems.server'

type Said = Pick<ContentProblem, 'code' | 'values'>

/** What the checks say (validate*.server.ts, typography-errors.server.ts), as an editor reads it. */
export function problemInWords({ code, values }: Said, language: Language): string {
  // Of a field of the schema: it says it in both languages itself.
  const [fr, nl] = code === 'unreadable' ? String(values[0]).split(' · ') : []
  if (fr && nl) return { fr, nl }[language]
  const words = serverWords('checks', language).problem
  return interpolate(words[code], Object.fromEntries(values.map((value, index) => [index + 1, value])))
}

/** A problem in one line: its field, and what is wrong there. */
export function problemLine(problem: Said & Pick<ContentProblem, 'field'>, language: Language): string {
  return [problem.field, problemInWords(problem, language)].filter(Boolean).join(' — ')
}
