import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseOption } from '@/domain/is-one-of'
import { LANGUAGES } from '@/domain/language'
import config from '../schema/config'
import { EVERY_LANGUAGE } from '../schema/languages'
import { NEWS_CATEGORIES, type NewsCategory } from '../schema/news-categories'
import { EVERYONE } from '../schema/visibility'
import { type ContentReader, contentReader } from '../store/reader.server'
import { KEEPS_READS, type NewsEntry, readOnce, store } from '../store/store.server'
import type { HasSlugs } from './localized-slug'
import type { ScheduleEntry } from './visibility'

/** What lists show of an article, in both languages. */
type ArticleHead = Omit<NewsEntry, 'blocks'>

/** An article in its place among the others. Its id is the name of its file. */
export interface ListedArticle extends HasSlugs {
  /** ISO. */
  readonly date: string
  readonly category: NewsCategory
  readonly languages: NewsEntry['languages']
  readonly shownTo: string
  readonly period: ScheduleEntry['period']
  /** Read when it is shown, and then kept. */
  readonly head: () => Promise<ArticleHead>
}

interface Kept {
  readonly modified: number
  readonly article: ListedArticle
}

interface NewsIndexOptions {
  readonly reader?: ContentReader
  readonly looksAtEachFile?: boolean
}

const WRITTEN_IN = [EVERY_LANGUAGE, ...LANGUAGES] as const

/** Files that are open at once; a system may allow a thousand. */
const BATCH = 64

const FOLDER = (config.collections.news.path ?? '').replace('/*', '')

/** At the beginning of a line there are the entry's own fields only: all that is inside one is indented. */
const DATE = /^date:\s*['"]?(\d{4}-\d\d-\d\d)/m
const CATEGORY = /^category:\s*['"]?([\w-]+)/m
const LANGUAGE = /^languages:\s*['"]?(\w+)/m
const UNTIL = /^until:\s*['"]?(\d{4}-\d\d-\d\d)/m
const SHOWN_TO = /^shownTo:\s*['"]?(\w+)/m
const ADDRESS = /^address:\n {2}fr: *['"]?([a-z0-9-]*)['"]?\n {2}nl: *['"]?([a-z0-9-]*)['"]?$/m

/**
 * Every article, the newest first. Of each file only what orders it is looked up; a title and a picture are read when they
 * are shown. The list is kept for as long as no article comes or goes, and then only files that have changed are read: a
 * page of the list costs one look at the folder, however many articles there are. While editing, every file is looked at,
 * because a saved text leaves the folder as it was.
 */
export function newsIndex(
  root: string = process.cwd(),
  { reader = contentReader(root), looksAtEachFile = !KEEPS_READS }: NewsIndexOptions = {},
): () => Promise<readonly ListedArticle[]> {
  const folder = join(root, FOLDER)
  let kept: ReadonlyMap<string, Kept> = new Map()
  let list: Promise<readonly ListedArticle[]> | undefined
  let folderModified = Number.NaN

  async function readAnew(): Promise<readonly ListedArticle[]> {
    const slugs = await reader.collections.news.list()
    const found = new Map<string, Kept>()
    for (let at = 0; at < slugs.length; at += BATCH) {
      await Promise.all(
        slugs.slice(at, at + BATCH).map(async (slug) => {
          const file = join(folder, `${slug}.yaml`)
          const { mtimeMs: modified } = await stat(file)
          const known = kept.get(slug)
          found.set(slug, known?.modified === modified ? known : { modified, article: await indexArticle(slug, file) })
        }),
      )
    }
    kept = found
    return [...found.values()].map(({ article }) => article).sort(newestFirst)
  }

  async function indexArticle(slug: string, file: string): Promise<ListedArticle> {
    const head = readOnce(async (): Promise<ArticleHead> => {
      const { blocks: _body, ...rest } = await reader.collections.news.readOrThrow(slug, { resolveLinkedFiles: true })
      return rest
    })
    const text = await readFile(file, 'utf8')
    const date = DATE.exec(text)?.[1]
    const written = CATEGORY.exec(text)?.[1]
    const category = parseOption(NEWS_CATEGORIES, written)
    const language = LANGUAGE.exec(text)?.[1]
    const languages = language ? parseOption(WRITTEN_IN, language) : EVERY_LANGUAGE
    const [, fr = '', nl = ''] = ADDRESS.exec(text) ?? []
    const isWithoutAddress = !/^address:/m.test(text)
    const until = UNTIL.exec(text)?.[1] ?? null
    const shownTo = SHOWN_TO.exec(text)?.[1] ?? EVERYONE
    if (date && category && languages && (fr || nl || isWithoutAddress))
      return { id: slug, address: { fr, nl }, date, category, languages, shownTo, period: { from: date, until }, head }
    // Written in another way than editors' tools write: read as a whole.
    return placed(slug, await head(), head)
  }

  return async () => {
    const mtimeMs = await whenChanged(folder)
    if (list && !looksAtEachFile && mtimeMs === folderModified) return list
    folderModified = mtimeMs
    const reading = readAnew()
    list = reading
    return reading.catch((error: unknown) => {
      // What could not be read now may be whole at the next request.
      if (list === reading) list = undefined
      throw error
    })
  }
}

/** A site without an article has no folder of them either: git keeps none that is empty. */
async function whenChanged(folder: string): Promise<number> {
  try {
    return (await stat(folder)).mtimeMs
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0
    throw error
  }
}

function placed(id: string, entry: ArticleHead, head: ListedArticle['head']): ListedArticle {
  const { address, date, category, languages, shownTo, until } = entry
  return { id, address, date: date ?? '', category, languages, shownTo, period: { from: date, until }, head }
}

const newestFirst = (a: ListedArticle, b: ListedArticle) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id)

/** Every article as a preview shows it: with drafts, read as a whole and not kept. */
export async function articlesWithDrafts(): Promise<readonly ListedArticle[]> {
  const articles = await store.articlesWithDrafts()
  return articles.map(({ slug, entry }) => placed(slug, entry, async () => entry)).sort(newestFirst)
}
