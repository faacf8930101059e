import type { Audience } from '@/routing/build-path'
import { readRichText } from './rich-text'
import { EVERYONE } from './schema/audience'
import { store } from './store.server'
import { readText } from './text-reader'
import type { FaqGroup } from './types'

/** The questions of this audience, grouped; a group without any is left out. */
export async function readFaq({ language, salesType }: Audience): Promise<FaqGroup[]> {
  const audience: Audience = { language, salesType }
  const { groups } = await store.faq()
  return groups
    .map((group) => ({
      id: group.id,
      title: readText(group.title, audience),
      questions: group.questions
        .filter(({ shownTo }) => shownTo === EVERYONE || shownTo === salesType)
        .map(({ id, question, answer }) => ({
          id,
          question: readText(question, audience),
          answer: readRichText(answer[language].node, audience),
        })),
    }))
    .filter(({ questions }) => questions.length > 0)
}
