import { afterEach, describe, expect, it, vi } from 'vitest'
import { findRedirect, redirectedPaths } from '@/content/read/redirects.server'
import { store } from '@/content/store/store.server'

type Redirect = Awaited<ReturnType<typeof store.redirects>>[number]

const page = (route: Redirect['to']['route'], params: Redirect['to']['params'] = [], anchor = '') => ({
  route,
  params,
  anchor,
})
const article = (slug: string) => page('news.article', [{ name: 'slug', value: slug }])
const ALWAYS = { from: null, until: null }

function write(...redirects: readonly (Partial<Redirect> & Pick<Redirect, 'to'>)[]) {
  const whole = redirects.map((one) => ({ fr: '', nl: '', isForGood: false, period: ALWAYS, ...one }))
  vi.spyOn(store, 'redirects').mockResolvedValue(whole)
}

const ask = async (address: string) => {
  const [, language, ...segments] = address.split('/')
  return (await findRedirect(language === 'fr' ? 'fr' : 'nl', segments))?.destination
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('an address that editors lead elsewhere', () => {
  it('leads to the page in its language and for its buyer, by either language’s word', async () => {
    write({ fr: 'soldes', nl: 'solden', to: page('stock', [], 'top') })
    expect(await ask('/fr/soldes')).toBe('/fr/stock#top')
    expect(await ask('/fr/Soldes')).toBe('/fr/stock#top')
    expect(await ask('/nl/soldes')).toBe('/nl/stock#top')
    expect(await ask('/fr/professionnel/soldes')).toBe('/fr/professionnel/stock#top')
    expect(await ask('/nl/professioneel/solden')).toBe('/nl/professioneel/stock#top')
    for (const other of ['/fr', '/fr/professionnel', '/fr/soldes/x', '/fr/sold', '/fr/professioneel/soldes']) {
      expect(await ask(other), other).toBeUndefined()
    }
  })

  it('with a word in one language alone leads to the page of that language', async () => {
    write({ nl: 'kerst', to: page('stock') })
    expect(await ask('/nl/kerst')).toBe('/nl/stock')
    expect(await ask('/fr/kerst')).toBe('/nl/stock')
  })

  it('leads to an article as its address calls it in the language, so that nobody is sent on twice', async () => {
    write({ fr: 'hiver', nl: 'winter', to: article('pneus-sept-degres') })
    expect(await ask('/nl/winter')).toBe('/nl/news/zeven-graden-banden')
  })

  it('is told to be moved for good only where an editor says so', async () => {
    const ending = { from: null, until: '2999-12-31' }
    write(
      { fr: 'a', to: page('stock'), isForGood: true },
      { fr: 'b', to: page('stock') },
      { fr: 'c', to: page('stock'), isForGood: true, period: ending },
    )
    expect(await findRedirect('fr', ['a'])).toEqual({ destination: '/fr/stock', permanent: true })
    expect(await findRedirect('fr', ['b'])).toEqual({ destination: '/fr/stock', permanent: false })
    expect(await findRedirect('fr', ['c'])).toEqual({ destination: '/fr/stock', permanent: false })
  })

  it('leads there from its first day until its last', async () => {
    write({ fr: 'noel', to: page('stock'), period: { from: '2026-12-01', until: '2026-12-31' } })
    const on = async (day: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00Z`) })
      return ask('/fr/noel')
    }
    expect(await on('2026-11-30')).toBeUndefined()
    expect(await on('2026-12-01')).toBe('/fr/stock')
    expect(await on('2026-12-31')).toBe('/fr/stock')
    expect(await on('2027-01-01')).toBeUndefined()
  })

  it('leads to no page that is not there yet, and never in a round', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2020-01-01T12:00:00Z') })
    write({ fr: 'hiver', to: article('pneus-sept-degres') })
    expect(await ask('/fr/hiver')).toBeUndefined()
    vi.useRealTimers()
    write({ fr: 'news/a', to: article('b') }, { fr: 'news/b', to: article('a') }, { fr: 'stock', to: page('stock') })
    for (const round of ['/fr/news/a', '/fr/news/b', '/fr/stock']) expect(await ask(round), round).toBeUndefined()
  })
})

it('its stored answers are known in each language it has a word in, for both kinds of buyer', async () => {
  write({ fr: 'soldes', nl: 'solden', to: page('stock') }, { nl: 'kerst', to: page('stock') })
  expect(await redirectedPaths()).toEqual([
    '/fr/soldes',
    '/fr/professionnel/soldes',
    '/nl/solden',
    '/nl/professioneel/solden',
    '/nl/kerst',
    '/nl/professioneel/kerst',
  ])
})
