import type { FaqTopic } from '@/domain/faq-topic'
import type { Audience } from '@/routing/build-path'
import { EVERYONE } from '../schema/visibility'
import { type FaqEntry, store } from '../store/store.server'
import { readRichText } from '../text/rich-text'
import { shorten } from '../text/shorten'
import type { FaqGroup, FaqTopicPage } from '../types'
import { localizeLinks } from './localize-links.server'
import type { Reading } from './reading'
import { readText } from './text-reader'

type QuestionEntry = FaqEntry['groups'][number]['questions'][number]

const isFor =
  ({ salesType }: Audience) =>
  ({ shownTo }: QuestionEntry) =>
    shownTo === EVERYONE || shownTo === salesType

/** The questions of this audience, grouped; a group without any is left out, and the one about the stock while the site shows none. */
export async function readFaq(audience: Reading): Promise<FaqGroup[]> {
  const { language, flags } = audience
  const { groups } = await store.faq()
  const read = groups
    .map((group) => ({
      id: group.id,
      title: readText(group.title, audience),
      topic: group.topic,
      questions: group.questions.filter(isFor(audience)).map(({ id, question, answer }) => ({
        id,
        question: readText(question, audience),
        answer: readRichText(answer[audience.language].node, audience),
      })),
    }))
    .filter(({ id, questions }) => questions.length > 0 && !(id === 'stock' && flags && !flags.STOCK))
  return localizeLinks(read, language)
}

/** Search engines cut a longer description. */
const DESCRIPTION_LENGTH = 155

/** The page of a subject; undefined while it has no question for this audience. */
export async function readTopic(id: FaqTopic, audience: Reading): Promise<FaqTopicPage | undefined> {
  const groups = await readFaq(audience)
  const group = groups.find((one) => one.id === id)
  if (!group) return undefined
  return {
    group,
    description: shorten(group.questions.map(({ question }) => question).join(' '), DESCRIPTION_LENGTH),
    others: groups.filter((one) => one !== group).map((one) => ({ id: one.id, title: one.title })),
  }
}

/** The subject of a question, whoever it is for; undefined when there is no such question. */
export async function findTopic(question: string): Promise<FaqTopic | undefined> {
  const { groups } = await store.faq()
  return groups.find(({ questions }) => questions.some(({ id }) => id === question))?.id
}
