import { screen, within } from '@testing-library/react'
import { server } from '@tests/msw/server'
import { renderInSite } from '@tests/render'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { getCupraCodeStock, searchStockVehicles } from '@/data/stock/calls'
import type { Language } from '@/domain/language'
import { SimilarStockCars } from '@/features/configurator/offer/SimilarStockCars'
import { formatEuro } from '@/i18n/format'

const audience = { lang: 'fr', sales_type: 'B2C' } as const

const draw = (cupra_code: string, language: Language = 'fr') =>
  renderInSite(<SimilarStockCars car={{ cupra_code, carline_code: 'FORMENTOR' }} />, { language })

async function inStock() {
  const { vehicles } = await searchStockVehicles({ ...audience, criteria: { carline: ['FORMENTOR'] }, limit: 1 })
  const [vehicle] = vehicles
  if (!vehicle) throw new Error('No Formentor is in stock')
  return vehicle
}

describe('cars in stock like a build', () => {
  it('count the very same apart from those that come close', async () => {
    const { cupra_code } = await inStock()
    const { total, exact_total = 0 } = await getCupraCodeStock({ ...audience, cupra_code })
    expect(exact_total).toBeGreaterThan(0)
    expect(total).toBeGreaterThan(exact_total)
    draw(cupra_code)
    const counts = await screen.findByText(/exactement la vôtre\./)
    expect(counts).toHaveTextContent(
      new RegExp(`^${exact_total} .* ${total - exact_total} voitures? de stock s’en approche`),
    )
    expect(screen.getAllByText('Exactement la vôtre')[0]).toBeInTheDocument()
  })

  it('say at what price each difference of a close one comes, and call none the same', async () => {
    const { cupra_code } = await inStock()
    const answer = await getCupraCodeStock({ ...audience, cupra_code, limit: 3 })
    server.use(
      http.get('*/v1/stocks/cupra-code-stock', () =>
        HttpResponse.json({ ...answer, exact: [], exact_total: 0, total: answer.close.length }),
      ),
    )
    draw(cupra_code)
    const cards = await screen.findAllByRole('article')
    expect(cards).toHaveLength(answer.close.length)
    answer.close.forEach(({ different, vehicle }, at) => {
      const card = within(cards[at] as HTMLElement)
      const shown = different.slice(0, 4)
      expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
        shown.map(({ wanted, got, price_delta: { incl } }) => {
          const price = incl === 0 ? 'Sans supplément' : formatEuro(incl, 'fr', { sign: true })
          if (wanted === 'Sans') return `En plus\u00a0: ${got}${price}`
          return got === 'Sans' ? `Sans\u00a0: ${wanted}${price}` : `${got} au lieu de ${wanted}${price}`
        }),
      )
      expect(card.getByRole('link', { name: 'Comparer avec la vôtre' })).toHaveAttribute(
        'href',
        `/fr/configurateur/compare/${cupra_code}/${vehicle.cupra_code}/${vehicle.commission_id}`,
      )
    })
    expect(screen.queryByText(/exactement/i)).not.toBeInTheDocument()
  })

  it('lead to the stock with the code, so that the list knows what it is compared with', async () => {
    const { cupra_code } = await inStock()
    draw(cupra_code, 'nl')
    expect(await screen.findByRole('link', { name: 'Bekijk deze wagens in stock' })).toHaveAttribute(
      'href',
      `/nl/stock/formentor?cupra_code=${cupra_code}`,
    )
  })

  it('are none where nothing comes close, and the stock is still one click away', async () => {
    server.use(
      http.get('*/v1/stocks/cupra-code-stock', () =>
        HttpResponse.json({ total: 0, exact_total: 0, exact: [], close: [] }),
      ),
    )
    draw('G8NEV9RW', 'nl')
    expect(await screen.findByText('Geen enkele stockwagen komt dicht genoeg in de buurt.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Bekijk de stock' })).toBeInTheDocument()
  })
})
