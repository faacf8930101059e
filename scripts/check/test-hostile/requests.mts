import fc from 'fast-check'
import { CALLS } from '@/contract/calls'
import { ROUTE_NAMES, routeDefinition } from '@/routing/route-table'
import { spelledOtherwise } from './spellings.mts'

/** One request that no honest visitor makes. */
export interface HostileRequest {
  readonly group: string
  readonly method: string
  /** As it goes over the wire: path and query. */
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** The call whose path is written otherwise: it must not be answered as that call. */
  readonly spells?: string
}

/** It must come back nowhere as it is: an answer that holds it would run it. */
export const MARKER = `zq"'><img src=x onerror=zq(1)>`

const words = ROUTE_NAMES.flatMap((name) => Object.values(routeDefinition(name).templates))
  .flatMap((template) => template.split('/'))
  .filter((word) => word && !word.startsWith(':'))

const NASTY = [
  '..',
  '.',
  '%2e%2e',
  '%2e%2e%2f',
  '%252e%252e',
  '%00',
  '%0d%0aSet-Cookie:zq=1',
  '%5c%5cevil.example',
  '%ff%fe',
  '%E2%80%AE',
  '__proto__',
  'constructor',
  'toString',
  '[[...segments]]',
  '%5B%5B...segments%5D%5D',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
  '9'.repeat(40),
  'a'.repeat(300),
  "'%20OR%201=1--",
  '%24%7B7*7%7D',
  '{{7*7}}',
  ';cat%20/etc/passwd',
  '*',
  '~',
  '%',
  '%zz',
  '🚗',
  'é̂̃̄'.normalize('NFD'),
  encodeURIComponent(MARKER),
]

const nasty = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'grapheme', maxLength: 20 }).map(encodeURIComponent),
  fc.string({ maxLength: 20 }).map(encodeURIComponent),
)
const segment = fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...words) }, { weight: 1, arbitrary: nasty })
const query = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom('sales_type', 'sort', 'page', 'lang', 'compare', 'utm', '_rsc', 'nxtPsegments'), nasty),
      nasty,
    ),
    { maxLength: 4 },
  )
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}` : ''))
const language = fc.constantFrom('fr', 'nl', 'en', 'FR', 'de', '')

const path = fc
  .tuple(language, fc.array(segment, { maxLength: 6 }))
  .map((parts) => `/${parts.flat().filter(Boolean).join('/')}`)

const addresses = fc.tuple(path, query).map(([at, asked]) => ({ group: 'address', method: 'GET', url: at + asked }))

const dataAddresses = (buildId: string) =>
  fc
    .tuple(
      fc.constantFrom(buildId, buildId, 'old', '..'),
      path,
      fc.constantFrom('.json', '.json', '', '.html', '%2ejson'),
      query,
    )
    .map(([build, at, ending, asked]) => ({
      group: 'data',
      method: 'GET',
      url: `/_next/data/${build}${at}${ending}${asked}`,
      headers: { 'x-nextjs-data': '1' },
    }))

const awayAddresses = fc
  .tuple(
    fc.constantFrom('//', '/\\', '/%5c', '/%2f', '/fr//', '/nl/..//', '///', '/fr/%2f%2f'),
    fc.constantFrom('evil.example', 'evil.example/fr', 'evil.example%2f..'),
    fc.constantFrom('', '/', '?sales_type=b2b', '?sales_type=b2c', '/?lang=fr&url=https://evil.example'),
  )
  .map(([slashes, host, rest]) => ({ group: 'away', method: 'GET', url: slashes + host + rest }))

const HEADERS = [
  'accept-language',
  'x-forwarded-host',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-request-id',
  'x-nextjs-data',
  'x-middleware-subrequest',
  'x-middleware-rewrite',
  'x-prerender-revalidate',
  'x-invoke-path',
  'x-invoke-status',
  'x-now-route-matches',
  'x-matched-path',
  'rsc',
  'next-router-state-tree',
  'next-action',
  'range',
  'if-none-match',
  'cookie',
  'origin',
  'referer',
  'purpose',
  'accept',
  'accept-encoding',
  'traceparent',
  'expect',
]
const headerValue = fc.oneof(
  fc.constantFrom(
    '1',
    'on',
    'bytes=0-1,5-9,-1',
    '*',
    'evil.example',
    MARKER,
    'a'.repeat(2_000),
    '../../etc/passwd',
    '{"a":1}',
  ),
  fc.string({ maxLength: 60 }).map((text) => text.replace(/[^\x20-\x7e]/g, '.')),
)
const headerRequests = fc
  .tuple(path, fc.dictionary(fc.constantFrom(...HEADERS), headerValue, { minKeys: 1, maxKeys: 4 }))
  .map(([url, headers]) => ({ group: 'headers', method: 'GET', url, headers: { ...headers } }))

/** Names of the contract, so that the values behind them are looked at. */
const NAMES = [
  'lang',
  'sales_type',
  'id',
  'carline_code',
  'cupra_code',
  'code',
  'ids',
  'product_code',
  'page',
  'page_size',
  'sort',
  'filters',
  'category',
  'commission_id',
  'deposit',
  'duration',
]
const json = fc.oneof(
  {
    weight: 2,
    arbitrary: fc
      .dictionary(fc.constantFrom(...NAMES), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 6 })
      .map((body) => JSON.stringify(body)),
  },
  { weight: 1, arbitrary: fc.json({ maxDepth: 6 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      '{',
      'null',
      '[]',
      '"',
      '{"__proto__":{"a":1}}',
      `{"id":${JSON.stringify(MARKER)}}`,
      '['.repeat(5_000),
      `{"id":"${'a'.repeat(70_000)}"}`,
    ),
  },
)
const callRequests = fc
  .tuple(
    fc.constantFrom(...CALLS),
    nasty,
    fc.array(fc.tuple(fc.constantFrom(...NAMES), fc.oneof(fc.constantFrom('fr', 'B2C', 'BORN'), nasty)), {
      maxLength: 6,
    }),
    json,
    fc.constantFrom('application/json', 'text/plain', 'application/json; charset=utf-7', 'multipart/form-data', ''),
  )
  .map(([call, value, pairs, body, type]) => ({
    group: call.method === 'POST' ? 'bodies' : 'calls',
    method: call.method,
    url: `/api/backend${call.path.replace(/:\w+/, value)}?${pairs.map(([name, given]) => `${name}=${given}`).join('&')}`,
    ...(call.method === 'POST' && { body, headers: { 'content-type': type } }),
  }))

const otherCalls = fc
  .tuple(
    fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE'),
    fc.constantFrom(
      '/api/search',
      '/api/navigation',
      '/api/revalidate',
      '/api/words/a.json',
      '/api/metrics',
      '/api/health/ready',
      '/api',
      '/redirection/carconfigurator',
      '/sitemaps/a.xml',
      '/robots.txt',
    ),
    query,
    json,
  )
  .map(([method, at, asked, body]) => ({
    group: 'site calls',
    method,
    url: at + asked,
    ...(!['GET', 'HEAD', 'TRACE', 'OPTIONS'].includes(method) && {
      body,
      headers: { 'content-type': 'application/json' },
    }),
  }))

const spelledCalls = fc
  .constantFrom(...CALLS.map(({ method, path: at }) => ({ method, at: `/api/backend${at.replace(/:\w+/, 'x')}` })), {
    method: 'GET',
    at: '/api/search',
  })
  .chain(({ method, at }) =>
    spelledOtherwise(fc.constant(at)).map((url) => ({ group: 'spellings', method, url, spells: at })),
  )

const spelledPages = fc
  .tuple(spelledOtherwise(path), query)
  .map(([at, asked]) => ({ group: 'spellings', method: 'GET', url: at + asked }))

/** Requests of every group, always the same ones for a seed. */
export function hostileRequests(count: number, seed: number, buildId: string): readonly HostileRequest[] {
  const any: fc.Arbitrary<HostileRequest> = fc.oneof(
    { weight: 5, arbitrary: addresses },
    { weight: 3, arbitrary: dataAddresses(buildId) },
    { weight: 1, arbitrary: awayAddresses },
    { weight: 3, arbitrary: headerRequests },
    { weight: 5, arbitrary: callRequests },
    { weight: 1, arbitrary: otherCalls },
    { weight: 3, arbitrary: spelledCalls },
    { weight: 2, arbitrary: spelledPages },
  )
  return fc.sample(any, { numRuns: count, seed })
}
