import { isPreview } from '@/config/preview.server'
import type { Language } from '@/domain/language'
import type { Audience } from '@/routing/build-path'
import type { ArticleSummary, NewsPage } from '../types'
import { isWrittenIn } from './languages'
import { articlesWithDrafts, type ListedArticle, newsIndex } from './news-index.server'
import { calledBy, wordIn } from './own-address'
import { readPicture } from './pictures.server'
import { readText } from './text-reader'

export const ARTICLES_ON_A_PAGE = 12

const liveArticles = newsIndex()

const everyArticle = () => (isPreview() ? articlesWithDrafts() : liveArticles())

/** The articles that exist in a language, the newest first. */
export async function articlesIn(language: Language): Promise<readonly ListedArticle[]> {
  return (await everyArticle()).filter((article) => isWrittenIn(article, language))
}

/** Articles, the newest first. */
export async function listNews(language: Language, limit?: number): Promise<ArticleSummary[]> {
  const articles = await articlesIn(language)
  return summarizeArticles(articles.slice(0, limit), language)
}

/** Where every article is and of which day, the newest first: what a sitemap says. */
export async function listArticleDates(language: Language): Promise<Pick<ArticleSummary, 'slug' | 'date'>[]> {
  return (await articlesIn(language)).map((article) => ({ slug: wordIn(article, language), date: article.date }))
}

/** The article behind the words of an address, whichever language they are of; undefined when there is none. */
export async function findArticle(slug: string | readonly string[]): Promise<ListedArticle | undefined> {
  return calledBy([slug].flat().join('/'), await everyArticle())
}

/** One page of the list, from 1; undefined behind the last one. */
export async function listNewsPage(language: Language, page: number): Promise<NewsPage | undefined> {
  const articles = await articlesIn(language)
  const pages = Math.max(1, Math.ceil(articles.length / ARTICLES_ON_A_PAGE))
  if (page > pages) return undefined
  const first = (page - 1) * ARTICLES_ON_A_PAGE
  const shown = articles.slice(first, first + ARTICLES_ON_A_PAGE)
  return { articles: await summarizeArticles(shown, language), page, pages }
}

export function summarizeArticles(articles: readonly ListedArticle[], language: Language): Promise<ArticleSummary[]> {
  return Promise.all(articles.map((article) => summarizeArticle(article, language)))
}

export async function summarizeArticle(article: ListedArticle, language: Language): Promise<ArticleSummary> {
  const { picture, title, lead } = await article.head()
  const audience: Audience = { language, salesType: 'B2C' }
  return {
    slug: wordIn(article, language),
    date: article.date,
    category: article.category,
    picture: readPicture(picture, audience),
    title: readText(title, audience),
    lead: readText(lead, audience),
  }
}
