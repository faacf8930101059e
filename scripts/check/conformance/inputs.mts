import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import type { Call } from '@/contract/calls'
import { type Audience, FIRST, type Input, NoSample, type Sample, type Service } from './service.mts'

/** What to ask about, from whatever answers: each part may come from several calls. None that answers leaves it undefined. */
export async function takeSample({ answer }: Service): Promise<Sample> {
  const models = await answer('models-prices', { query: { ...FIRST } }).catch(() => undefined)
  const stock = await answer('stock-vehicles', { body: { ...FIRST, limit: 10 } }).catch(() => undefined)
  const [model, vehicle] = [models?.models[0], stock?.vehicles[0]]
  const carline = model?.carline_code ?? vehicle?.carline_code ?? 'BORN'
  const versions = await (model
    ? undefined
    : answer('configurations', { query: { ...FIRST, carline_code: carline } }).catch(() => undefined))
  const code = model?.from_cupra_code ?? versions?.configurations[0]?.cupra_code ?? vehicle?.cupra_code
  const params = await (code && !model && !versions
    ? answer('cupra-params', { query: { ...FIRST, cupra_code: code } }).catch(() => undefined)
    : undefined)
  return {
    id: model?.from_id ?? versions?.configurations[0]?.id ?? params?.id,
    code,
    carline,
    commission: vehicle?.commission_id,
  }
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, { readonly const?: unknown }>>
  readonly required?: readonly string[]
}

/**
 * A right input of a call: what its schema requires, and the car where it can take one.
 * @throws NoSample where it needs a car or vehicle and none was found
 */
export function validInput(call: Call, sample: Sample, audience: Audience): Input {
  const values: Readonly<Record<string, unknown>> = {
    ...audience,
    id: sample.id,
    cupra_code: sample.code,
    carline_code: sample.carline,
    source: 'stock',
    page_path: '/fr/stock',
    app_version: 'conformance',
    occurred_at: '2026-01-01T00:00:00Z',
    dedupe_key: 'conformance',
    codes: ['P1'],
  }
  const fill = (schema: $ZodType) => {
    const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' }) as ObjectSchema
    const car = ['id', 'cupra_code'].find((name) => name in properties)
    const names = new Set([...required, ...(car ? [car] : [])])
    return Object.fromEntries(
      [...names].map((name) => {
        const value = properties[name]?.const ?? values[name]
        if (value === undefined && name in values) throw new NoSample(name)
        if (value === undefined) throw new Error(`${call.name} requires ${name}, of which inputs.mts has no example`)
        return [name, value]
      }),
    )
  }
  if (call.path.includes(':id') && !sample.id) throw new NoSample('id')
  return {
    ...(call.path.includes(':id') && sample.id && { id: sample.id }),
    ...(call.query && { query: fill(call.query) }),
    ...(call.body && { body: fill(call.body) }),
  }
}
