import { backendFetch } from '@demo/backend/http/app'
import { search } from '@demo/backend/tests/stock/sample'
import { expect, it } from 'vitest'
import type { $ZodType } from 'zod/v4/core'
import { CALLS, type CallName } from '@/contract/calls'
import { readAnswer } from '@/data/read-answer'
import { MOST_COMPARED_VEHICLES } from '@/domain/compared-vehicles'

/** Each number, amount and day of every answer that pages are made of: one that cannot be is not believed, wherever it stands. */

const AUDIENCE = 'lang=fr&sales_type=B2C'
const CONFIGURATOR = '/v1/car-configurator'
const BUILD = 'formentor.v150m.2027a.oxyw-w17a-clot'
const [first, ...others] = search({ limit: MOST_COMPARED_VEHICLES }).vehicles

const ask = (call: CallName, path: string, body?: object) => [call, path, body] as const
const stock = (body: object) => ask('stock-vehicles', '/v1/stocks/vehicles', { lang: 'fr', sales_type: 'B2C', ...body })
const ASKED = [
  ask('models-prices', `${CONFIGURATOR}/models-prices?${AUDIENCE}`),
  ask('financial-simulations-models', `${CONFIGURATOR}/financial-simulations-models?${AUDIENCE}`),
  ask('financial-simulations-models', `${CONFIGURATOR}/financial-simulations-models?${AUDIENCE}&monthly_max=600`),
  ask('configurations', `${CONFIGURATOR}/configurations?${AUDIENCE}&carline_code=BORN&with_monthly=true`),
  ask('configurations', `${CONFIGURATOR}/configurations?${AUDIENCE}&carline_code=FORMENTOR`),
  ask('delivery', `${CONFIGURATOR}/delivery?${AUDIENCE}&id=${BUILD}&zipcode=9000`),
  ask('configuration', `${CONFIGURATOR}/configuration?${AUDIENCE}&id=${BUILD}`),
  ask('choices', `${CONFIGURATOR}/choices/${BUILD}?lang=nl&sales_type=B2B`),
  ask('prices', `${CONFIGURATOR}/prices?${AUDIENCE}&id=${BUILD}`),
  ask('prices', `${CONFIGURATOR}/prices?${AUDIENCE}`),
  ask('quotes', `${CONFIGURATOR}/quotes?${AUDIENCE}&id=${BUILD}`),
  ask('turntable', `${CONFIGURATOR}/turntable?${AUDIENCE}&carline_code=FORMENTOR`),
  ask('cupra-params', `${CONFIGURATOR}/cupra-params?${AUDIENCE}&cupra_code=2FPMF5MJ`),
  ask('stock-filters', `/v1/stocks/filters?${AUDIENCE}`),
  ask('cupra-code-stock', `/v1/stocks/cupra-code-stock?${AUDIENCE}&cupra_code=2FPMF5MJ&zipcode=9000`),
  stock({ criteria: { promotion: true }, fold: true, include: ['facets'], near: { zipcode: '1000', radius_km: 400 } }),
  stock({ criteria: { carline: ['RAVAL'], price: { max: 28_000 } }, include: ['facets', 'approximate'] }),
  stock({ commission_id: first?.commission_id }),
  stock({ commission_ids: others.map(({ commission_id }) => commission_id) }),
]

type Path = readonly (string | number)[]
type Shape = Record<string | number, unknown>
const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null
const at = (body: unknown, path: Path) => path.reduce((value, step) => (isShape(value) ? value[step] : undefined), body)
const named = (path: Path) => path.map((step) => (typeof step === 'number' ? '[]' : step)).join('.')

type Kind = 'money' | 'number' | 'day'

/** Amounts as a whole, all other numbers, and days. */
function* figuresIn(value: unknown, path: Path = []): Generator<readonly [kind: Kind, path: Path]> {
  if (typeof value === 'number') yield ['number', path]
  else if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) yield ['day', path]
  else if (isShape(value) && value.currency === 'EUR') yield ['money', path]
  else if (Array.isArray(value)) for (const [step, inner] of value.entries()) yield* figuresIn(inner, [...path, step])
  else if (isShape(value)) for (const [step, inner] of Object.entries(value)) yield* figuresIn(inner, [...path, step])
}

/** What a choice, a pack or a reduction changes, and a dealer’s place: nothing else is below zero. */
const MAY_BE_BELOW =
  /(?:_delta|parts\.\[\]\.amount|selected\.\[\]\.price|choices\.\[\].*\.price|(?:options|replaced)(?:\.\[\]\.price)?|discount(?:\.amount)?|promotions\.\[\]\.amount|catalog\.\[\]\.price|(?:lat|long)itude)$/
/** A car. */
const CAR_PRICE =
  /(?:from_price|price_offer|price_list|cash_price|lowest_30_days|catalog_value|new_build\.price|issued\.price|configurations\.\[\]\.price|price\.(?:base|total))$/
/** Zero says that the service has no price for this car. */
const WITHOUT_PRICE = /(?:price_offer|price_list|catalog_value|price\.(?:base|total))$/
const MONTHLY_PRICE = /(?:monthly|monthly\.amount|least)$/
/** Of which none is an answer. */
const MAY_BE_NONE = /(?:deposit|first_payment|extra_km|_delta|parts\.\[\]\.amount|\.price|options|discount|amount)$/

const inBoth = (incl: number) => ({ incl, excl: incl / 1.21, vat_rate: 21, currency: 'EUR' })
const WRONG: Readonly<Record<Kind, (place: string) => readonly unknown[]>> = {
  number: (place) => [987_654_321_987, 1e21, -1e21, ...(MAY_BE_BELOW.test(place) ? [-1_234_567] : [-0.5, -7])],
  day: () => ['1970-01-01', '2001-05-05', '2026-02-30', '2098-01-01', '0000-00-00'],
  money: (place) => [
    { ...inBoth(1e21) },
    inBoth(9_876_543),
    { ...inBoth(30_000), excl: 30_000 },
    { ...inBoth(30_000), excl: 3_000 },
    { ...inBoth(30_000), vat_rate: 210 },
    ...(MAY_BE_BELOW.test(place) ? [] : [inBoth(-5), inBoth(-32_610)]),
    ...(CAR_PRICE.test(place) ? [inBoth(0.004), inBoth(7)] : []),
    ...(CAR_PRICE.test(place) && !WITHOUT_PRICE.test(place) ? [inBoth(0)] : []),
    ...(MONTHLY_PRICE.test(place) ? [inBoth(0), inBoth(0.004), inBoth(0.5), inBoth(98_765)] : []),
    ...(MAY_BE_NONE.test(place) ? [] : [inBoth(0.004), ...(WITHOUT_PRICE.test(place) ? [] : [inBoth(0)])]),
  ],
}

it.each(ASKED)('%s says no figure that cannot be: %s %j', async (call, path, body) => {
  const response: $ZodType | undefined = CALLS.find(({ name }) => name === call)?.response
  if (!response) throw new Error(`no call ${call}`)
  const answer = await backendFetch(
    new Request(`http://backend.invalid${path}`, {
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    }),
  )
  const right: unknown = await answer.json()
  expect(answer.status, JSON.stringify(right).slice(0, 300)).toBe(200)
  // As it is, it is believed whole.
  expect(readAnswer(call, response, right, (told) => expect(told).toEqual([]))).toEqual(right)

  const places = new Map([...figuresIn(right)].map(([kind, place]) => [named(place), [kind, place] as const]))
  expect(places.size).toBeGreaterThan(0)
  const believed: string[] = []
  for (const [name, [kind, place]] of places) {
    for (const wrong of WRONG[kind](name)) {
      const changed: unknown = structuredClone(right)
      const parent = at(changed, place.slice(0, -1))
      const last = place.at(-1)
      if (!isShape(parent) || last === undefined) throw new Error(`nothing at ${name}`)
      parent[last] = wrong
      const told: string[] = []
      try {
        const read = readAnswer<unknown>(call, response, changed, (deviations) =>
          told.push(...deviations.map(({ kind: how }) => how)),
        )
        if (JSON.stringify(at(read, place)) === JSON.stringify(wrong))
          believed.push(`${name}: ${JSON.stringify(wrong)}`)
      } catch {
        // The whole answer is refused: nothing of it is shown.
      }
      if (told.length === 0) believed.push(`${name}: ${JSON.stringify(wrong)} without a word`)
    }
  }
  expect(believed).toEqual([])
})
