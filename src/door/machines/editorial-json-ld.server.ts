import type { FAQPage, ItemList, NewsArticle } from 'schema-dts'
import { brand } from '@/brand/brand'
import { findEntry } from '@/content/read/find-entry.server'
import type { Article, FaqQuestion, RichText } from '@/content/types'
import { LANGUAGE_FACTS } from '@/domain/language'
import { contentDate } from './content-dates.server'
import { laterDate } from './later-date'
import type { PageFacts } from './page-facts.server'
import { organizationReference } from './site-json-ld.server'

/** Running text as words alone: what stands in a block of its own is kept apart by a space. */
function plainText(text: RichText): string {
  const INLINE = new Set(['strong', 'em', 'a'])
  return text
    .map((node) => {
      if (typeof node === 'string') return node
      const words = plainText(node.children)
      return INLINE.has(node.tag) ? words : `${words} `
    })
    .join('')
    .trimEnd()
}

/** None for no questions: an empty page of answers would be an error. */
export function faqNodes(questions: readonly FaqQuestion[]): readonly FAQPage[] {
  if (questions.length === 0) return []
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: plainText(answer) },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}

export async function articleNode(article: Article, facts: PageFacts): Promise<NewsArticle> {
  const { match, audience, absolute, url } = facts
  const entry = await findEntry(match)
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.lead,
    image: [absolute(facts.picture.path)],
    datePublished: article.date,
    dateModified: laterDate(article.date, entry && contentDate(entry)),
    inLanguage: LANGUAGE_FACTS[audience.language].bcp47,
    author: {
      '@type': 'Organization',
      name: brand.siteName[audience.language],
      url: absolute(`/${audience.language}`),
    },
    publisher: organizationReference(facts),
  }
}

/** The things that a page lists, each by its own page, which has its name: a search engine reads no more of a list of links. */
export function listNode<T>(things: readonly T[], path: (thing: T) => string, { absolute }: PageFacts): ItemList {
  const itemListElement = things.map((thing, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    url: absolute(path(thing)),
  }))
  return { '@type': 'ItemList', numberOfItems: things.length, itemListElement }
}
