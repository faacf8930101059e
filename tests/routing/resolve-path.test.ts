import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, otherLanguage } from '@/domain/language'
import { canonicalPath } from '@/routing/alternates'
import { parsePath, splitAddress } from '@/routing/parse-path'
import { resolvePath } from '@/routing/resolve-path'
import { ROUTE_NAMES, routeDefinition } from '@/routing/route-table'
import { anyText, languages, matches } from './arbitraries'

function resolve(address: string) {
  const parts = splitAddress(address)
  if (!parts) throw new Error(`${address} is no address`)
  return resolvePath(parts.language, parts.segments)
}

describe('resolving an address', () => {
  test.each([
    // The other language's words.
    ['/fr/modellen/born', '/fr/modeles/born'],
    ['/nl/modeles/leon-sportstourer/test-drive', '/nl/modellen/leon-sportstourer/test-drive'],
    ['/nl/configurateur/conf/aBc', '/nl/car-configurator/conf/aBc'],
    ['/fr/dna-cupra', '/fr/adn-cupra'],
    ['/nl/other/electrique', '/nl/other/elektrisch'],
    ['/fr/edities/tribe', '/fr/editions/tribe'],
    ['/nl/environnement/batteries', '/nl/milieu/batteries'],
    // Internal names.
    ['/fr/homepage', '/fr'],
    ['/fr/models', '/fr/modeles'],
    ['/fr/models/LEONBREAK', '/fr/modeles/leon-sportstourer'],
    ['/fr/car-configurator/conf/x', '/fr/configurateur/conf/x'],
    ['/nl/financing', '/nl/financiering'],
    ['/nl/financial-rent', '/nl/financiele-renting'],
    ['/fr/category/lifestyle', '/fr/lifestyle'],
    ['/fr/category/lifestyle/padel', '/fr/lifestyle/padel'],
    ['/fr/category/other/suv', '/fr/other/suv'],
    ['/nl/category/other/hybrid', '/nl/other/hybride'],
    ['/fr/landing-page-2024', '/fr/conditions-extraordinaires-2024'],
    // Capitals, empty segments.
    ['/fr/Contact', '/fr/contact'],
    ['/fr/STOCK/BORN', '/fr/stock/born'],
    ['/nl/stock/LeonBreak/C-1', '/nl/stock/leon-sportstourer/C-1'],
    ['/fr/stock/born/b3510842', '/fr/stock/born/B3510842'],
    ['/nl/professioneel/stock/born/%20b3510842', '/nl/professioneel/stock/born/B3510842'],
    ['/fr/NEWS/2026/Raval', '/fr/news/2026/raval'],
    ['/fr/accessoires/Jantes', '/fr/accessoires/jantes'],
    ['/fr//contact', '/fr/contact'],
    // Accents, in one sign or in two.
    ['/fr/mod%C3%A8les/born', '/fr/modeles/born'],
    ['/fr/mode%CC%80les', '/fr/modeles'],
    ['/fr/Vie-Priv%C3%A9e', '/fr/vie-privee'],
    ['/nl/professioneel/financi%C3%ABle-renting', '/nl/professioneel/financiele-renting'],
    ['/fr/message/r%C3%A9servation', '/fr/message/reservation'],
    ['/fr/contact/li%C3%A8ge', '/fr/contact/liege'],
    // The sales-type segment.
    ['/fr/professioneel', '/fr/professionnel'],
    ['/nl/professionnel/stock', '/nl/professioneel/stock'],
    ['/fr/Professionnel/models', '/fr/professionnel/modeles'],
  ])('%s is redirected to %s', (address, path) => {
    expect(resolve(address)).toMatchObject({ kind: 'redirect', path })
  })

  test.each([
    '/fr/nowhere',
    '/fr/category',
    '/fr/category/other',
    '/fr/category/sport',
    '/fr/other/diesel',
    '/fr/models/punto',
    '/fr/professionnel/professioneel',
    '/fr/404',
    '/fr/nl/contact',
    '/fr/models/born/a/b',
    '/fr/accessoires/ß',
  ])('%s is not found', (address) => {
    expect(resolve(address)).toEqual({ kind: 'not-found' })
  })

  test('the case of a code, an id and a commission number is kept', () => {
    expect(resolve('/fr/configurateur/conf/aBcD')).toMatchObject({ kind: 'match', match: { params: { id: 'aBcD' } } })
    expect(resolve('/fr/CONFIGURATEUR/offer/aBcD')).toMatchObject({ path: '/fr/configurateur/offer/aBcD' })
  })

  test('a canonical address is never redirected', () => {
    fc.assert(
      fc.property(matches, languages, (match, language) => {
        expect(resolve(canonicalPath(match, language))).toEqual({ kind: 'match', match })
      }),
      { numRuns: 1_000 },
    )
  })

  test("every address in the other language's words leads to the same page in one hop", () => {
    fc.assert(
      fc.property(matches, languages, (match, language) => {
        const segments = splitAddress(canonicalPath(match, otherLanguage(language)))?.segments ?? []
        const resolution = resolvePath(language, segments)
        const expected = canonicalPath(match, language)
        // Some addresses are the same in both languages.
        if (resolution.kind === 'match') expect(canonicalPath(resolution.match, language)).toBe(expected)
        else expect(resolution).toMatchObject({ kind: 'redirect', path: expected })
      }),
      { numRuns: 1_000 },
    )
  })

  test.each(ROUTE_NAMES.filter((name) => !routeDefinition(name).templates.fr.includes(':')))(
    'the words of %s are understood in every wording, in both languages',
    (name) => {
      const { fr, nl, internal = fr } = routeDefinition(name).templates
      for (const language of LANGUAGES) {
        for (const wording of [fr, nl, internal]) {
          const resolution = resolvePath(language, wording === '' ? [] : wording.toUpperCase().split('/'))
          const path = canonicalPath({ name, params: {}, salesType: 'B2C' } as never, language)
          if (resolution.kind === 'redirect') expect(resolution.path).toBe(path)
          else expect(resolution).toMatchObject({ kind: 'match', match: { name } })
        }
      }
    },
  )

  test('a redirect lands on a canonical address of this site in one hop, whatever was asked', () => {
    const wordings = ROUTE_NAMES.flatMap((name) =>
      Object.values(routeDefinition(name).templates).flatMap((t) => t.split('/')),
    )
    const segment = fc.oneof(anyText, fc.constantFrom(...wordings, 'Born', 'LEON', 'PROFESSIONEEL', 'lifestyle', 'Suv'))
    fc.assert(
      fc.property(languages, fc.array(segment, { maxLength: 5 }), (language, segments) => {
        const resolution = resolvePath(language, segments)
        if (resolution.kind !== 'redirect') return
        expect(resolution.path).toMatch(/^\/(?:fr|nl)(?=\/|$)/)
        expect(parsePath(resolution.path)).toMatchObject({ language, match: resolution.match })
        expect(resolve(resolution.path).kind).toBe('match')
      }),
      { numRuns: 5_000 },
    )
  })
})
