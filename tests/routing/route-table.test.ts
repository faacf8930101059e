import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '@/domain/language'
import { SALES_TYPES } from '@/domain/sales-type'
import { canonicalPath } from '@/routing/alternates'
import { buildPath } from '@/routing/build-path'
import type { RouteMatch } from '@/routing/params'
import { parsePath } from '@/routing/parse-path'
import { isRouteName, ROUTE_NAMES, routeDefinition, routeTable, SHELL_NAMESPACES } from '@/routing/route-table'
import { parseSegment, templateSegments } from '@/routing/trie'
import { addedRoutes, specRoutes } from './spec-routes'

const routes = [...specRoutes, ...addedRoutes]
const variants = routes.flatMap(({ route, addresses }) =>
  SALES_TYPES.flatMap((salesType) =>
    LANGUAGES.map((language) => ({
      match: { ...route, salesType } as RouteMatch,
      language,
      address: addresses[salesType][language],
    })),
  ),
)

describe('the route table against the specification', () => {
  test('holds every route of the specification, those added to it, and no other', () => {
    expect(new Set(routes.map(({ route }) => route.name))).toEqual(new Set(ROUTE_NAMES))
  })

  test.each(variants)('$match.name is at $address', ({ match, language, address }) => {
    const audience = { language, salesType: match.salesType }
    expect(buildPath(match.name, match.params, audience)).toBe(address)
    expect(canonicalPath(match, language)).toBe(address)
    expect(parsePath(address)).toEqual({ language, match, query: {}, hash: '' })
  })

  test('no two routes share an address', () => {
    const addresses = variants.map(({ address }) => address)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})

describe('a row of the route table', () => {
  test.each(ROUTE_NAMES)('%s has the same parameters in every wording', (name) => {
    const { fr, nl, internal = fr } = routeDefinition(name).templates
    const params = (template: string) => templateSegments(template).flatMap((segment) => parseSegment(segment) ?? [])
    expect(params(nl)).toEqual(params(fr))
    expect(params(internal)).toEqual(params(fr))
  })

  const closing = ROUTE_NAMES.flatMap((name) =>
    (routeDefinition(name).flags ?? []).map(({ name: flag, parent }) => [name, flag, parent] as const),
  )

  test.each(closing)(
    '%s leads to a parent with no more parameters than its own while %s is off, and that flag closes no parent',
    (name, flag, parent) => {
      if (!isRouteName(parent)) throw new Error(`${parent} is no route`)
      const params = (template: string) =>
        templateSegments(template).flatMap((segment) => parseSegment(segment)?.param ?? [])
      expect(params(routeTable[name].templates.fr)).toEqual(
        expect.arrayContaining(params(routeTable[parent].templates.fr)),
      )
      expect((routeDefinition(parent).flags ?? []).map((one) => one.name)).not.toContain(flag)
    },
  )

  test('what a robot may not keep is not in the sitemap', () => {
    const hidden = ROUTE_NAMES.filter((name) => routeDefinition(name).robots === 'noindex')
    expect(hidden.sort()).toEqual([
      'car-configurator.carline',
      'car-configurator.compare',
      'car-configurator.conf',
      'car-configurator.offer',
      'financial-solutions.choice',
      'financing.budget',
      'financing.calculation',
      'financing.costs',
      'fleet.calculation',
      'message',
      'message.receipt',
      'models-v2',
      'my-cars',
      'stock.compare',
    ])
    expect(hidden.filter((name) => routeDefinition(name).sitemap)).toEqual([])
  })

  test.each([
    ['homepage', 300],
    ['models.carline', 300],
    ['stock.model', 300],
    ['stock.vehicle', 60],
    ['car-configurator.conf', 300],
    ['news.article', 3_600],
    ['legal', 86_400],
  ] as const)('%s is made again after %i seconds', (name, seconds) => {
    expect(routeDefinition(name).revalidate).toBe(seconds)
  })

  test.each(ROUTE_NAMES)('%s has words of its own besides those of the frame, each once', (name) => {
    const all = [...SHELL_NAMESPACES, ...routeDefinition(name).namespaces]
    expect(all).toEqual([...new Set(all)])
  })

  test.each(['models.carline', 'models.carline.tab'] as const)(
    '%s has the words of the car that turns in it',
    (name) => {
      expect(routeDefinition(name).namespaces).toContain('preview-configurator')
    },
  )

  test('the routes use the twenty namespaces of spec §1, all of them', () => {
    const own = ROUTE_NAMES.flatMap((name) => routeDefinition(name).namespaces)
    expect([...new Set([...SHELL_NAMESPACES, ...own])].sort()).toEqual([
      'assistance',
      'ccf',
      'common',
      'contact',
      'errors',
      'financial-rent',
      'financing',
      'footer',
      'formentor-stock',
      'how-buy',
      'legal',
      'models',
      'nav',
      'personal-lease',
      'preview-configurator',
      'private-lease',
      'stock',
      'technical-data',
      'type',
      'we-care',
    ])
  })

  test.each(['constructor', '__proto__', 'toString', '', 'Contact', 42, null, undefined])('%s is no route', (value) => {
    expect(isRouteName(value)).toBe(false)
  })
  test('a list with the name of a route in it is no route', () => {
    expect(isRouteName(['contact'])).toBe(false)
  })
})
