/** What can be wrong in an entry: problem-words.server.ts says each in French and Dutch. */
export type ProblemCode = keyof typeof import('@/words/fr/checks.json')['problem']
/** What a problem is about: a name, a number, a sentence. */
type ProblemValue = string | number

export type Report = (field: string, code: ProblemCode, ...values: readonly ProblemValue[]) => void

export interface ContentProblem {
  /** From the root of the project: src/content/entries/pages/faq.yaml */
  readonly file: string
  /** The way to the field: tabs[0].title.nl; empty when the file as a whole is wrong. */
  readonly field: string
  readonly code: ProblemCode
  readonly values: readonly ProblemValue[]
}
