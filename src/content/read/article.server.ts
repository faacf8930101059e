import { isPreview } from '@/config/preview.server'
import { store } from '../store/store.server'
import type { Article } from '../types'
import { readBlocks } from './block-reader.server'
import { DEMONSTRATION } from './demonstration'
import { isAvailableIn } from './languages'
import { findBySlug } from './localized-slug'
import { articlesFor, everyArticle, summarizeArticle, summarizeArticles } from './news.server'
import type { ListedArticle } from './news-index.server'
import type { Reading } from './reading'
import { readText } from './text-reader'

const RELATED = 3

/** The article behind news/{slug*}, and those to read next; undefined when there is none. */
export async function readArticle(slug: string | readonly string[], reading: Reading): Promise<Article | undefined> {
  const { language } = reading
  const articles = await articlesFor(reading)
  // An editor sees an article before its day.
  const among = isPreview() ? (await everyArticle()).filter((one) => isAvailableIn(one, language)) : articles
  const found = findBySlug([slug].flat().join('/'), among)
  if (!found) return undefined
  const at = articles.indexOf(found)
  const entry = await store.article(found.id)
  const blocks = await readBlocks(entry.blocks, `news/${found.id}`, reading)
  const [newer, older] = at < 0 ? [] : [articles[at - 1], articles[at + 1]]
  return {
    ...(await summarizeArticle(found, language)),
    demonstration: entry.demonstration ? readText(DEMONSTRATION, reading) : null,
    blocks,
    minutes: minutesToRead(blocks),
    newer: newer ? await summarizeArticle(newer, language) : null,
    older: older ? await summarizeArticle(older, language) : null,
    related: await summarizeArticles(relatedTo(found, articles, [newer, older]), language),
  }
}

/** The nearest in time about the same thing, then the nearest about anything; not those that stand beside it already. */
function relatedTo(
  found: ListedArticle,
  articles: readonly ListedArticle[],
  neighbors: readonly (ListedArticle | undefined)[],
): ListedArticle[] {
  const others = articles.filter((article) => article !== found && !neighbors.includes(article))
  const same = others.filter(({ category }) => category === found.category)
  return [...new Set([...same, ...others])].slice(0, RELATED)
}

/** A calm reader in either language. */
const WORDS_A_MINUTE = 200
const NOT_WORDS = new Set([
  'id',
  'kind',
  'href',
  'tag',
  'until',
  'variant',
  'picture',
  'url',
  'side',
  'layout',
  'icon',
  'color',
])

/** Whole minutes, one at least. */
function minutesToRead(blocks: Article['blocks']): number {
  return Math.max(1, Math.round(countWords(blocks) / WORDS_A_MINUTE))
}

function countWords(part: unknown): number {
  if (typeof part === 'string') return part.split(/\s+/).filter(Boolean).length
  if (typeof part !== 'object' || part === null) return 0
  return Object.entries(part).reduce((sum, [name, value]) => sum + (NOT_WORDS.has(name) ? 0 : countWords(value)), 0)
}
