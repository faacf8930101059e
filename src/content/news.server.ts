import type { Language } from '@/domain/language'
import type { Audience } from '@/routing/build-path'
import { readBlocks } from './block-reader.server'
import { isWrittenIn } from './languages'
import { type ListedArticle, newsIndex } from './news-index.server'
import { readPicture } from './pictures.server'
import type { Reading } from './reading'
import { store } from './store.server'
import { readText } from './text-reader'
import type { Article, ArticleSummary, NewsPage } from './types'

export const ARTICLES_ON_A_PAGE = 12
const RELATED = 3

const everyArticle = newsIndex()

/** The articles that exist in a language, the newest first. */
async function articlesIn(language: Language): Promise<readonly ListedArticle[]> {
  return (await everyArticle()).filter((article) => isWrittenIn(article, language))
}

/** Articles, the newest first. */
export async function listNews(language: Language, limit?: number): Promise<ArticleSummary[]> {
  const articles = await articlesIn(language)
  return summariesOf(articles.slice(0, limit), language)
}

/** Where every article is and of which day, the newest first: what a sitemap says. */
export async function listArticleDates(language: Language): Promise<Pick<ArticleSummary, 'slug' | 'date'>[]> {
  return (await articlesIn(language)).map(({ slug, date }) => ({ slug, date }))
}

/** Whether an article can be read in a language. */
export async function articleExists(slug: readonly string[], language: Language): Promise<boolean> {
  const wanted = slug.join('/')
  return (await articlesIn(language)).some((article) => article.slug === wanted)
}

/** One page of the list, from 1; undefined behind the last one. */
export async function listNewsPage(language: Language, page: number): Promise<NewsPage | undefined> {
  const articles = await articlesIn(language)
  const pages = Math.max(1, Math.ceil(articles.length / ARTICLES_ON_A_PAGE))
  if (page > pages) return undefined
  const first = (page - 1) * ARTICLES_ON_A_PAGE
  const shown = articles.slice(first, first + ARTICLES_ON_A_PAGE)
  return { articles: await summariesOf(shown, language), page, pages }
}

/** The article behind news/{slug*}, and those to read next; undefined when there is none. */
export async function readArticle(slug: string | readonly string[], reading: Reading): Promise<Article | undefined> {
  const { language } = reading
  const wanted = typeof slug === 'string' ? slug : slug.join('/')
  const articles = await articlesIn(language)
  const at = articles.findIndex((article) => article.slug === wanted)
  const found = articles[at]
  if (!found) return undefined
  const blocks = await readBlocks((await store.article(found.slug)).blocks, reading)
  const [newer, older] = [articles[at - 1], articles[at + 1]]
  return {
    ...(await summaryOf(found, language)),
    blocks,
    minutes: minutesToRead(blocks),
    newer: newer ? await summaryOf(newer, language) : null,
    older: older ? await summaryOf(older, language) : null,
    related: await summariesOf(relatedTo(found, articles, [newer, older]), language),
  }
}

/** The nearest in time about the same thing, then the nearest about anything; not those that stand beside it already. */
function relatedTo(
  found: ListedArticle,
  articles: readonly ListedArticle[],
  beside: readonly (ListedArticle | undefined)[],
): ListedArticle[] {
  const others = articles.filter((article) => article !== found && !beside.includes(article))
  const same = others.filter(({ category }) => category === found.category)
  return [...new Set([...same, ...others])].slice(0, RELATED)
}

/** A calm reader in either language. */
const WORDS_A_MINUTE = 200
const NOT_WORDS = new Set(['id', 'kind', 'href', 'tag', 'until', 'picture', 'url', 'side', 'layout', 'icon', 'color'])

/** Whole minutes, one at least. */
function minutesToRead(blocks: Article['blocks']): number {
  return Math.max(1, Math.round(countWords(blocks) / WORDS_A_MINUTE))
}

function countWords(part: unknown): number {
  if (typeof part === 'string') return part.split(/\s+/).filter(Boolean).length
  if (typeof part !== 'object' || part === null) return 0
  return Object.entries(part).reduce((sum, [name, value]) => sum + (NOT_WORDS.has(name) ? 0 : countWords(value)), 0)
}

function summariesOf(articles: readonly ListedArticle[], language: Language): Promise<ArticleSummary[]> {
  return Promise.all(articles.map((article) => summaryOf(article, language)))
}

async function summaryOf({ slug, date, category, head }: ListedArticle, language: Language): Promise<ArticleSummary> {
  const { picture, title, lead } = await head()
  const audience: Audience = { language, salesType: 'B2C' }
  return {
    slug,
    date,
    category,
    picture: readPicture(picture, audience),
    title: readText(title, audience),
    lead: readText(lead, audience),
  }
}
