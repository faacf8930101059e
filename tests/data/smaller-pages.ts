import { serviceLoaded } from '@tests/msw/handlers'
import { server } from '@tests/msw/server'
import { HttpResponse, http } from 'msw'
import type { StockVehiclesBody, StockVehiclesResponse } from '@/contract/stock'

/** The embedded service, of whose stock no answer has more than `most` cars; `change` is what else is not as agreed. */
export function givesAtMost(
  most: number,
  change: (answer: StockVehiclesResponse, asked: StockVehiclesBody) => void = () => undefined,
): { readonly calls: StockVehiclesBody[] } {
  const calls: StockVehiclesBody[] = []
  server.use(
    http.post('*/v1/stocks/vehicles', async ({ request }) => {
      const asked = (await request.json()) as StockVehiclesBody
      calls.push(asked)
      const { backendFetch } = await serviceLoaded()
      const body = JSON.stringify({ ...asked, limit: Math.min(most, asked.limit ?? most) })
      const answer = await backendFetch(new Request(request.url, { method: 'POST', headers: request.headers, body }))
      const right = (await answer.json()) as StockVehiclesResponse
      change(right, asked)
      return HttpResponse.json(right, { status: answer.status })
    }),
  )
  return { calls }
}
