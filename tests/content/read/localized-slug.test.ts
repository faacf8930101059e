import { describe, expect, it } from 'vitest'
import { localizeLinks } from '@/content/read/localize-links.server'
import { localizeMatch } from '@/content/read/localize-match.server'
import { allSlugs, findBySlug, slugIn } from '@/content/read/localized-slug'
import { everyArticle } from '@/content/read/news.server'
import { store } from '@/content/store/store.server'
import { LANGUAGES } from '@/domain/language'
import { parsePath } from '@/routing/parse-path'

const TAB = { id: 'commande', address: { fr: '', nl: 'bestelling' } }
const OTHER = { id: 'garantie', address: { fr: '', nl: '' } }

describe('the word of an address', () => {
  it('is what editors wrote for the language, else the id', () => {
    expect(LANGUAGES.map((language) => slugIn(TAB, language))).toEqual(['commande', 'bestelling'])
    expect(LANGUAGES.map((language) => slugIn(OTHER, language))).toEqual(['garantie', 'garantie'])
  })

  it('leads to the same thing, whichever language it is of', () => {
    expect(allSlugs(TAB)).toEqual(['commande', 'bestelling'])
    for (const word of allSlugs(TAB)) expect(findBySlug(word, [OTHER, TAB])).toBe(TAB)
    expect(findBySlug('levering', [OTHER, TAB])).toBeUndefined()
  })
})

describe('a page as another language calls it', () => {
  it.each([
    ['/fr/informations-client/commande', 'nl', 'bestelling'],
    ['/nl/klantinformatie/bestelling', 'fr', 'commande'],
    ['/nl/klantinformatie/commande', 'nl', 'bestelling'],
    ['/fr/news/tavascan-oostende-aarlen', 'fr', 'd-ostende-a-arlon'],
    ['/fr/news/d-ostende-a-arlon', 'nl', 'van-oostende-naar-aarlen'],
  ] as const)('%s is called in %s by %s', async (path, language, word) => {
    const match = parsePath(path)?.match
    const own = match && (await localizeMatch(match, language))
    expect(JSON.stringify(own?.params)).toContain(`"${word}"`)
    expect(own).toMatchObject({ name: match?.name, salesType: match?.salesType })
  })

  it.each(['/fr/news/personne', '/fr/services/rien', '/fr/stock', '/nl/modellen/born/design'])(
    'of %s nothing changes',
    async (path) => {
      const match = parsePath(path)?.match
      expect(match && (await localizeMatch(match, 'nl'))).toEqual(match)
    },
  )
})

describe('links in what is read', () => {
  it('have the address of the language, and keep all that stands beside it', async () => {
    const read = {
      body: ['text', { tag: 'a', href: '/nl/services/mobilite?x=1#auto', children: ['mobiliteit'] }],
      ctas: [{ link: '/nl/professioneel/news/hiver-electrique', label: '/nl/services/mobilite' }],
      day: new Date(0).toISOString(),
      none: null,
    }
    expect(await localizeLinks(read, 'nl')).toEqual({
      ...read,
      body: ['text', { tag: 'a', href: '/nl/services/mobiliteit?x=1#auto', children: ['mobiliteit'] }],
      ctas: [{ link: '/nl/professioneel/news/elektrisch-in-de-winter', label: '/nl/services/mobilite' }],
    })
  })

  it('are left as they are where the address is that of the language', async () => {
    const read = [{ href: '/fr/services/mobilite' }, { href: 'https://elsewhere.example/' }, { href: '#top' }]
    expect(await localizeLinks(read, 'fr')).toBe(read)
  })
})

describe('the content', () => {
  it('gives each tab and each article a Dutch word where its id is no Dutch', async () => {
    // A word that is the same in both languages needs no address of its own.
    const SHARED = ['circuit', 'padel', 'garantie', 'energie']
    const tabs = (await store.pages()).flatMap(({ entry }) => entry.tabs)
    const articles = await everyArticle()
    const without = [...tabs, ...articles].filter(({ address }) => address.nl === '').map(({ id }) => id)
    expect(without.sort()).toEqual([...SHARED].sort())
  })
})
