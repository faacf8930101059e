import { brand } from '@/brand/brand'
import { CARLINE_NAMES } from '@/domain/carline'
import type { Language } from '@/domain/language'
import { memoizePerText } from '@/i18n/memoize-per-text'
import type { ProblemCode } from './problems.server'

/** What typeset cannot set right, because it would have to guess: [what is wrong, the code of how to write it]. */
const IN_BOTH: readonly Mistake[] = [
  [/["“”„]/, 'quotation_marks'],
  [/\.\.\./, 'three_dots'],
  [/\S {2,}\S/, 'two_spaces'],
  [/\d[%€]/, 'space_before_unit'],
  [/€\s?\d/, 'euro_after_amount'],
]

/** French has a small letter there, unless a name or a quotation follows. */
const NAMES = [...Object.values(CARLINE_NAMES), brand.name, brand.company.name]
  .map((name) => name.split(' ')[0])
  .join('|')
const CAPITAL_AFTER_COLON = new RegExp(`\\s:\\s(?!(?:${NAMES})(?!\\p{L}))\\p{Lu}\\p{Ll}`, 'u')

const IN_ONE: Readonly<Record<Language, readonly Mistake[]>> = {
  fr: [
    [/[\p{L}\d)»][;!?]/u, 'fr_space_before_marks'],
    [/\p{L}:(?=\s|$)/u, 'fr_space_before_colon'],
    [/«\S|\S»/u, 'fr_space_inside_quotes'],
    [/\d\sh\s00(?!\d)/u, 'fr_whole_hour'],
    [CAPITAL_AFTER_COLON, 'fr_capital_after_colon'],
  ],
  nl: [
    [/\s[;:!?](?=\s|$)/u, 'nl_no_space_before_marks'],
    [/[«»]/, 'nl_quotation_marks'],
    [/\d\su\.(?=\s|$)|\d\.00\suur/u, 'nl_hour'],
    [/(?<!\p{L})eén(?!\p{L})/u, 'nl_accents'],
  ],
}

type Mistake = readonly [pattern: RegExp, code: ProblemCode]

/** What is wrong with the typing of a text, by the codes of problem-words.server.ts. */
export const typographyErrors = memoizePerText((text, language): readonly ProblemCode[] =>
  [...IN_BOTH, ...IN_ONE[language]].filter(([pattern]) => pattern.test(text)).map(([, code]) => code),
)
