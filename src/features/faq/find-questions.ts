import type { FaqGroup, RichText } from '@/content/types'
import { fold, holdsAll } from '@/i18n/fold'

const wordsIn = (text: RichText): string =>
  text.map((node) => (typeof node === 'string' ? node : ` ${wordsIn(node.children)} `)).join('')

/** Normalized once per page. The title of a group is searched with each of its questions. */
const folded = new WeakMap<FaqGroup['questions'][number], string>()

function questionText(question: FaqGroup['questions'][number], group: FaqGroup): string {
  const known = folded.get(question)
  if (known !== undefined) return known
  const text = fold(`${group.title} ${question.question} ${wordsIn(question.answer)}`).text
  folded.set(question, text)
  return text
}

/** The groups with the questions that contain every term; all groups without terms. */
export function findQuestions(groups: readonly FaqGroup[], terms: readonly string[]): readonly FaqGroup[] {
  if (terms.length === 0) return groups
  return groups.flatMap((group) => {
    const questions = group.questions.filter((question) => holdsAll(questionText(question, group), terms))
    return questions.length > 0 ? [{ ...group, questions }] : []
  })
}
