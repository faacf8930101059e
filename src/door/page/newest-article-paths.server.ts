import { listNews } from '@/content/read/news.server'
import { AUDIENCES } from '@/routing/audiences'
import { type StaticPath, toStaticPath } from '@/routing/static-paths'

/** Read while they are new; an older article is made when somebody asks for it. */
const MADE_WITH_THE_BUILD = 50

/** The newest articles, in both languages, for both sales types. */
export async function newestArticlePaths(): Promise<StaticPath[]> {
  const lists = await Promise.all(
    AUDIENCES.map(async (audience) => ({ audience, articles: await listNews(audience, MADE_WITH_THE_BUILD) })),
  )
  return lists.flatMap(({ audience: { language, salesType }, articles }) =>
    articles.map(({ slug }) =>
      toStaticPath({ name: 'news.article', params: { slug: slug.split('/') }, salesType }, language),
    ),
  )
}
