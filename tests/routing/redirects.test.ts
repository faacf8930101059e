import { answerOfNextConfig, getRedirectUrl } from '@tests/next-config-answer'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language, otherLanguage } from '@/domain/language'
import { buildPath } from '@/routing/build-path'
import { parsePath } from '@/routing/parse-path'
import { editorRedirects, redirects } from '@/routing/redirects.mjs'
import { routeDefinition } from '@/routing/route-table'

/** Where Next sends a request, and how; undefined: it goes on to a page. */
async function redirectOf(path: string, headers: Record<string, string> = {}) {
  const answer = await answerOfNextConfig({
    url: `https://site.example${path}`,
    headers,
    nextConfig: { redirects: async () => redirects },
  })
  const url = getRedirectUrl(answer)
  return url ? { status: answer.status, to: url.replace('https://site.example', '') } : undefined
}

/** `/en` stands where an address has no language: Next puts it there before it looks for a redirect. */
describe('an address without a language', () => {
  test.each([
    ['fr-BE,fr;q=0.9,nl;q=0.8', '/fr'],
    ['en-GB,en;q=0.9,fr;q=0.5', '/fr'],
    ['nl-BE,nl;q=0.9,fr;q=0.5', '/nl'],
    ['de-DE', '/nl'],
    ['', '/nl'],
  ])('/ leads a browser that asks for "%s" to %s, and only for now', async (accept, to) => {
    expect(await redirectOf('/en', { 'accept-language': accept })).toEqual({ status: 307, to })
  })

  test.each(['404', '500'])('/%s leads to the page of the browser’s language, for now', async (page) => {
    expect(await redirectOf(`/en/${page}`, { 'accept-language': 'fr-BE' })).toEqual({ status: 307, to: `/fr/${page}` })
    expect(await redirectOf(`/en/${page}`, { 'accept-language': 'nl-BE' })).toEqual({ status: 307, to: `/nl/${page}` })
  })

  test('leads to Dutch for good, with its query', async () => {
    expect(await redirectOf('/en/stock?x=1')).toEqual({ status: 308, to: '/nl/stock?x=1' })
  })

  test.each([
    '/en/api/navigation',
    '/en/api',
    '/en/_next/data/x',
    '/en/redirection/carconfigurator',
    '/en/robots.txt',
    '/en/keystatic',
    '/en/keystatic/collection/pages',
  ])('stays where it is when it is no page: %s', async (path) => {
    expect(await redirectOf(path)).toBeUndefined()
  })
})

test('the editors’ screens have no language in their address', async () => {
  const answer = (path: string) =>
    answerOfNextConfig({
      url: `https://site.example${path}`,
      nextConfig: { redirects: async () => [...editorRedirects, ...redirects] },
    })
  expect(getRedirectUrl(await answer('/fr/keystatic/collection/pages'))).toBe(
    'https://site.example/keystatic/collection/pages',
  )
  expect(getRedirectUrl(await answer('/nl/keystatic'))).toBe('https://site.example/keystatic')
  // Next puts /en before it.
  expect(getRedirectUrl(await answer('/en/keystatic'))).toBeNull()
})

test.each(LANGUAGES)('the first page of the news under its number is the list itself, under /%s', async (language) => {
  for (const buyer of [personal(language), business(language)]) {
    const list = buildPath('news', {}, buyer)
    for (const written of ['page/1', 'page/01', 'page']) {
      expect(await redirectOf(`${list}/${written}`)).toEqual({ status: 308, to: list })
    }
    for (const other of ['page/2', 'page/11', 'page/10', 'page/1/2', 'page-1']) {
      expect(await redirectOf(`${list}/${other}`)).toBeUndefined()
    }
  }
})

const business = (language: Language) => ({ language, salesType: 'B2B' }) as const
const personal = (language: Language) => ({ language, salesType: 'B2C' }) as const

/** Where a browser ends that follows every redirect, as long as each is for good. */
async function lastAddress(path: string): Promise<string> {
  const next = await redirectOf(path)
  if (!next) return path
  expect(next.status).toBe(308)
  return lastAddress(next.to)
}

describe.each(LANGUAGES)('an address under /%s in the words of the other language', (language) => {
  const foreign = otherLanguage(language)

  test.each([
    ['stock', business],
    ['car-configurator', personal],
    ['car-configurator', business],
    ['car-configurator.models', personal],
    ['car-configurator.models', business],
    ['models-v2', personal],
    ['models-v2', business],
  ] as const)('%s ends, for good and with its query, at the words of the table', async (name, audience) => {
    const query = '?code=A&x=%26'
    const typed = `/${language}${buildPath(name, {}, audience(foreign)).slice('/fr'.length)}`
    expect(await lastAddress(typed + query)).toBe(buildPath(name, {}, audience(language)) + query)
  })

  test('the explorer is found under its internal name too', async () => {
    const { internal } = routeDefinition('models-v2').templates
    expect(await redirectOf(`/${language}/${internal}?budget=35000`)).toEqual({
      status: 308,
      to: `${buildPath('models-v2', {}, personal(language))}?budget=35000`,
    })
  })

  test('no address of the table is sent on', async () => {
    for (const name of [
      'homepage',
      'stock',
      'models',
      'models-v2',
      'car-configurator',
      'car-configurator.models',
    ] as const) {
      for (const audience of [personal(language), business(language)]) {
        expect(await redirectOf(buildPath(name, {}, audience))).toBeUndefined()
      }
    }
  })
})

describe.each(LANGUAGES)('a sales type in the query of an address under /%s', (language) => {
  test.each([
    ['b2b', personal, business],
    ['B2B', personal, business],
    ['B2C', business, personal],
    ['anything', business, personal],
  ] as const)('sales_type=%s that the path contradicts goes to the form of the path', async (value, from, to) => {
    for (const name of ['homepage', 'stock'] as const) {
      const found = await redirectOf(`${buildPath(name, {}, from(language))}?sales_type=${value}`)
      expect(found?.status).toBe(308)
      expect(parsePath(found?.to.split('?')[0] ?? '')).toMatchObject({
        language,
        match: { name, salesType: to(language).salesType },
      })
    }
  })

  test('that says what the path says stays', async () => {
    expect(await redirectOf(`${buildPath('stock', {}, business(language))}?sales_type=B2B`)).toBeUndefined()
    expect(await redirectOf(`${buildPath('stock', {}, personal(language))}?sales_type=B2C`)).toBeUndefined()
  })
})
