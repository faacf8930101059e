import type { CallName } from '@/contract/calls'
import type { Language } from '@/domain/language'
import { buildPathFromText } from '@/routing/build-path'
import type { RouteName } from '@/routing/route-table'
import { askBackend } from '../../lib/ask-backend.mts'

/** A page that asks the call while the server makes it. */
export interface Target {
  readonly call: CallName
  readonly route: RouteName
  readonly params: Readonly<Record<string, string>>
  /** A service need not have this call. A bare 404 says so, and the page is whole without it. */
  readonly isOptional?: true
}

export const targetPath = ({ route, params }: Target, language: Language): string =>
  buildPathFromText(route, params, language, 'B2C')

const AUDIENCE = { lang: 'fr', sales_type: 'B2C' } as const
const CARLINES = ['BORN', 'FORMENTOR', 'TERRAMAR', 'LEON'] as const

/** A base configuration of the carline, by its number. */
async function baseConfigurationId(carline: string, position: number): Promise<string> {
  const query = new URLSearchParams({ ...AUDIENCE, carline_code: carline })
  const { configurations } = await askBackend<{ configurations: readonly { id: string }[] }>(
    `/v1/car-configurator/configurations?${query}`,
  )
  const found = configurations[position % configurations.length]
  if (!found) throw new Error(`${carline} has no version`)
  return found.id
}

async function fetchCode(id: string): Promise<string> {
  const { cupra_code } = await askBackend<{ cupra_code: string }>('/v1/car-configurator/cupra-code', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...AUDIENCE, id }),
  })
  return cupra_code
}

async function stockCar(): Promise<{ modelName: string; commissionId: string }> {
  const { vehicles } = await askBackend<{ vehicles: readonly { carline_code: string; commission_id: string }[] }>(
    '/v1/stocks/vehicles',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(AUDIENCE),
    },
  )
  const [car] = vehicles
  if (!car) throw new Error('There is no stock')
  return { modelName: car.carline_code, commissionId: car.commission_id }
}

/**
 * Every call that the server makes for a page, each with a page of its own, so that no answer is one of another cell. The
 * numbers of cars are the same in both languages.
 */
export async function serverTargets(): Promise<readonly Target[]> {
  const conf = async (call: CallName, position: number): Promise<Target> => ({
    call,
    route: 'car-configurator.conf',
    params: { id: await baseConfigurationId(CARLINES[position] ?? 'BORN', position) },
  })
  return [
    { call: 'feature-flags', route: 'faq', params: {} },
    { call: 'models-prices', route: 'models', params: {} },
    // Not the homepage: the start of the site asks for that one.
    { call: 'pictures', route: 'models.carline.test-drive', params: { carline_code: 'TAVASCAN' } },
    {
      call: 'turntable',
      route: 'models.carline.tab',
      params: { carline_code: 'TAVASCAN', tab_slug_id: 'design' },
      isOptional: true,
    },
    { call: 'configurations', route: 'models.carline', params: { carline_code: 'FORMENTOR' } },
    { call: 'financial-simulations-models', route: 'private-lease', params: {} },
    await conf('configuration', 0),
    await conf('choices', 1),
    await conf('standards', 2),
    {
      call: 'configuration',
      route: 'car-configurator.offer',
      params: { cupra_code: await fetchCode(await baseConfigurationId('BORN', 1)) },
    },
    { call: 'stock-vehicles', route: 'stock', params: {} },
    { call: 'stock-vehicles', route: 'stock.vehicle', params: await stockCar() },
  ]
}
