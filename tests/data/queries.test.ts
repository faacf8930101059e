import { server } from '@tests/msw/server'
import { http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { CALLS, type Call } from '@/contract/calls'
import { configuratorQueries } from '@/data/configurator/queries'
import { featureFlagQueries } from '@/data/feature-flags/queries'
import { navigationQueries } from '@/data/navigation/queries'
import { prefetch } from '@/data/prefetch.server'
import type { Prefetchable } from '@/data/prefetchable'
import { createQueryClient } from '@/data/query-client'
import { searchQueries } from '@/data/search/queries'
import { stockQueries } from '@/data/stock/queries'
import { validInput } from '../../scripts/check/conformance/inputs.mts'
import { pascalCase } from './call-names'
import { deferred } from './deferred'

const audience = { lang: 'fr', sales_type: 'B2B' } as const
const sample = { id: 'born.v1', code: 'ABCD1234', carline: 'BORN', commission: 'CX4F0042' }

/**
 * The query of each call that is read, by the name of its call. That each call has one is held by the compiler
 * (tests/types/calls.test-d.ts).
 */
const factories: Readonly<Record<string, unknown>> = { ...configuratorQueries, ...stockQueries }
const contractQueries: Readonly<Record<string, Prefetchable>> = {
  ...Object.fromEntries(
    CALLS.flatMap((call: Call) => {
      const name = pascalCase(call.name.replace(/^stock-/, ''))
      const factory = factories[name.charAt(0).toLowerCase() + name.slice(1)]
      if (!factory) return []
      const { id, query, body } = validInput(call, sample, audience)
      return [[call.name, (factory as (...args: unknown[]) => Prefetchable)(...(id ? [id] : []), query ?? body)]]
    }),
  ),
  'feature-flags': featureFlagQueries.all(),
}

const siteQueries = {
  'navigation cars': navigationQueries.cars('fr'),
  'navigation header': navigationQueries.group('fr', 'header'),
  'navigation footer': navigationQueries.group('fr', 'footer'),
  'search fr': searchQueries.index({ language: 'fr', salesType: 'B2B' }),
}

/** Runs a query until its request arrives somewhere that never answers. */
async function requestOf(query: Prefetchable) {
  const client = createQueryClient()
  const arrived = deferred<Request>()
  server.use(
    http.all('*', ({ request }) => {
      arrived.resolve(request)
      return new Promise<never>(() => undefined)
    }),
  )
  const outcome = prefetch(client, [query])
  const unsent = outcome.then(() => Promise.reject(new Error('Nothing was sent')))
  return { client, outcome, request: await Promise.race([arrived.promise, unsent]) }
}

describe.each(Object.entries(contractQueries))('the query %s', (name, query) => {
  it('sends its call of the contract', async () => {
    const call = CALLS.find((each) => each.name === name)
    const { client, request, outcome } = await requestOf(query)
    expect(`${request.method} ${new URL(request.url).pathname}`).toBe(
      `${call?.method} /api/backend${call?.path.replace(':id', 'born.v1')}`,
    )
    await client.cancelQueries()
    await outcome
  })

  it('is cancelled down to its request', async () => {
    const { client, request, outcome } = await requestOf(query)
    expect(request.signal.aborted).toBe(false)
    await client.cancelQueries({ queryKey: query.queryKey })
    await vi.waitFor(() => expect(request.signal.aborted).toBe(true))
    expect((await outcome).queries).toEqual([])
  })
})

describe.each(Object.entries(siteQueries))('the query %s', (name, query) => {
  it('is cancelled down to its request', async () => {
    const { client, request, outcome } = await requestOf(query)
    expect(new URL(request.url).pathname).toBe(`/api/${name.split(' ')[0]}`)
    await client.cancelQueries({ queryKey: query.queryKey })
    await vi.waitFor(() => expect(request.signal.aborted).toBe(true))
    expect((await outcome).queries).toEqual([])
  })
})

it('every call that only reads has its query', () => {
  const reads = CALLS.filter(({ method }) => method === 'GET').map(({ name }) => name)
  expect(Object.keys(contractQueries)).toEqual(expect.arrayContaining(reads))
})

describe('keys', () => {
  const keyOf = ({ queryKey }: { queryKey: readonly unknown[] }) => JSON.stringify(queryKey)

  it('are a query of their own for each call', () => {
    const keys = [...Object.values(contractQueries), ...Object.values(siteQueries)].map(keyOf)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it.each(Object.entries(siteQueries))('of the site name its call and for whom it is: %s', (name, { queryKey }) => {
    const [call, kind] = name.split(' ')
    expect(queryKey.slice(0, 3)).toEqual(call === 'search' ? ['search', 'fr', 'B2B'] : [call, kind, 'fr'])
  })

  it.each(Object.entries(contractQueries))(
    'name the area and the call, then what it is asked with: %s',
    (name, { queryKey }) => {
      const call = CALLS.find((each) => each.name === name) as Call
      const { id, query, body } = validInput(call, sample, audience)
      const area = { 'car-configurator': ['configurator'], stocks: ['stock'], 'feature-flags': [] }[
        call.path.split('/')[2] ?? ''
      ]
      expect(queryKey).toEqual([
        ...(area ?? []),
        name.replace(/^stock-/, ''),
        ...(id ? [id] : []),
        ...(query || body ? [query ?? body] : []),
      ])
    },
  )

  it('of choices without a car have an empty place for it', () => {
    expect(configuratorQueries.choices(undefined, audience).queryKey).toEqual([
      'configurator',
      'choices',
      null,
      audience,
    ])
  })

  it('of what is written name it too', () => {
    expect(configuratorQueries.createCupraCode().mutationKey).toEqual(['configurator', 'cupra-code'])
  })

  it('differ by language and sales type', () => {
    const { prices, choices } = configuratorQueries
    const readers = [audience, { lang: 'nl', sales_type: 'B2B' }, { lang: 'fr', sales_type: 'B2C' }] as const
    expect(new Set(readers.map((reader) => keyOf(prices({ ...reader, id: 'a' })))).size).toBe(3)
    expect(new Set(readers.map((reader) => keyOf(choices('a', reader)))).size).toBe(3)
  })
})
