import { statSync } from 'node:fs'
import path from 'node:path'
import { brand } from '@/brand/brand'
import { publicEnv } from '@/config/env.public'
import { listNews } from '@/content/read/news.server'
import { readPage } from '@/content/read/pages.server'
import { withoutFigures } from '@/content/text/placeholders'
import { isLanguage } from '@/domain/language'
import { buildPath } from '@/routing/build-path'
import { atNoon, siteFeed } from './feed.server'
import type { TextFile } from './serve-text-file.server'
import { findSharePicture } from './share-picture.server'

const ARTICLES = 30
const A_QUARTER_S = 900

/** /fr/rss.xml and /nl/rss.xml: the newest articles. */
export async function newsFeed(language: unknown): Promise<TextFile | undefined> {
  if (!isLanguage(language)) return undefined
  const audience = { language, salesType: 'B2C' } as const
  const { siteUrl } = publicEnv
  const link = siteUrl + buildPath('news', {}, audience)
  const [page, articles] = await Promise.all([readPage('news', audience), listNews(audience, ARTICLES)])
  const [newest] = articles
  const feed = siteFeed({
    link,
    language,
    newest: newest?.date,
    title: `${brand.siteName[language]}: ${page?.eyebrow ?? page?.title ?? ''}`,
    description: page?.description ?? '',
    feedLinks: { rss: `${siteUrl}/${language}/rss.xml` },
  })
  for (const { slug, title, lead, date } of articles) {
    const params = { slug: slug.split('/') }
    const address = siteUrl + buildPath('news.article', params, audience)
    const picture = findSharePicture({ name: 'news.article', params, salesType: 'B2C' }, language)
    feed.addItem({
      id: address,
      link: address,
      title,
      description: withoutFigures(lead),
      date: atNoon(date),
      image: { url: siteUrl + picture.path, type: picture.type, length: fileSize(picture.path) },
    })
  }
  return { type: 'application/rss+xml; charset=utf-8', body: feed.rss2(), seconds: A_QUARTER_S }
}

/** RSS wants the length of what it encloses. */
const fileSize = (file: string) =>
  statSync(path.join(process.cwd(), 'public', file), { throwIfNoEntry: false })?.size ?? 0
