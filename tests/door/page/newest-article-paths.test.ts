import { afterEach, describe, expect, it, vi } from 'vitest'
import * as news from '@/content/read/news.server'
import { newestArticlePaths } from '@/door/page/newest-article-paths.server'
import { AUDIENCES } from '@/routing/audiences'
import { matchPath } from '@/routing/match-path'

afterEach(() => vi.restoreAllMocks())

const addressOf = ({ language, segments }: Awaited<ReturnType<typeof newestArticlePaths>>[number]) =>
  `/${language}/${segments.join('/')}`

describe('the articles that are made with the build', () => {
  it.each(['fr', 'nl'] as const)('are each one that there is in %s, by its word, for both buyers', async (language) => {
    const business = { fr: 'professionnel', nl: 'professioneel' }[language]
    const addresses = (await newestArticlePaths()).map(addressOf)
    const own = addresses.filter((address) => address.startsWith(`/${language}/`))
    const slugs = (await news.listArticleDates({ language, salesType: 'B2C' })).map(({ slug }) => slug)
    expect(slugs.length).toBeGreaterThan(10)
    expect(own.sort()).toEqual(
      slugs.flatMap((slug) => [`/${language}/news/${slug}`, `/${language}/${business}/news/${slug}`]).sort(),
    )
  })

  it('have an address that is read as the page it was written for', async () => {
    for (const { language, segments, match } of await newestArticlePaths()) {
      expect(matchPath(language, segments)).toEqual(match)
      expect(match.name).toBe('news.article')
    }
  })

  it('are the fifty newest: an older one is made when somebody asks for it', async () => {
    const listNews = vi.spyOn(news, 'listNews')
    await newestArticlePaths()
    expect(listNews.mock.calls).toEqual(AUDIENCES.map((audience) => [audience, 50]))
  })
})
