import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { tempFolder } from '@tests/temp-folder'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readArticle } from '@/content/read/article.server'
import { findMoments } from '@/content/read/content-moments.server'
import { readDisclaimer } from '@/content/read/legal.server'
import { readLinkGroups } from '@/content/read/navigation.server'
import { listArticleDates, listNews, listNewsPage } from '@/content/read/news.server'
import { readPage } from '@/content/read/pages.server'
import { readSearchEntries } from '@/content/read/search.server'
import { unavailablePages } from '@/content/read/unavailable-pages.server'
import { store } from '@/content/store/store.server'
import { ALL_FLAGS_OFF } from '@/domain/feature-flag'
import { newsFeed } from '@/door/machines/news-feed.server'
import { AUDIENCES } from '@/routing/audiences'

const PRIVATE = { language: 'fr', salesType: 'B2C' } as const
const BUSINESS = { language: 'fr', salesType: 'B2B' } as const

const today = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00Z`) })

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('an article before its day', () => {
  it('is in no list, feed, search or sitemap of any audience, has no page, and is there from that day on', async () => {
    today('2027-01-01')
    const [newest] = await listNews(PRIVATE, 1)
    if (!newest) throw new Error('there is no article')
    const { slug, title, date } = newest
    const answers = async () =>
      JSON.stringify([
        await Promise.all(
          AUDIENCES.map(async (audience) => [
            await listNews(audience),
            await listNewsPage(audience, 1),
            await listArticleDates(audience),
            await readSearchEntries(audience, ALL_FLAGS_OFF),
          ]),
        ),
        await newsFeed('fr'),
        await readArticle(slug, PRIVATE),
      ])
    expect(await answers()).toContain(title)
    vi.setSystemTime(new Date(Date.parse(`${date}T00:00:00Z`) - 12 * 3_600_000))
    const before = await answers()
    expect(before).not.toContain(title)
    expect(before).not.toContain(`"${slug}"`)
    expect([...(await unavailablePages(PRIVATE))]).toContainEqual([`/fr/news/${slug}`, 'later'])
  }, 120_000)
})

interface Times {
  readonly shownTo?: 'everyone' | 'B2B' | 'B2C'
  readonly from?: string
  readonly until?: string
}

/** The page of WeCare, to which the menu and other pages lead, with another time and audience. */
async function limit({ shownTo = 'everyone', from = '', until = '' }: Times) {
  const pages = await store.pages()
  const changed = pages.map((page) =>
    page.entry.route === 'wecare'
      ? { ...page, entry: { ...page.entry, shownTo, period: { from: from || null, until: until || null } } }
      : page,
  )
  vi.spyOn(store, 'pages').mockResolvedValue(changed as typeof pages)
}

describe('a page with a time or an audience', () => {
  beforeEach(() => {
    today('2026-11-27')
  })

  it('is not there before its first day, and the menu, the footer and the search do not lead to it', async () => {
    const linksTo = async () => {
      const groups = await Promise.all([readLinkGroups('fr', 'header'), readLinkGroups('fr', 'footer')])
      return JSON.stringify([groups, await readSearchEntries(PRIVATE, ALL_FLAGS_OFF)])
    }
    expect(await linksTo()).toContain('/fr/wecare"')
    await limit({ from: '2026-11-28' })
    expect(await readPage('wecare', PRIVATE)).toBeUndefined()
    expect(await linksTo()).not.toContain('/fr/wecare"')
    expect([...(await unavailablePages(PRIVATE))]).toEqual([['/fr/wecare', 'later']])
    vi.setSystemTime(new Date('2026-11-27T23:00:00Z'))
    expect(await readPage('wecare', PRIVATE)).toBeDefined()
    expect(await linksTo()).toContain('/fr/wecare"')
  })

  it('is over after its last day', async () => {
    await limit({ until: '2026-11-27' })
    expect(await readPage('wecare', PRIVATE)).toBeDefined()
    vi.setSystemTime(new Date('2026-11-27T23:00:00Z'))
    expect(await readPage('wecare', PRIVATE)).toBeUndefined()
    expect([...(await unavailablePages(PRIVATE))]).toEqual([['/fr/wecare', 'over']])
  })

  it('for businesses alone is not there for a private buyer, and the menu leads businesses to it', async () => {
    await limit({ shownTo: 'B2B' })
    expect(await readPage('wecare', BUSINESS)).toBeDefined()
    expect(await readPage('wecare', PRIVATE)).toBeUndefined()
    const { main, secondary } = await readLinkGroups('fr', 'header')
    const links = [...main.flatMap(({ children }) => children), ...secondary].filter(
      ({ href }) => href === '/fr/wecare',
    )
    for (const { sales_type } of links) expect(sales_type).toBe('B2B')
  })

  it('is spoken of by no link of a text or a block', async () => {
    const linked = async () => {
      const pages = await store.pages()
      const closed = await unavailablePages(PRIVATE)
      const read = pages.map(({ entry }) =>
        readPage(entry.route, { ...PRIVATE, closed, params: { category: entry.subject } }),
      )
      return JSON.stringify(await Promise.all(read))
    }
    expect(await linked()).toContain('/fr/wecare"')
    await limit({ until: '2026-01-01' })
    expect(await linked()).not.toContain('/fr/wecare"')
  })
})

describe('a legal text with a period', () => {
  it('makes way for the next one of the same page on its day', async () => {
    const legal = await store.legal()
    const found = legal.find(({ slug }) => slug === 'homepage')
    if (!found) throw new Error('the homepage has no legal text')
    const over = { ...found, entry: { ...found.entry, period: { from: null, until: '2026-12-31' } } }
    const next = {
      ...found,
      slug: 'homepage-2027',
      entry: { ...found.entry, period: { from: '2027-01-01', until: null } },
    }
    vi.spyOn(store, 'legal').mockResolvedValue([over, next] as typeof legal)
    const keyOn = async (moment: string) =>
      (await readDisclaimer('homepage', { ...PRIVATE, now: new Date(moment) }))?.key
    expect(await keyOn('2026-12-31T22:59:00Z')).toBe('homepage')
    expect(await keyOn('2026-12-31T23:00:00Z')).toBe('homepage-2027')
  })
})

describe('the moments of the content', () => {
  it('are the beginnings and ends that entries name, at midnight in Brussels', async () => {
    const root = tempFolder('moments')
    const folder = path.join(root, 'src/content/entries/pages')
    await mkdir(folder, { recursive: true })
    await writeFile(
      path.join(folder, 'a.yaml'),
      "title: until 2026-01-01\nperiod:\n  from: '2027-03-01'\n  until: 2027-03-31\nblocks:\n  - from: 2026-12-20\n",
    )
    const moments = await findMoments(root)
    expect(moments.map((moment) => new Date(moment).toISOString())).toEqual([
      '2026-12-19T23:00:00.000Z',
      '2027-02-28T23:00:00.000Z',
      '2027-03-31T22:00:00.000Z',
    ])
  })
})
