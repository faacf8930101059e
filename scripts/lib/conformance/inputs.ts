import { type Audience, type CallName, FIRST, hold, type Input, type Sample, type Service } from './service'

/** A car and a vehicle to ask about. */
export async function sampleOf({ answer }: Service): Promise<Sample> {
  const { models } = await answer('models-prices', { query: { ...FIRST } })
  const { vehicles } = await answer('stock-vehicles', { body: { ...FIRST, limit: 1 } })
  const [model, vehicle] = [models[0], vehicles[0]]
  hold(model !== undefined, 'no model is on sale')
  hold(vehicle !== undefined, 'no vehicle is in stock')
  return { id: model.from_id, code: model.from_cupra_code, commission: vehicle.commission_id }
}

/** A right input of each call. */
export function inputOf(name: CallName, { id, code }: Sample, audience: Audience): Input {
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
