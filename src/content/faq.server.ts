import type { Audience } from '@/routing/build-path'
import { readRichText, wordsOf } from './rich-text'
import { EVERYONE } from './schema/limits'
import { shorten } from './shorten'
import { type FaqEntry, store } from './store.server'
import { readText } from './text-reader'
import type { FaqAnswer, FaqGroup, FaqQuestion } from './types'

type QuestionEntry = FaqEntry['groups'][number]['questions'][number]

const isFor =
  ({ salesType }: Audience) =>
  ({ shownTo }: QuestionEntry) =>
    shownTo === EVERYONE || shownTo === salesType

/** The questions of this audience, grouped; a group without any is left out. */
export async function readFaq({ language, salesType }: Audience): Promise<FaqGroup[]> {
  const audience: Audience = { language, salesType }
  return readGroups(audience, isFor(audience))
}

async function readGroups(audience: Audience, isWanted: (entry: QuestionEntry) => boolean): Promise<FaqGroup[]> {
  const { groups } = await store.faq()
  return groups
    .map((group) => ({
      id: group.id,
      title: readText(group.title, audience),
      topic: group.topic,
      questions: group.questions.filter(isWanted).map(({ id, question, answer }) => ({
        id,
        question: readText(question, audience),
        answer: readRichText(answer[audience.language].node, audience),
      })),
    }))
    .filter(({ questions }) => questions.length > 0)
}

/** How many other questions a question leads to. */
const RELATED = 4
/** Search engines cut a longer description. */
const DESCRIPTION_LENGTH = 155

/**
 * The question at faq/{id}, and those that are read with it; undefined when there is none. A question for the other
 * kind of buyer has its page too: the sales-type switch keeps the address.
 */
export async function readQuestion(id: string, { language, salesType }: Audience): Promise<FaqAnswer | undefined> {
  const audience: Audience = { language, salesType }
  const isWanted = isFor(audience)
  const groups = await readGroups(audience, (entry) => entry.id === id || isWanted(entry))
  const group = groups.find(({ questions }) => questions.some((question) => question.id === id))
  const question = group?.questions.find((one) => one.id === id)
  if (!group || !question) return undefined
  return {
    question,
    group: { id: group.id, title: group.title, topic: group.topic },
    description: shorten(wordsOf(question.answer), DESCRIPTION_LENGTH),
    related: relatedTo(question, group).map((one) => ({ id: one.id, question: one.question })),
  }
}

/** The questions after it in its group, and from the group's start again. */
function relatedTo(question: FaqQuestion, { questions }: FaqGroup): FaqQuestion[] {
  const at = questions.indexOf(question)
  return [...questions.slice(at + 1), ...questions.slice(0, at)].slice(0, RELATED)
}
