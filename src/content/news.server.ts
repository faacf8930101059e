import type { Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'
import type { Audience } from '@/routing/build-path'
import { readBlocks } from './block-reader.server'
import { type NewsEntry, store } from './store.server'
import { readText } from './text-reader'
import type { Article, ArticleSummary } from './types'

/** Every article, the newest first. */
export async function listNews(language: Language, limit = Number.POSITIVE_INFINITY): Promise<ArticleSummary[]> {
  const articles = await store.news()
  return articles
    .map(({ slug, entry }) => summaryOf(slug, entry, { language, salesType: 'B2C' }))
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
    .slice(0, limit)
}

/** The article behind news/{slug*}; undefined when there is none. */
export async function readArticle(
  language: Language,
  slug: string | readonly string[],
  salesType: SalesType = 'B2C',
): Promise<Article | undefined> {
  const wanted = typeof slug === 'string' ? slug : slug.join('/')
  const found = (await store.news()).find((article) => article.slug === wanted)
  if (!found) return undefined
  const audience: Audience = { language, salesType }
  return { ...summaryOf(found.slug, found.entry, audience), blocks: await readBlocks(found.entry.blocks, audience) }
}

function summaryOf(slug: string, entry: NewsEntry, audience: Audience): ArticleSummary {
  return { slug, date: entry.date ?? '', title: readText(entry.title, audience), lead: readText(entry.lead, audience) }
}
