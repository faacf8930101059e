import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import config from './config'
import { type ContentReader, contentReader, KEEPS_READS, type NewsEntry, readingsForgotten } from './store.server'

/** An article without its body: what lists need, in both languages. */
export interface IndexedArticle extends Omit<NewsEntry, 'blocks'> {
  readonly slug: string
}

interface Kept {
  readonly modified: number
  readonly article: IndexedArticle
}

/** Files that are open at once; a system may allow a thousand. */
const BATCH = 64

const FOLDER = (config.collections.news.path ?? '').replace('/*', '')

/**
 * Every article, the newest first. The list is kept in memory for as long as no article comes or goes, and then only
 * files that have changed are read: a list page costs one look at the folder, however many articles there are. While
 * editing, every file is looked at, because a saved text leaves the folder as it was.
 */
export function newsIndex(
  root: string = process.cwd(),
  {
    reader = contentReader(root),
    looksAtEachFile = !KEEPS_READS,
  }: { reader?: ContentReader; looksAtEachFile?: boolean } = {},
): () => Promise<readonly IndexedArticle[]> {
  const folder = join(root, FOLDER)
  let kept: ReadonlyMap<string, Kept> = new Map()
  let list: Promise<readonly IndexedArticle[]> | undefined
  let folderModified = Number.NaN
  let keptSince = readingsForgotten()

  async function readAnew(): Promise<readonly IndexedArticle[]> {
    const slugs = await reader.collections.news.list()
    const found = new Map<string, Kept>()
    for (let at = 0; at < slugs.length; at += BATCH) {
      await Promise.all(
        slugs.slice(at, at + BATCH).map(async (slug) => {
          const { mtimeMs: modified } = await stat(join(folder, `${slug}.yaml`))
          const known = kept.get(slug)
          found.set(slug, known?.modified === modified ? known : { modified, article: await readHead(slug) })
        }),
      )
    }
    kept = found
    return [...found.values()]
      .map(({ article }) => article)
      .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || a.slug.localeCompare(b.slug))
  }

  async function readHead(slug: string): Promise<IndexedArticle> {
    const { blocks: _body, ...head } = await reader.collections.news.readOrThrow(slug, { resolveLinkedFiles: true })
    return { slug, ...head }
  }

  return async () => {
    const { mtimeMs } = await stat(folder)
    const isAsItWas = mtimeMs === folderModified && keptSince === readingsForgotten()
    if (list && !looksAtEachFile && isAsItWas) return list
    keptSince = readingsForgotten()
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
