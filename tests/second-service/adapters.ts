import type { CallName } from '@/contract/calls'
import type { ProblemCode } from '@/contract/problem'
import type { Adapter, Adapters, ServiceAnswer } from '@/data/adapters/adapter'
import { toContract, toDialect } from './dialect'

/** What a maker with such a service writes: src/data/adapters is the only place that knows it. */

interface Wrapped {
  readonly data?: unknown
  readonly nextCursor?: string
  readonly failure?: { readonly reason: string; readonly text?: string }
}

const CODES: Readonly<Record<string, { status: number; code: ProblemCode }>> = {
  VEHICLE_NOT_FOUND: { status: 404, code: 'unknown_vehicle' },
  VEHICLE_GONE: { status: 410, code: 'vehicle_sold' },
  BUILD_NOT_FOUND: { status: 404, code: 'unknown_configuration' },
  CODE_NOT_FOUND: { status: 404, code: 'unknown_code' },
}

function read({ body, ...answer }: ServiceAnswer, status: number): ServiceAnswer {
  const { data, failure } = body as Wrapped
  if (!failure) return { ...answer, status, body: toContract(data) }
  const known = CODES[failure.reason]
  if (!known) return { ...answer, body }
  const problem = { type: 'about:blank', title: failure.reason, detail: failure.text ?? '', request_id: '', ...known }
  return { ...answer, status: known.status, body: problem }
}

/** Of a call that differs in its address and its words alone. */
const renamed =
  <N extends CallName>(name: N): Adapter<N> =>
  async ({ path: { id }, request: { method, query, body }, status }, send) =>
    read(
      await send({
        method,
        path: `/rest/${name}${id ? `/${id}` : ''}`,
        query: toDialect(query) as Record<string, unknown>,
        body: toDialect(body),
      }),
      status,
    )

/** The stock, from cursor to cursor until the page that the site shows is whole. */
const stockVehicles: Adapter<'stock-vehicles'> = async ({ input, status }, send) => {
  const { offset = 0, limit = 40, ...search } = input
  const path = '/rest/stock-vehicles'
  if (input.commission_id || input.commission_ids)
    return read(await send({ method: 'POST', path, body: toDialect(input) }), status)
  const vehicles: unknown[] = []
  let cursor: string | undefined
  for (;;) {
    const answer = await send({ method: 'POST', path, body: toDialect({ ...search, ...(cursor && { cursor }) }) })
    const page = read(answer, status)
    if (page.status !== status) return page
    const body = page.body as { readonly vehicles: readonly unknown[] }
    vehicles.push(...body.vehicles)
    cursor = (answer.body as Wrapped).nextCursor
    if (cursor && vehicles.length < offset + limit) continue
    return { ...page, body: { ...body, offset, limit, vehicles: vehicles.slice(offset, offset + limit) } }
  }
}

export const secondServiceAdapters: Adapters = {
  'models-prices': renamed('models-prices'),
  'financial-simulations-models': renamed('financial-simulations-models'),
  configurations: renamed('configurations'),
  standards: renamed('standards'),
  delivery: renamed('delivery'),
  configuration: renamed('configuration'),
  choices: renamed('choices'),
  prices: renamed('prices'),
  quotes: renamed('quotes'),
  pictures: renamed('pictures'),
  turntable: renamed('turntable'),
  'cupra-params': renamed('cupra-params'),
  'cupra-code': renamed('cupra-code'),
  'marketing-code': renamed('marketing-code'),
  'stock-filters': renamed('stock-filters'),
  'cupra-code-stock': renamed('cupra-code-stock'),
  'stock-vehicles': stockVehicles,
  'feature-flags': renamed('feature-flags'),
}
