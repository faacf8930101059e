import * as z from 'zod/mini'
import { listDealers } from '@/content/read/dealers.server'
import { configurationResponseSchema } from '@/contract/configured-car'
import type { StockCriteria, StockVehiclesResponse } from '@/contract/stock'
import { pageSizeDeviations } from '@/data/stock/page-size-deviations'
import { FACET_CODES } from '@/domain/stock-facets'
import { STOCK_SORTS } from '@/domain/stock-sort'
import { AUDIENCES, type Check, FIRST, hold, NoSample, type Sample, type Service } from './service.mts'

/** Enough clicks to meet every kind of choice, few enough not to load a service. */
const MOST_CLICKS = 60
const MOST_VALUES = 4
/** Cars of a page that a visitor reads, and of one that a sitemap is made of. */
const LIST_PAGE = 24
const LONGEST_PAGE = 100

const splitAt = <T,>(items: readonly T[], at: number) => [items.slice(0, at), items.slice(at)] as const
const cents = (euro: number) => Math.round(euro * 100)

/** What answers say of each other. */
export function consistency({ answer }: Service, sample: Sample): Check[] {
  const sampled = (part: keyof Sample) => {
    const value = sample[part]
    if (value === undefined) throw new NoSample(part)
    return value
  }
  const fetchCar = (carId: string, audience = FIRST) => answer('configuration', { query: { ...audience, id: carId } })
  const list = (body: object): Promise<StockVehiclesResponse> =>
    answer('stock-vehicles', { body: { ...FIRST, ...body } })
  return [
    {
      name: 'price parts add up to the total, with and without VAT',
      weight: 'breaks',
      run: async () => {
        for (const audience of AUDIENCES) {
          const { price } = await fetchCar(sampled('id'), audience)
          for (const reading of ['incl', 'excl'] as const) {
            const sum = price.parts.reduce((total, { amount }) => total + cents(amount[reading]), 0)
            hold(sum === cents(price.total[reading]), `parts are ${sum}, the total ${cents(price.total[reading])}`)
          }
          const read = audience.sales_type === 'B2B' ? price.total.excl : price.total.incl
          hold(price.total_price === read, `total_price is ${price.total_price}, read is ${read}`)
        }
      },
    },
    {
      name: 'a code gives its car back, and the car its code',
      weight: 'breaks',
      run: async () => {
        const [id, code] = [sampled('id'), sampled('code')]
        const params = await answer('cupra-params', { query: { ...FIRST, cupra_code: code } })
        hold(params.id === id, `${code} is ${params.id} instead of ${id}`)
        const made = await answer('cupra-code', { body: { ...FIRST, id } })
        hold(made.cupra_code === code, `${id} is ${made.cupra_code} instead of ${code}`)
      },
    },
    {
      name: 'every next car exists and costs what its choice said',
      weight: 'breaks',
      run: async () => {
        const id = sampled('id')
        const before = await fetchCar(id)
        const { categories } = await answer('choices', { id, query: { ...FIRST } })
        const steps = categories.flatMap(({ choices }) =>
          choices.flatMap(({ next_id, price_delta, repairs }) => [
            ...(next_id ? [{ next_id, price_delta }] : []),
            ...repairs,
          ]),
        )
        hold(steps.length > 0, 'no choice leads anywhere')
        for (const { next_id, price_delta } of steps.slice(0, MOST_CLICKS)) {
          const after = z.parse(configurationResponseSchema, await fetchCar(next_id))
          const delta = cents(after.price.total.incl) - cents(before.price.total.incl)
          hold(after.id === next_id && after.replaced.length === 0, `${next_id} reads as ${after.id}`)
          hold(delta === cents(price_delta.incl), `${next_id}: ${delta} cents instead of ${cents(price_delta.incl)}`)
        }
      },
    },
    {
      name: 'every unavailable choice says why and offers a repair',
      weight: 'breaks',
      run: async () => {
        const { categories } = await answer('choices', { id: sampled('id'), query: { ...FIRST } })
        for (const choice of categories.flatMap(({ choices }) => choices)) {
          if (choice.state !== 'unavailable') continue
          hold(choice.reason !== undefined && choice.repairs.length > 0, `${choice.code} is a dead end`)
        }
      },
    },
    {
      name: 'a code is one choice, over all categories',
      weight: 'breaks',
      run: async () => {
        const { categories } = await answer('choices', { id: sampled('id'), query: { ...FIRST } })
        const codes = categories.flatMap(({ choices }) => choices.map(({ code }) => code))
        const twice = codes.find((code, index) => codes.indexOf(code) < index)
        hold(twice === undefined, `${twice} is two choices`)
      },
    },
    {
      name: 'counts of facets are totals of lists',
      weight: 'breaks',
      run: async () => {
        const { facets = [] } = await list({ limit: 0, include: ['facets'] })
        for (const { code: facet, values = [] } of facets) {
          hold((FACET_CODES as readonly string[]).includes(facet) || values.length === 0, `facet ${facet} is unknown`)
          for (const { id: value, count } of values.slice(0, MOST_VALUES)) {
            const criteria: StockCriteria = { [facet]: [value] }
            const { total } = await list({ limit: 0, criteria })
            hold(total === count, `${facet} ${value} counts ${count}, its list ${total}`)
          }
        }
      },
    },
    {
      name: 'each sort is an order, and its pages neither repeat nor miss',
      weight: 'breaks',
      run: async () => {
        for (const sort of STOCK_SORTS) {
          const whole = await list({ sort, limit: 40 })
          const halves = [await list({ sort, limit: 20 }), await list({ sort, limit: 20, offset: 20 })]
          const numbers = (page: StockVehiclesResponse) => page.vehicles.map(({ commission_id }) => commission_id)
          hold(halves.flatMap(numbers).join() === numbers(whole).join(), `${sort} changes with the page`)
          const reserved = whole.vehicles.findIndex(({ status }) => status === 'reserved')
          const [free, behind] = reserved === -1 ? [whole.vehicles, []] : splitAt(whole.vehicles, reserved)
          hold(
            behind.every(({ status }) => status === 'reserved'),
            `${sort} has a reserved car before a free one`,
          )
          // A car that is not let has no amount, and stands behind those that have one.
          const prices = free.map(({ price_offer, monthly }) =>
            sort === 'MONTHLY_ASC' ? (monthly?.amount.incl ?? Number.POSITIVE_INFINITY) : price_offer.incl,
          )
          const sorted = [...prices].sort((a, b) => (sort === 'PRICE_DESC' ? b - a : a - b))
          hold(sort === 'PROMOTIONS' || prices.join() === sorted.join(), `${sort} is not in order`)
        }
      },
    },
    {
      name: 'a page of the stock is as long as it is asked for',
      weight: 'less',
      run: async () => {
        const whole = await list({ limit: LONGEST_PAGE })
        const offsets = Array.from({ length: Math.floor(LONGEST_PAGE / LIST_PAGE) }, (_, page) => page * LIST_PAGE)
        const pages = await Promise.all(offsets.map((offset) => list({ limit: LIST_PAGE, offset })))
        for (const [page, asked] of [[whole, LONGEST_PAGE] as const, ...pages.map((one) => [one, LIST_PAGE] as const)])
          for (const { reason } of pageSizeDeviations({ ...FIRST, limit: asked, offset: page.offset }, page))
            hold(false, `its limit is ${reason}`)
        const numbers = (page: StockVehiclesResponse) => page.vehicles.map(({ commission_id }) => commission_id)
        const parts = pages.flatMap(numbers)
        const same = numbers(whole).slice(0, parts.length)
        hold(same.join() === parts.join(), `${LONGEST_PAGE} at once have not the cars of pages of ${LIST_PAGE}`)
      },
    },
    {
      name: 'a vehicle is found by its number, with its detail',
      weight: 'breaks',
      run: async () => {
        const commission = sampled('commission')
        const { detail } = await list({ commission_id: commission })
        hold(detail?.commission_id === commission, `detail of ${detail?.commission_id}`)
      },
    },
    {
      name: 'the dealer of a vehicle is called as his entry on the site',
      weight: 'less',
      run: async () => {
        const { vehicles } = await list({ limit: LONGEST_PAGE })
        const entries = (await listDealers({ language: FIRST.lang, salesType: FIRST.sales_type })).map(({ id }) => id)
        for (const { dealer } of vehicles)
          hold(
            entries.includes(dealer.id),
            `"${dealer.id}" (${dealer.name}) is the name of no entry in content/entries/dealers`,
          )
      },
    },
    {
      name: 'the cars closest to a vehicle are other ones, and free',
      weight: 'breaks',
      run: async () => {
        const commission = sampled('commission')
        const { exact, close } = await answer('cupra-code-stock', { query: { ...FIRST, commission_id: commission } })
        for (const { commission_id, status } of [...exact, ...close.map(({ vehicle }) => vehicle)]) {
          hold(commission_id !== commission, `${commission} is closest to itself`)
          hold(status !== 'reserved' && status !== 'sold', `${commission_id} is ${status}`)
        }
      },
    },
    {
      name: 'a credit comes with an example that adds up, any other product without',
      weight: 'breaks',
      run: async () => {
        for (const audience of AUDIENCES) {
          const { offers } = await answer('quotes', { query: { ...audience, id: sampled('id') } })
          for (const { product_code, representative } of offers) {
            hold((product_code === 'ac') === (representative !== undefined), `${product_code}: example misplaced`)
            if (!representative) continue
            const { monthly_amount, duration_months, last_amount = monthly_amount, total_due } = representative
            const due = cents(monthly_amount) * (duration_months - 1) + cents(last_amount)
            hold(due === cents(total_due), `total due is ${cents(total_due)} cents, its payments are ${due}`)
          }
        }
      },
    },
    {
      name: 'a product that is asked for is answered with no other',
      weight: 'breaks',
      run: async () => {
        for (const audience of AUDIENCES) {
          const query = { ...audience, id: sampled('id') }
          const { offers } = await answer('quotes', { query })
          const { simulations } = await answer('financial-simulations-models', { query: { ...audience } })
          for (const product_code of new Set(offers.map((offer) => offer.product_code))) {
            const asked = await answer('quotes', { query: { ...query, product_code } })
            const named = asked.offers.map((offer) => offer.product_code)
            hold(named.join() === product_code, `quotes for ${product_code} are of ${named.join(', ') || 'none'}`)
          }
          for (const product_code of new Set(simulations.map((simulation) => simulation.product_code))) {
            const asked = await answer('financial-simulations-models', { query: { ...audience, product_code } })
            const named = new Set(asked.simulations.map((simulation) => simulation.product_code))
            hold(
              [...named].join() === product_code,
              `simulations for ${product_code} are of ${[...named].join(', ') || 'none'}`,
            )
          }
        }
      },
    },
  ]
}
