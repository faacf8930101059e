import { beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '@/domain/language'
import { SALES_TYPES, type SalesType } from '@/domain/sales-type'
import { type IndexedPage, indexedPages } from '@/door/machines/indexed-pages.server'
import { routedStaticProps } from '@/door/page/door.server'
import { canonicalPath } from '@/routing/alternates'
import { splitAddress } from '@/routing/parse-path'
import { ROUTE_NAMES, type RouteName, routeDefinition } from '@/routing/route-table'
import { structuredDataProblems } from '../../../scripts/check/links-check/structured-data.mts'

const ORIGIN = 'http://localhost:3000'

type Json = Readonly<Record<string, unknown>>

/** The page's structured data, as the door of every page gives it. */
async function dataOf(path: string): Promise<{ json: string; nodes: readonly Json[] }> {
  const { language, segments } = splitAddress(path) ?? {}
  const answer = await routedStaticProps({ params: { segments: [...(segments ?? [])] }, locale: language })
  const json = 'props' in answer ? ((await answer.props).forMachines?.structuredData ?? '') : ''
  return { json, nodes: json === '' ? [] : JSON.parse(json)['@graph'] }
}

const typed = (nodes: readonly Json[], type: string) => nodes.find((node) => [node['@type']].flat().includes(type))

describe.each(LANGUAGES.map((language) => ({ language, salesType: (language === 'fr' ? 'B2B' : 'B2C') as SalesType })))(
  'what pages in $language tell machines ($salesType)',
  (audience) => {
    let pages: readonly IndexedPage[] = []
    beforeAll(async () => {
      ;({ pages } = await indexedPages(audience))
    })

    test('is fit for use on one page of each route', async () => {
      const problems: string[] = []
      const ofEachRoute = new Map(pages.map((page) => [page.match.name, page.paths[audience.language] ?? '']))
      for (const [name, path] of ofEachRoute) {
        const { json } = await dataOf(path)
        const found = structuredDataProblems(json, { origin: ORIGIN, language: audience.language })
        problems.push(...found.map((problem) => `${name} ${path}: ${problem}`))
      }
      expect(problems).toEqual([])
    })

    test('is nothing on a page that search engines may not show', async () => {
      const hidden = ROUTE_NAMES.filter((name) => routeDefinition(name).robots === 'noindex' && isPlain(name))
      expect(hidden.length).toBeGreaterThan(0)
      for (const name of hidden) {
        const path = canonicalPath({ name, params: {}, salesType: audience.salesType } as never, audience.language)
        expect((await dataOf(path)).json, path).toBe('')
      }
    })
  },
)

const isPlain = (name: RouteName) => !routeDefinition(name).templates.fr.includes(':')

describe('what a page tells machines', () => {
  test('of a carline is its prices as the audience reads them, and whether VAT is in them', async () => {
    const [privately, forBusiness] = await Promise.all(
      ['/nl/modellen/born', '/nl/professioneel/modellen/born'].map(
        async (path) => typed((await dataOf(path)).nodes, 'Product')?.offers as Json,
      ),
    )
    expect(privately?.lowPrice).toBeGreaterThan(10_000)
    expect(forBusiness?.lowPrice).toBeCloseTo(Number(privately?.lowPrice) / 1.21, 1)
    expect(privately?.priceSpecification).toMatchObject({ minPrice: privately?.lowPrice, valueAddedTaxIncluded: true })
    expect(forBusiness?.priceSpecification).toMatchObject({ valueAddedTaxIncluded: false })
  })

  test('of an announced carline is no offer: there is no price yet', async () => {
    const { nodes } = await dataOf('/nl/modellen/new-leon')
    expect(typed(nodes, 'BreadcrumbList')).toBeDefined()
    expect(typed(nodes, 'Product')).toBeUndefined()
  })

  test('of a car in stock is one offer at one dealer', async () => {
    const { pages } = await indexedPages({ language: 'fr', salesType: 'B2C' })
    const vehicle = pages.find(({ match }) => match.name === 'stock.vehicle')
    const { nodes } = await dataOf(vehicle?.paths.fr ?? '')
    expect(typed(nodes, 'Car')?.offers).toMatchObject({
      '@type': 'Offer',
      priceCurrency: 'EUR',
      priceSpecification: { valueAddedTaxIncluded: true },
      seller: { '@type': 'AutoDealer' },
    })
  })

  test('of the questions is every one that the audience sees', async () => {
    const counts = await Promise.all(
      SALES_TYPES.map(async (salesType) => {
        const path = canonicalPath({ name: 'faq', params: {}, salesType }, 'fr')
        const { mainEntity = [] } = typed((await dataOf(path)).nodes, 'FAQPage') ?? {}
        return [mainEntity].flat().length
      }),
    )
    for (const count of counts) expect(count).toBeGreaterThan(10)
  })

  test('of the homepage is who is behind the site, and nothing of where it stands', async () => {
    const { nodes } = await dataOf('/fr')
    expect(typed(nodes, 'Organization')).toMatchObject({ url: `${ORIGIN}/fr`, vatID: 'BE 0999.999.922' })
    expect(typed(nodes, 'WebSite')).toMatchObject({ inLanguage: 'fr-BE' })
    expect(typed(nodes, 'BreadcrumbList')).toBeUndefined()
  })

  test('can end no element of the page', async () => {
    expect((await dataOf('/fr/faq')).json).not.toContain('<')
  })
})
