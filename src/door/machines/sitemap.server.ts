import { Readable } from 'node:stream'
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import { AFTER_TROUBLE_S } from '@/config/constants'
import { publicEnv } from '@/config/env.public'
import { readGeneration } from '@/content/store/store.server'
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '@/domain/language'
import { AUDIENCES } from '@/routing/audiences'
import type { Audience } from '@/routing/build-path'
import { type IndexedPage, indexedPages } from './indexed-pages.server'
import type { TextFile } from './serve-text-file.server'

const AN_HOUR_S = 3_600
const A_QUARTER_MS = 15 * 60 * 1_000

/** One sitemap for each audience: 'fr-b2c.xml'. */
const SITEMAPS: ReadonlyMap<string, Audience> = new Map(
  AUDIENCES.map((audience) => [`${audience.language}-${audience.salesType.toLowerCase()}.xml`, audience]),
)

/** /sitemap.xml */
export async function sitemapIndex(): Promise<TextFile> {
  const stream = new SitemapIndexStream()
  const urls = [...SITEMAPS.keys()].map((name) => ({ url: `${publicEnv.siteUrl}/sitemaps/${name}` }))
  return xml(await streamToPromise(Readable.from(urls).pipe(stream)))
}

/** The last sitemaps made: every page of the site is looked up for one, so nobody can have them made at will. */
const kept = new Map<string, Kept>()

interface Kept {
  until: number
  /** Entries that have changed under the running server are not waited for. */
  readonly readings: number
  readonly answer: Promise<Sitemap>
}

/** /sitemaps/fr-b2c.xml and its siblings; undefined for another name. */
export async function sitemap(name: unknown): Promise<TextFile | undefined> {
  const audience = SITEMAPS.get(String(name))
  if (!audience) return undefined
  const last = kept.get(String(name))
  if (last && Date.now() < last.until && last.readings === readGeneration()) return last.answer
  const made = makeSitemap(audience)
  const answer = made.then(async (one) => (one.isWhole ? one : ((await last?.answer.catch(() => undefined)) ?? one)))
  const next: Kept = { until: Date.now() + A_QUARTER_MS, readings: readGeneration(), answer }
  kept.set(String(name), next)
  made.then(
    ({ isWhole }) => {
      if (!isWhole) next.until = Date.now() + AFTER_TROUBLE_S * 1_000
    },
    () => kept.delete(String(name)),
  )
  return answer
}

interface Sitemap extends TextFile {
  /** False: made while the service did not answer. The last whole one is better, however old. */
  readonly isWhole: boolean
}

async function makeSitemap(audience: Audience): Promise<Sitemap> {
  const { pages, isWhole } = await indexedPages(audience)
  const stream = new SitemapStream({
    hostname: publicEnv.siteUrl,
    lastmodDateOnly: true,
    xmlns: { news: false, image: false, video: false, xhtml: true },
  })
  const answer = xml(await streamToPromise(Readable.from(pages.map(itemIn(audience.language))).pipe(stream)))
  return { ...answer, isWhole, ...(!isWhole && { seconds: AFTER_TROUBLE_S }) }
}

const itemIn =
  (language: Language) =>
  ({ paths, changed }: IndexedPage) => ({
    url: paths[language] ?? '',
    ...(changed && { lastmod: changed }),
    links: [
      ...LANGUAGES.flatMap((one) => (paths[one] ? [{ lang: LANGUAGE_FACTS[one].bcp47, url: paths[one] }] : [])),
      // The reader of neither language gets Dutch, and French where there is no Dutch.
      { lang: 'x-default', url: paths.nl ?? paths.fr ?? '' },
    ],
  })

const xml = (body: Buffer): TextFile => ({
  type: 'application/xml; charset=utf-8',
  body: body.toString('utf8'),
  seconds: AN_HOUR_S,
})
