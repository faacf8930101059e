import * as z from 'zod/mini'
import { CALLS, type Call } from '@/contract/calls'
import { configurationResponseSchema } from '@/contract/configurator'
import { problemSchema } from '@/contract/problem'
import { FACET_CODES, type StockCriteria, type StockVehiclesResponse } from '@/contract/stock'
import { LANGUAGES } from '@/domain/language'
import { SALES_TYPES, type SalesType } from '@/domain/sales-type'
import { STOCK_SORTS } from '@/domain/stock-sort'

/** How a service is reached: a path from /v1 on. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>

export interface Finding {
  readonly check: string
  /** What is wrong; none when it holds. */
  readonly fault?: string
}

type CallName = (typeof CALLS)[number]['name']
type AnswerOf<N extends CallName> = z.output<Extract<(typeof CALLS)[number], { name: N }>['response']>
interface Audience {
  readonly lang: (typeof LANGUAGES)[number]
  readonly sales_type: SalesType
}

const FIRST: Audience = { lang: 'fr', sales_type: 'B2C' }
const AUDIENCES = LANGUAGES.flatMap((lang) => SALES_TYPES.map((sales_type): Audience => ({ lang, sales_type })))
/** Enough clicks to meet every kind of choice, few enough not to load a service. */
const MOST_CLICKS = 60
const MOST_VALUES = 4

class Fault extends Error {}

function hold(condition: boolean, fault: string): asserts condition {
  if (!condition) throw new Fault(fault)
}

/** Every check of the contract against a service, in an order in which later ones use what earlier ones found. */
export async function checkConformance(ask: Ask): Promise<Finding[]> {
  const findings: Finding[] = []
  const check = async (name: string, run: () => Promise<void>) => {
    try {
      await run()
      findings.push({ check: name })
    } catch (error) {
      findings.push({ check: name, fault: error instanceof Fault ? error.message : String(error) })
    }
  }
  const service = serviceOf(ask)
  const sample = await sampleOf(service).catch((error: unknown) => {
    findings.push({ check: 'a model, a car and a vehicle to ask about', fault: String(error) })
    return undefined
  })
  if (!sample) return findings

  for (const call of CALLS) {
    for (const audience of AUDIENCES) {
      await check(`${call.name}: ${audience.lang} ${audience.sales_type}`, async () => {
        await service.answer(call.name, inputOf(call.name, sample, audience))
      })
    }
    for (const [name, run] of badInputs(call, ask, sample)) await check(`${call.name}: ${name}`, run)
  }
  for (const [name, run] of [...consistency(service, sample), ...unknowns(ask)]) await check(name, run)
  return findings
}

interface Sample {
  readonly id: string
  readonly code: string
  readonly commission: string
}

interface Input {
  readonly id?: string
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
}

interface Service {
  readonly answer: <N extends CallName>(name: N, input: Input) => Promise<AnswerOf<N>>
}

function serviceOf(ask: Ask): Service {
  return {
    answer: async <N extends CallName>(name: N, input: Input) => {
      const call = callOf(name)
      const response = await ask(addressOf(call, input), initOf(call, input.body))
      const text = await response.text()
      hold(response.status === call.status, `${response.status} instead of ${call.status}: ${text.slice(0, 200)}`)
      hold(isType(response, 'application/json'), `content-type is ${response.headers.get('content-type')}`)
      const checked = z.safeParse(call.response, JSON.parse(text))
      if (!checked.success) {
        const issues = checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
        throw new Fault(issues.slice(0, 5).join('; '))
      }
      return checked.data as AnswerOf<N>
    },
  }
}

function callOf(name: CallName): Call & { readonly name: CallName } {
  const call = CALLS.find((one) => one.name === name)
  if (!call) throw new Error(`no call ${name}`)
  return call
}

function addressOf(call: Call, { id = '', query = {} }: Input): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return `${call.path.replace(':id', encodeURIComponent(id))}${search.size > 0 ? `?${search}` : ''}`
}

function initOf(call: Call, body: unknown): RequestInit {
  if (call.method === 'GET') return {}
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

function isType(response: Response, type: string): boolean {
  return response.headers.get('content-type')?.startsWith(type) === true
}

async function sampleOf({ answer }: Service): Promise<Sample> {
  const { models } = await answer('models-prices', { query: { ...FIRST } })
  const { vehicles } = await answer('stock-vehicles', { body: { ...FIRST, limit: 1 } })
  const [model, vehicle] = [models[0], vehicles[0]]
  hold(model !== undefined, 'no model is on sale')
  hold(vehicle !== undefined, 'no vehicle is in stock')
  return { id: model.from_id, code: model.from_cupra_code, commission: vehicle.commission_id }
}

/** A right input of each call. */
function inputOf(name: CallName, { id, code }: Sample, audience: Audience): Input {
  const alert = { source: 'stock', page_path: '/fr/stock', app_version: 'conformance', occurred_at: '2026-01-01T00:00:00Z', dedupe_key: 'conformance' } // biome-ignore format: one record, one line
  switch (name) {
    case 'configurations':
      return { query: { ...audience, carline_code: id.split('.')[0]?.toUpperCase() ?? '' } }
    case 'choices':
      return { id, query: { ...audience } }
    case 'cupra-params':
    case 'cupra-code-stock':
      return { query: { ...audience, cupra_code: code } }
    case 'cupra-code':
      return { body: { ...audience, id } }
    case 'stock-vehicles':
      return { body: { ...audience, limit: 5, include: ['facets'] } }
    case 'missing-price-discount':
      return { body: { ...audience, ...alert, expected: 'discount' } }
    case 'missing-catalog-price':
      return { body: { ...audience, ...alert, expected: 'catalog_price', codes: ['P1'] } }
    case 'feature-flags':
      return {}
    case 'models-prices':
    case 'financial-simulations-models':
    case 'stock-filters':
      return { query: { ...audience } }
    default:
      return { query: { ...audience, id } }
  }
}

type Check = readonly [name: string, run: () => Promise<void>]

async function holdProblem(response: Response, status: number, codes: readonly string[]): Promise<void> {
  const text = await response.text()
  hold(response.status === status, `${response.status} instead of ${status}: ${text.slice(0, 200)}`)
  hold(isType(response, 'application/problem+json'), `content-type is ${response.headers.get('content-type')}`)
  const problem = z.safeParse(problemSchema, JSON.parse(text))
  hold(problem.success, `no problem body: ${text.slice(0, 200)}`)
  hold(codes.includes(problem.data.code), `code ${problem.data.code} instead of ${codes.join(' or ')}`)
  hold(problem.data.status === status, `body says ${problem.data.status}`)
  hold(!/\bat .+:\d+:\d+/.test(text), 'a stack trace is told')
}

function badInputs(call: Call & { readonly name: CallName }, ask: Ask, sample: Sample): Check[] {
  const input = inputOf(call.name, sample, FIRST)
  const address = addressOf(call, input)
  const json = { 'content-type': 'application/json' }
  const problem = (name: string, status: number, codes: string[], path: string, init?: RequestInit): Check => [
    name,
    async () => holdProblem(await ask(path, init), status, codes),
  ]
  const checks: Check[] = [
    [
      'another method',
      async () => {
        const response = await ask(address, { method: 'DELETE' })
        hold(response.headers.get('allow')?.includes(call.method) === true, `Allow is ${response.headers.get('allow')}`)
        await holdProblem(response, 405, ['method_not_allowed'])
      },
    ],
  ]
  if (call.query) {
    const [path = ''] = address.split('?')
    checks.push(
      problem('no query', 400, ['invalid_parameter'], path),
      problem('unknown language', 400, ['invalid_parameter'], address.replace('lang=fr', 'lang=xx')),
      problem('unknown sales type', 400, ['invalid_parameter'], address.replace('sales_type=B2C', 'sales_type=C2C')),
    )
  }
  if (call.body) {
    const post = (body: string, headers: Record<string, string> = json) => ({ method: 'POST', headers, body })
    checks.push(
      problem('body that is no JSON', 400, ['invalid_body'], address, post('{')),
      problem('body without its fields', 400, ['invalid_body'], address, post('{}')),
      problem('body that is a list', 400, ['invalid_body'], address, post('[]')),
      problem(
        'body of another type',
        415,
        ['unsupported_media_type'],
        address,
        post('{}', { 'content-type': 'text/plain' }),
      ),
      problem('body above 64 KB', 413, ['body_too_large'], address, post(JSON.stringify('x'.repeat(70_000)))),
    )
  }
  if (call.problems.includes('unknown_configuration')) {
    const ask404 = (id: string) => {
      const wrong = call.method === 'POST' ? { body: { ...FIRST, id } } : call.path.endsWith(':id') ? { id, query: { ...FIRST } } : { query: { ...FIRST, id } } // biome-ignore format: three shapes, one line
      return ask(addressOf(call, wrong), initOf(call, 'body' in wrong ? wrong.body : undefined))
    }
    const malformed = call.method === 'POST' ? ['invalid_body', 'invalid_parameter'] : ['invalid_parameter']
    checks.push(
      ['unknown id', async () => holdProblem(await ask404('nosuch.car.2020a.aaa'), 404, ['unknown_configuration'])],
      ['malformed id', async () => holdProblem(await ask404('--'), 400, malformed)],
    )
  }
  if (call.problems.includes('unknown_code')) {
    const path = addressOf(call, { ...input, query: { ...FIRST, cupra_code: wrongCode(sample.code) } })
    if (!call.path.endsWith(':id')) checks.push(problem('code with a wrong character', 404, ['unknown_code'], path))
  }
  if (call.problems.includes('unknown_vehicle')) {
    const wrong = { ...FIRST, commission_id: 'ZZZZZZZZZZZZ' }
    const path = addressOf(call, call.method === 'GET' ? { query: wrong } : {})
    checks.push(problem('unknown vehicle', 404, ['unknown_vehicle'], path, initOf(call, wrong)))
  }
  return checks
}

function wrongCode(code: string): string {
  return `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`
}

function unknowns(ask: Ask): Check[] {
  return [
    ['unknown address', async () => holdProblem(await ask('/v1/nosuch'), 404, ['not_found'])],
    [
      'an ETag that is known gives 304',
      async () => {
        const etag = (await ask('/v1/feature-flags')).headers.get('etag')
        hold(etag !== null, 'no ETag')
        const { status } = await ask('/v1/feature-flags', { headers: { 'if-none-match': etag } })
        hold(status === 304, `${status} instead of 304`)
      },
    ],
  ]
}

const cents = (euro: number) => Math.round(euro * 100)

function consistency({ answer }: Service, { id, code, commission }: Sample): Check[] {
  const carOf = (carId: string, audience = FIRST) => answer('configuration', { query: { ...audience, id: carId } })
  const list = (body: object): Promise<StockVehiclesResponse> =>
    answer('stock-vehicles', { body: { ...FIRST, ...body } })
  return [
    [
      'price parts add up to the total, with and without VAT',
      async () => {
        for (const audience of AUDIENCES) {
          const { price } = await carOf(id, audience)
          for (const reading of ['incl', 'excl'] as const) {
            const sum = price.parts.reduce((total, { amount }) => total + cents(amount[reading]), 0)
            hold(sum === cents(price.total[reading]), `parts are ${sum}, the total ${cents(price.total[reading])}`)
          }
          const read = audience.sales_type === 'B2B' ? price.total.excl : price.total.incl
          hold(price.total_price === read, `total_price is ${price.total_price}, read is ${read}`)
        }
      },
    ],
    [
      'a code gives its car back, and the car its code',
      async () => {
        const params = await answer('cupra-params', { query: { ...FIRST, cupra_code: code } })
        hold(params.id === id, `${code} is ${params.id} instead of ${id}`)
        const made = await answer('cupra-code', { body: { ...FIRST, id } })
        hold(made.cupra_code === code, `${id} is ${made.cupra_code} instead of ${code}`)
      },
    ],
    [
      'every next car exists and costs what its choice said',
      async () => {
        const before = await carOf(id)
        const { categories } = await answer('choices', { id, query: { ...FIRST } })
        const steps = categories.flatMap(({ choices }) =>
          choices.flatMap(({ next_id, price_delta, repairs }) => [
            ...(next_id ? [{ next_id, price_delta }] : []),
            ...repairs,
          ]),
        )
        hold(steps.length > 0, 'no choice leads anywhere')
        for (const { next_id, price_delta } of steps.slice(0, MOST_CLICKS)) {
          const after = z.parse(configurationResponseSchema, await carOf(next_id))
          const delta = cents(after.price.total.incl) - cents(before.price.total.incl)
          hold(after.id === next_id && after.replaced.length === 0, `${next_id} reads as ${after.id}`)
          hold(delta === cents(price_delta.incl), `${next_id}: ${delta} cents instead of ${cents(price_delta.incl)}`)
        }
      },
    ],
    [
      'every unavailable choice says why and offers a repair',
      async () => {
        const { categories } = await answer('choices', { id, query: { ...FIRST } })
        for (const choice of categories.flatMap(({ choices }) => choices)) {
          if (choice.state !== 'unavailable') continue
          hold(choice.reason !== undefined && choice.repairs.length > 0, `${choice.code} is a dead end`)
        }
      },
    ],
    [
      'counts of facets are totals of lists',
      async () => {
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
    ],
    [
      'each sort is an order, and its pages neither repeat nor miss',
      async () => {
        for (const sort of STOCK_SORTS) {
          const whole = await list({ sort, limit: 40 })
          const halves = [await list({ sort, limit: 20 }), await list({ sort, limit: 20, offset: 20 })]
          const numbers = (page: StockVehiclesResponse) => page.vehicles.map(({ commission_id }) => commission_id)
          hold(halves.flatMap(numbers).join() === numbers(whole).join(), `${sort} changes with the page`)
          const prices = whole.vehicles.map(({ price_offer }) => price_offer.incl)
          const sorted = [...prices].sort((a, b) => (sort === 'PRICE_DESC' ? b - a : a - b))
          hold(sort === 'PROMOTIONS' || prices.join() === sorted.join(), `${sort} is not in order`)
        }
      },
    ],
    [
      'a vehicle is found by its number, with its detail',
      async () => {
        const { detail } = await list({ commission_id: commission })
        hold(detail?.commission_id === commission, `detail of ${detail?.commission_id}`)
      },
    ],
    [
      'a credit comes with an example that adds up, any other product without',
      async () => {
        for (const audience of AUDIENCES) {
          const { offers } = await answer('quotes', { query: { ...audience, id } })
          for (const { product_code, representative } of offers) {
            hold((product_code === 'ac') === (representative !== undefined), `${product_code}: example misplaced`)
            if (!representative) continue
            const { monthly_amount, duration_months, last_amount = 0, total_due } = representative
            const due = cents(monthly_amount) * duration_months + cents(last_amount)
            hold(due === cents(total_due), `total due is ${cents(total_due)} cents, its payments are ${due}`)
          }
        }
      },
    ],
  ]
}
