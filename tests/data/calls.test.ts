import { server } from '@tests/msw/server'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { CALLS, type Call } from '@/contract/calls'
import * as alerts from '@/data/alerts/calls'
import type { Cancellable } from '@/data/backend-call'
import * as configurator from '@/data/configurator/calls'
import * as featureFlags from '@/data/feature-flags/calls'
import * as stock from '@/data/stock/calls'
import { typeset } from '@/i18n/typeset'
import { takeSample, validInput } from '../../scripts/check/conformance/inputs.mts'
import { AUDIENCES, type Audience, FIRST, makeService, type Sample } from '../../scripts/check/conformance/service.mts'
import { pascalCase } from './call-names'

/**
 * Against the embedded backend, with an input that is made from the contract. That each call has its function is held by
 * the compiler (tests/types/calls.test-d.ts).
 */
const functions = Object.entries({ ...configurator, ...stock, ...alerts, ...featureFlags })

let sample: Sample
beforeAll(async () => {
  sample = await takeSample(makeService((path, init) => fetch(`http://localhost:3000/api/backend${path}`, init)))
})
afterEach(() => server.events.removeAllListeners())

/** The function of a call, asked as its row says. */
function ask(call: Call, audience: Audience, cancel: Cancellable = {}): Promise<unknown> {
  const [, send] = functions.find(([name]) => name.replace(/^[a-z]+/, '') === pascalCase(call.name)) ?? []
  if (!send) throw new Error(`${call.name} has no function`)
  const { id, query, body } = validInput(call, sample, audience)
  const input = query ?? body
  return (send as (...args: unknown[]) => Promise<unknown>)(...(id ? [id] : []), ...(input ? [input] : []), cancel)
}

/** No words, or words that are kept as they were written: codes, what is dialled, and the text of the law. */
const NO_WORDS = ['id', 'from_id', 'next_id', 'unit', 'phone', 'html']

/** Texts of an answer that the site would set in another way, each with the name that it stands under. */
function notSet(value: unknown, lang: Audience['lang'], name = ''): string[] {
  if (typeof value === 'string') return value === typeset(value, lang) ? [] : [`${name}: ${value}`]
  if (Array.isArray(value)) return value.flatMap((each) => notSet(each, lang, name))
  return Object.entries(value ?? {}).flatMap(([own, each]) => (NO_WORDS.includes(own) ? [] : notSet(each, lang, own)))
}

describe.each(CALLS.map((call: Call) => [call.name, call] as const))('%s', (_, call) => {
  it.each(AUDIENCES)(
    'answers $lang $sales_type as the contract says, in words as the site sets them',
    async (audience) => {
      const answer = await ask(call, audience)
      expect(z.safeParse(call.response, answer).error).toBeUndefined()
      expect(notSet(answer, audience.lang)).toEqual([])
    },
  )

  it('sends its row of the contract, and all that it was asked with', async () => {
    const sent: Request[] = []
    server.events.on('request:start', ({ request }) => void sent.push(request.clone()))
    await ask(call, FIRST)
    const [request] = sent
    if (!request) throw new Error('Nothing was sent')
    const { id = '', query = {}, body } = validInput(call, sample, FIRST)
    const { pathname, searchParams } = new URL(request.url)
    expect(`${request.method} ${pathname}`).toBe(`${call.method} /api/backend${call.path.replace(':id', id)}`)
    expect([...searchParams]).toEqual(Object.entries(query).map(([name, value]) => [name, String(value)]))
    if (body) expect(await request.json()).toEqual(body)
    expect(sent).toHaveLength(1)
  })

  it('can be cancelled', async () => {
    await expect(ask(call, FIRST, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('what is asked for is what is answered', () => {
  it('a number and a word of a query narrow the stock', async () => {
    const all = await stock.getStockFilters(FIRST)
    const electric = await stock.getStockFilters({ ...FIRST, fuel_type: 'ELECTRIC', price_max: 60_000 })
    expect(electric.total).toBeGreaterThan(0)
    expect(electric.total).toBeLessThan(all.total)
  })

  it('a price is the audience’s own reading', async () => {
    const reading = async (audience: Audience) =>
      (await configurator.getConfiguration({ ...audience, id: sample.id })).price
    const [own, business] = [await reading(FIRST), await reading({ lang: 'fr', sales_type: 'B2B' })]
    expect(own.total_price).toBe(own.total.incl)
    expect(business.total_price).toBe(own.total.excl)
  })

  it('one category of the choices is answered alone', async () => {
    const { id, categories } = await configurator.getChoices(sample.id ?? '', { ...FIRST, category: 'exterior' })
    expect([id, categories.map(({ code }) => code)]).toEqual([sample.id, ['exterior']])
  })

  it('a body is searched by', async () => {
    const { vehicles } = await stock.searchStockVehicles({ ...FIRST, criteria: { carline: ['BORN'] } })
    expect(new Set(vehicles.map(({ carline_code }) => carline_code))).toEqual(new Set(['BORN']))
  })
})
