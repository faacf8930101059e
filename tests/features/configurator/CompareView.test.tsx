import { startCar } from '@demo/backend/engine/car'
import { encodeCar } from '@demo/backend/engine/cupra-code'
import { priceCar } from '@demo/backend/engine/price'
import { screen, within } from '@testing-library/react'
import { server } from '@tests/msw/server'
import { renderInSite } from '@tests/render'
import { vehicleIn } from '@tests/vehicle-in'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { searchStockVehicles } from '@/data/stock/calls'
import type { Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'
import CompareView from '@/features/configurator/CompareView'
import { formatEuro } from '@/i18n/format'

const [one, other] = [startCar('LEON'), startCar('FORMENTOR')]
const params = { cupra_code: encodeCar(one), other_codes: [encodeCar(other)] }

const draw = (asked: typeof params, language: Language = 'nl', salesType: SalesType = 'B2C') =>
  renderInSite(<CompareView params={asked} />, {
    language,
    salesType,
    flags: { BACKEND_WLTP_DATA_REQUESTS: true },
    route: { name: 'car-configurator.compare', params: asked },
  })

describe('two cars side by side', () => {
  it.each([
    ['fr', 'B2C'],
    ['nl', 'B2B'],
  ] as const)('have their totals and the difference at the foot, in %s for %s', async (language, salesType) => {
    draw(params, language, salesType)
    const foot = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .at(-1)
    const reading = salesType === 'B2B' ? 'excl' : 'incl'
    const [a, b] = [priceCar(one).total[reading] / 100, priceCar(other).total[reading] / 100]
    expect(foot).toHaveTextContent(formatEuro(a, language).replaceAll('\u00a0', ' '))
    expect(foot).toHaveTextContent(formatEuro(b, language).replaceAll('\u00a0', ' '))
    expect(foot).toHaveTextContent(formatEuro(b - a, language, { sign: true }).replaceAll('\u00a0', ' '))
  })

  it('can change places, and each opens by itself', async () => {
    draw(params, 'fr')
    expect(await screen.findByRole('link', { name: 'Échanger les deux voitures' })).toHaveAttribute(
      'href',
      `/fr/configurateur/compare/${params.other_codes[0]}/${params.cupra_code}`,
    )
    expect(screen.getAllByRole('link', { name: 'Voir cette voiture' })).toHaveLength(2)
  })

  it('that are one and the same are said to be identical', async () => {
    draw({ cupra_code: params.cupra_code, other_codes: [params.cupra_code] })
    expect(await screen.findByText('Deze twee wagens zijn identiek.')).toBeInTheDocument()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it('name the code of the two that is unknown', async () => {
    draw({ ...params, other_codes: ['7HQ4K2MN'] }, 'fr')
    expect(await screen.findByText('Ce code n’existe pas. Vérifiez les 8 caractères.')).toBeInTheDocument()
    expect(screen.getByText('7HQ4K2MN')).toBeInTheDocument()
  })

  it('ask nobody about what is no code', () => {
    server.use(http.all('*', () => HttpResponse.error()))
    draw({ ...params, other_codes: ['code!'] }, 'fr')
    expect(screen.getByText(/ne compte pas 8 caractères valables/)).toBeInTheDocument()
  })
})

describe('a build and a car of the stock', () => {
  const mine = encodeCar(startCar('FORMENTOR'))

  /** A reduced car of the stock in its state, beside the build. */
  async function drawStock(commissionId: string, code: string, language: Language, salesType: SalesType = 'B2C') {
    const asked = { cupra_code: mine, other_codes: [code, commissionId] }
    renderInSite(<CompareView params={asked} />, {
      language,
      salesType,
      flags: { BACKEND_WLTP_DATA_REQUESTS: true },
      route: { name: 'car-configurator.compare', params: asked },
    })
    return screen.findByRole('table')
  }

  it.each([
    ['fr', 'B2C', 'Votre configuration'],
    ['nl', 'B2B', 'Jouw samenstelling'],
  ] as const)(
    'say which is which, and the car keeps its own price, dealer and number, in %s for %s',
    async (language, salesType, own) => {
      const named = { lang: language, sales_type: salesType }
      const [reduced] = (
        await searchStockVehicles({ ...named, criteria: { promotion: true, availability: ['arriving'] } })
      ).vehicles
      if (!reduced) throw new Error('No reduced car is on its way')
      const table = await drawStock(reduced.commission_id, reduced.cupra_code, language, salesType)
      const reading = salesType === 'B2B' ? 'excl' : 'incl'
      const price = formatEuro(reduced.price_offer[reading], language).replaceAll('\u00a0', ' ')
      const list = formatEuro(reduced.price_list[reading], language).replaceAll('\u00a0', ' ')
      const [, column, other] = within(table).getAllByRole('columnheader')
      expect(column).toHaveTextContent(own)
      expect(other).toHaveTextContent(reduced.commission_id)
      const [listRow, stockRow] = within(table).getAllByRole('row').slice(-2)
      expect(listRow).toHaveTextContent(list)
      expect(stockRow).toHaveTextContent(price)
      const badge = screen.getAllByText(new RegExp(reduced.commission_id)).find((element) => !table.contains(element))
      const column2 = badge?.closest('section')
      expect(column2).toHaveTextContent(price.replace(/,.*/, ''))
      expect(column2).toHaveTextContent(reduced.dealer.name)
      expect(column2).toHaveTextContent(language === 'fr' ? 'En route' : 'Onderweg')
      const hrefs = within(column2 as HTMLElement)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
      // The offer and the drive.
      expect(hrefs.filter((href) => href?.includes(`commission_id=${reduced.commission_id}`))).toHaveLength(2)
      expect(hrefs.filter((href) => href?.endsWith(`/${reduced.commission_id}`))).toHaveLength(1)
    },
  )

  it('say of a reserved one that somebody has it, and offer none of it', async () => {
    const { commissionId } = vehicleIn('reserved')
    const { detail } = await searchStockVehicles({ lang: 'nl', sales_type: 'B2C', commission_id: commissionId })
    await drawStock(commissionId, detail?.cupra_code ?? '', 'nl')
    expect(screen.getByText('Gereserveerd door een andere klant')).toBeInTheDocument()
    expect(document.querySelector(`[href*="commission_id=${commissionId}"]`)).toBeNull()
  })

  it.each(['sold', 'of another code'])('are a build and a build where the car is %s, and it is said', async (why) => {
    const { commissionId } = vehicleIn(why === 'sold' ? 'sold' : 'arriving')
    const table = await drawStock(commissionId, params.cupra_code, 'fr')
    expect(screen.getByText(new RegExp(`La voiture de stock ${commissionId} n’est pas, ou plus,`))).toBeInTheDocument()
    expect(table).not.toHaveTextContent(commissionId)
  })

  it('say of no car that it is not on sale where the service does not answer', async () => {
    const { commissionId } = vehicleIn('arriving')
    server.use(http.post('*/v1/stocks/vehicles', () => HttpResponse.error()))
    await drawStock(commissionId, params.cupra_code, 'fr')
    expect(screen.queryByText(new RegExp(`La voiture de stock ${commissionId}`))).toBeNull()
    expect(screen.getByRole('alert')).toBeInTheDocument()
  })
})
