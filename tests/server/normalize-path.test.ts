import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNormalizedCall, normalizePath } from '@/server/normalize-path'
import { isExpensive } from '@/server/page-making/expensive-requests'
import { findRefusal } from '@/server/refusal'
import { everySpelling, spelledOtherwise } from '../../scripts/check/test-hostile/spellings.mts'

describe('the one spelling of a path', () => {
  it.each([
    ['/fr/%63ontact', '/fr/contact'],
    ['/fr/./contact', '/fr/contact'],
    ['/fr/x/../contact', '/fr/contact'],
    ['/fr/x/%2E%2e/contact', '/fr/contact'],
    ['//evil.example//fr/', '/evil.example/fr'],
    ['/../../fr', '/fr'],
    ['/', '/'],
    ['/%7Efr', '/~fr'],
    ['/fr/mod%c3%a8les', '/fr/mod%C3%A8les'],
    ['/fr/a"b', '/fr/a%22b'],
  ])('%s is %s', (path, plain) => expect(normalizePath(path)).toBe(plain))

  it.each(['/fr', '/fr/mod%C3%A8les', '/fr/a,b;c:d@e=f', '/fr/a%2Cb', '/nl/berekening/ol~A*1*48', "/fr/l'an(2)!"])(
    '%s is written so already',
    (path) => expect(normalizePath(path)).toBe(path),
  )

  it.each([
    'fr',
    '*',
    'http://localhost/fr',
    '/fr\\b',
    '/fr/%5cb',
    '/%2563ontact',
    '/%23',
    '/%3Fa',
    '/%00',
    '/%ff',
    '/%',
  ])('%s cannot be told', (path) => expect(normalizePath(path)).toBeUndefined())

  it.each(['/keystatic/branch/texts%2Fjune', '/fr/offer/50%25', '/fr/offer/a%2Fb%3F'])(
    '%s may have what is no part of the address',
    (path) => expect(normalizePath(path)).toBe(path),
  )

  it.each([
    '/keystatic/..%2f..%2fapi/search',
    '/fr/..%2Fapi',
    '/fr/x%2f..%2f..%2fapi',
    '/fr/%252e%252e',
    '/fr/%25252e.',
    '/fr/%2f%2fevil.example',
    '/api%2fsearch',
    '/fr/%255c',
  ])('%s might lead elsewhere', (path) => expect(normalizePath(path)).toBeUndefined())

  it('of a plain path is itself, whatever stood there', () => {
    fc.assert(
      fc.property(
        fc.string().map((text) => `/${text}`),
        (path) => {
          const plain = normalizePath(path)
          if (plain !== undefined) expect(normalizePath(plain)).toBe(plain)
        },
      ),
    )
  })
})

const CALLS = [
  '/api/search',
  '/api/quote',
  '/api/messages/contact',
  '/api/backend/v1/stocks/filters',
  '/api/backend/v1/car-configurator/prices',
  '/api/metrics',
  '/api/revalidate',
  '/api/health/ready',
]

/** What the readers behind the server make of an address at their most lenient. */
function asRead(url: string): string {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname).replace(/\/$/, '')
  } catch {
    return 'nothing'
  }
}

describe('a call under another spelling', () => {
  it.each([
    ['/api/messages', true],
    ['/api//messages', false],
    ['/api/%6dessages', false],
    ['/api/mess%20ages', false],
    ['/api/keystatic/a%20file', true],
    ['/api/x/api/keystatic/', false],
    ['/api/x/api/keystatic/%20', false],
  ])('%s: written as it must be? %s', (path, isPlain) => expect(isNormalizedCall(path)).toBe(isPlain))

  it('is refused, so that whatever is counted, protected or limited is met by its own path alone', () => {
    fc.assert(
      fc.property(spelledOtherwise(fc.constantFrom(...CALLS)), (url) => {
        const [path = ''] = url.split('?', 1)
        if (findRefusal('POST', url, 'build') !== undefined) return
        expect(isNormalizedCall(path), url).toBe(true)
        expect(isExpensive(path), url).toBe(isExpensive(asRead(url)))
      }),
      { numRuns: 5_000 },
    )
  })

  it.each(CALLS)('of %s is refused in each way there is', (call) => {
    for (const url of everySpelling(call)) {
      const isRefused = findRefusal('POST', url, 'build') !== undefined
      // What has another path than the call's is another call.
      expect(isRefused || asRead(url) !== call, url).toBe(true)
    }
  })
})
