import { describe, expect, test } from 'vitest'
import { CARLINE_CODES } from '@/domain/carline'
import { alternates } from '@/routing/alternates'
import { matchPath } from '@/routing/match-path'
import type { RouteMatch } from '@/routing/params'
import { routeDefinition } from '@/routing/route-table'
import { staticPaths } from '@/routing/static-paths'

describe('the addresses known before anyone asks', () => {
  const paths = staticPaths()

  test('each one is the page it says', () => {
    for (const { language, segments, match } of paths) expect(matchPath(language, segments)).toEqual(match)
  })

  test('none is there twice', () => {
    const addresses = paths.map(({ language, segments }) => [language, ...segments].join('/'))
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('the homepage is there for each language and sales type', () => {
    const homes = paths.filter(({ match }) => match.name === 'homepage')
    expect(homes.map(({ language, segments }) => [language, ...segments].join('/'))).toEqual([
      'fr',
      'nl',
      'fr/professionnel',
      'nl/professioneel',
    ])
  })

  test('every carline has its page, in two languages for two sales types', () => {
    expect(paths.filter(({ match }) => match.name === 'models.carline')).toHaveLength(CARLINE_CODES.length * 4)
  })

  test.each(['stock.vehicle', 'car-configurator.conf', 'news.article', 'accessoires.tab', 'models.carline.tab'])(
    '%s has an open parameter and waits to be asked',
    (name) => {
      expect(paths.filter(({ match }) => match.name === name)).toEqual([])
    },
  )

  test('a page that is made for each request is not made ahead', () => {
    expect(paths.filter(({ match }) => match.name.startsWith('message'))).toEqual([])
  })

  test('a route behind a flag waits to be asked, for its answer may be a redirect; the stock does not', () => {
    const flags = paths.flatMap(({ match }) => routeDefinition(match.name).flags ?? [])
    expect(new Set(flags.map(({ name }) => name))).toEqual(new Set(['STOCK']))
  })
})

describe('the alternates of a page', () => {
  test('are the page in French, in Dutch, and in Dutch for anyone else', () => {
    const born: RouteMatch = { name: 'models.carline', params: { carline_code: 'BORN' }, salesType: 'B2B' }
    expect(alternates(born, 'fr')).toEqual([
      { hreflang: 'fr-BE', path: '/fr/professionnel/modeles/born' },
      { hreflang: 'nl-BE', path: '/nl/professioneel/modellen/born' },
      { hreflang: 'x-default', path: '/nl/professioneel/modellen/born' },
    ])
  })

  test('have the address that the other language gives to it', () => {
    const tab: RouteMatch = { name: 'services.tab', params: { tab_slug_id: 'contrats' }, salesType: 'B2C' }
    expect(alternates(tab, 'fr', '/nl/services/contracten').map(({ path }) => path)).toEqual([
      '/fr/services/contrats',
      '/nl/services/contracten',
      '/nl/services/contracten',
    ])
  })
})
