import { isPreview } from '@/config/preview.server'
import type { Language } from '@/domain/language'
import type { Audience } from '@/routing/build-path'
import type { ArticleSummary, NewsPage } from '../types'
import { isAvailableIn } from './languages'
import { findBySlug, slugIn } from './localized-slug'
import { articlesWithDrafts, type ListedArticle, newsIndex } from './news-index.server'
import { readPicture } from './pictures.server'
import type { Reading } from './reading'
import { readText } from './text-reader'
import { scheduleStatus } from './visibility'

export const ARTICLES_ON_A_PAGE = 12

const liveArticles = newsIndex()

/** Those that are not there yet, or not any more, too. */
export const everyArticle = () => (isPreview() ? articlesWithDrafts() : liveArticles())

/** The articles that are there for a reading, the newest first. */
export async function articlesFor(reading: Reading): Promise<readonly ListedArticle[]> {
  return (await everyArticle()).filter(
    (article) => isAvailableIn(article, reading.language) && scheduleStatus(article, reading) === 'open',
  )
}

/** Articles, the newest first. */
export async function listNews(reading: Reading, limit?: number): Promise<ArticleSummary[]> {
  const articles = await articlesFor(reading)
  return summarizeArticles(articles.slice(0, limit), reading.language)
}

/** Where every article is and of which day, the newest first: what a sitemap says. */
export async function listArticleDates(reading: Reading): Promise<Pick<ArticleSummary, 'slug' | 'date'>[]> {
  const articles = await articlesFor(reading)
  return articles.map((article) => ({ slug: slugIn(article, reading.language), date: article.date }))
}

/** The article behind the words of an address, whichever language they are of; undefined when there is none. */
export async function findArticle(slug: string | readonly string[]): Promise<ListedArticle | undefined> {
  return findBySlug([slug].flat().join('/'), await everyArticle())
}

/** One page of the list, from 1; undefined behind the last one. */
export async function listNewsPage(reading: Reading, page: number): Promise<NewsPage | undefined> {
  const articles = await articlesFor(reading)
  const pages = Math.max(1, Math.ceil(articles.length / ARTICLES_ON_A_PAGE))
  if (page > pages) return undefined
  const first = (page - 1) * ARTICLES_ON_A_PAGE
  const shown = articles.slice(first, first + ARTICLES_ON_A_PAGE)
  return { articles: await summarizeArticles(shown, reading.language), page, pages }
}

export function summarizeArticles(articles: readonly ListedArticle[], language: Language): Promise<ArticleSummary[]> {
  return Promise.all(articles.map((article) => summarizeArticle(article, language)))
}

export async function summarizeArticle(article: ListedArticle, language: Language): Promise<ArticleSummary> {
  const { picture, title, lead } = await article.head()
  const audience: Audience = { language, salesType: 'B2C' }
  return {
    slug: slugIn(article, language),
    date: article.date,
    category: article.category,
    picture: readPicture(picture, audience),
    title: readText(title, audience),
    lead: readText(lead, audience),
  }
}
