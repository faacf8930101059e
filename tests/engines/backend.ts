import type { ModelsPricesResponse } from '@/contract/configurator'
import type { ChoicesResponse } from '@/contract/configured-car'
import type { StockCriteria, StockVehiclesResponse } from '@/contract/stock'
import type { Audience } from '@/routing/build-path'

/** What the service says of a car and of the stock: the page has to show the same. */

async function answerOf<T>(address: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(address, init)
  if (!answer.ok) throw new Error(`${answer.status} from ${address}`)
  return (await answer.json()) as T
}

const queryOf = ({ language, salesType }: Audience) => ({ lang: language, sales_type: salesType })

function configurator<T>(origin: string, path: string, audience: Audience): Promise<T> {
  return answerOf(`${origin}/api/backend/v1/car-configurator/${path}?${new URLSearchParams(queryOf(audience))}`)
}

export const modelsOf = (origin: string, audience: Audience) =>
  configurator<ModelsPricesResponse>(origin, 'models-prices', audience)

export const choicesOf = (origin: string, id: string, audience: Audience) =>
  configurator<ChoicesResponse>(origin, `choices/${encodeURIComponent(id)}`, audience)

export function stockOf(
  origin: string,
  audience: Audience,
  criteria: StockCriteria = {},
): Promise<StockVehiclesResponse> {
  return answerOf(`${origin}/api/backend/v1/stocks/vehicles`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...queryOf(audience), limit: 1, criteria }),
  })
}
