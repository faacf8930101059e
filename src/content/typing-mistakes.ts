import type { Language } from '@/domain/language'

/** What typeset cannot set right, because it would have to guess: [what is wrong, how to write it]. */
const IN_BOTH: readonly Mistake[] = [
  [/["“”„]/, 'quotation marks are « » in French and ‘ ’ in Dutch'],
  [/\.\.\./, 'three dots are one character: …'],
  [/\S {2,}\S/, 'there are two spaces in a row'],
  [/\d[%€]/, 'a space is wanted between a number and its % or €'],
  [/€\s?\d/, 'the amount stands before the €'],
]

const IN_ONE: Readonly<Record<Language, readonly Mistake[]>> = {
  fr: [
    [/[\p{L}\d)»][;!?]/u, 'in French a space is wanted before ; ! ?'],
    [/\p{L}:(?=\s|$)/u, 'in French a space is wanted before :'],
    [/«\S|\S»/u, 'in French a space is wanted inside « »'],
  ],
  nl: [
    [/\s[;:!?](?=\s|$)/u, 'in Dutch no space stands before ; : ! ?'],
    [/[«»]/, 'in Dutch quotation marks are ‘ ’'],
  ],
}

type Mistake = readonly [pattern: RegExp, problem: string]

/** What is wrong with the typing of a text, in words for its editor. */
export function typingMistakes(text: string, language: Language): string[] {
  return [...IN_BOTH, ...IN_ONE[language]].filter(([pattern]) => pattern.test(text)).map(([, problem]) => problem)
}
