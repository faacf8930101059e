import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import type { Call } from '@/contract/calls'
import { type Audience, FIRST, hold, type Input, type Sample, type Service } from './service.mts'

/** A car and a vehicle to ask about. */
export async function takeSample({ answer }: Service): Promise<Sample> {
  const { models } = await answer('models-prices', { query: { ...FIRST } })
  const { vehicles } = await answer('stock-vehicles', { body: { ...FIRST, limit: 1 } })
  const [model, vehicle] = [models[0], vehicles[0]]
  hold(model !== undefined, 'no model is on sale')
  hold(vehicle !== undefined, 'no vehicle is in stock')
  return {
    id: model.from_id,
    code: model.from_cupra_code,
    carline: model.carline_code,
    commission: vehicle.commission_id,
  }
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, { readonly const?: unknown }>>
  readonly required?: readonly string[]
}

/** A right input of a call: what its schema requires, and the car where it can take one. */
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
    const names = new Set([...required, ...('id' in properties ? ['id'] : [])])
    return Object.fromEntries(
      [...names].map((name) => {
        const value = properties[name]?.const ?? values[name]
        if (value === undefined) throw new Error(`${call.name} requires ${name}, of which inputs.ts has no example`)
        return [name, value]
      }),
    )
  }
  return {
    ...(call.path.includes(':id') && { id: sample.id }),
    ...(call.query && { query: fill(call.query) }),
    ...(call.body && { body: fill(call.body) }),
  }
}
