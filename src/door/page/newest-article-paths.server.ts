import { listNews } from '@/content/read/news.server'
import { LANGUAGES } from '@/domain/language'
import { SALES_TYPES } from '@/domain/sales-type'
import { type StaticPath, toStaticPath } from '@/routing/static-paths'

/** Read while they are new; an older article is made when somebody asks for it. */
const MADE_WITH_THE_BUILD = 50

/** The newest articles, in both languages, for both sales types. */
export async function newestArticlePaths(): Promise<StaticPath[]> {
  const lists = await Promise.all(
    LANGUAGES.map(async (language) => ({ language, articles: await listNews(language, MADE_WITH_THE_BUILD) })),
  )
  return lists.flatMap(({ language, articles }) =>
    articles.flatMap(({ slug }) =>
      SALES_TYPES.map((salesType) =>
        toStaticPath({ name: 'news.article', params: { slug: slug.split('/') }, salesType }, language),
      ),
    ),
  )
}
