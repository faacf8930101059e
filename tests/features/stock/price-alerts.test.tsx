import { waitFor } from '@testing-library/react'
import { deviate } from '@tests/data/deviant-service'
import { server } from '@tests/msw/server'
import { renderInSite } from '@tests/render'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { StockVehicle } from '@/contract/stock'
import { searchStockVehicles } from '@/data/stock/calls'
import { StockCards } from '@/features/stock/card/StockCards.late'

const FRENCH = { language: 'fr', route: { name: 'stock', params: {} } } as const
const FREE = { incl: 0, excl: 0, vat_rate: 21, currency: 'EUR' } as const

let sent: { kind: string; body: Record<string, unknown> }[] = []

beforeEach(() => {
  sent = []
  server.use(
    http.post('*/v1/alerts/:kind', async ({ request, params }) => {
      sent.push({ kind: String(params.kind), body: (await request.json()) as Record<string, unknown> })
      return HttpResponse.json({ accepted: true }, { status: 202 })
    }),
  )
})

async function reducedCars(): Promise<StockVehicle[]> {
  const { vehicles } = await searchStockVehicles({
    lang: 'fr',
    sales_type: 'B2C',
    criteria: { promotion: true },
    limit: 3,
  })
  return vehicles
}

const cards = (vehicles: readonly StockVehicle[]) => (
  <StockCards vehicles={vehicles} answerTo="" layout="grid" answerTime={0} />
)

describe('the prices of the stock', () => {
  it('are no alert while each car has its own', async () => {
    renderInSite(cards(await reducedCars()), FRENCH)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(sent).toEqual([])
  })

  it('are told to the operator once where a car has none, and the visitor reads « on request »', async () => {
    const [first, second] = await reducedCars()
    if (!first || !second) throw new Error('The stock has three reduced cars')
    deviate('stock-vehicles', ({ vehicles: told }) => {
      told[0].price_offer = FREE
      delete told[1].lowest_30_days
    })
    const vehicles = await reducedCars()
    const page = renderInSite(cards(vehicles), FRENCH)
    page.rerender(cards([...vehicles]))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent.map(({ kind, body }) => [kind, body.source, body.commission_id]).sort()).toEqual([
      ['missing-catalog-price', 'stock', first.commission_id],
      ['missing-price-discount', 'stock', second.commission_id],
    ])
    const [card, other] = page.getAllByRole('article')
    expect(card?.textContent).toContain('Prix sur demande')
    expect(card?.textContent).not.toContain(' 0 €')
    expect(other?.querySelector('s')).toBeNull()
  })
})
