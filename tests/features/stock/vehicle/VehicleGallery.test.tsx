import { screen, within } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { serverMarkup } from '@tests/server-markup'
import { beforeAll, describe, expect, it } from 'vitest'
import type { StockVehicleDetail } from '@/contract/stock'
import { searchStockVehicles } from '@/data/stock/calls'
import { NO_SEARCH } from '@/domain/stock-search'
import { StockCard } from '@/features/stock/card/StockCard'
import { searchBody, vehicleBody } from '@/features/stock/list/stock-search'
import StockVehicleView from '@/features/stock/StockVehicleView'
import { stockVehicleQueries } from '@/features/stock/stock.prefetch'
import { VehicleGallery } from '@/features/stock/vehicle/VehicleGallery'

const dutch = { language: 'nl', salesType: 'B2C' } as const
const french = { language: 'fr', salesType: 'B2C' } as const

/** The first Born of the stock, as the service tells of it. */
async function born(audience: typeof dutch | typeof french): Promise<StockVehicleDetail> {
  const [first] = (await searchStockVehicles(searchBody(NO_SEARCH, { audience, flags: {}, carline: 'BORN' }))).vehicles
  if (!first) throw new Error('No Born in stock')
  const { detail } = await searchStockVehicles(vehicleBody(first.commission_id, audience))
  if (!detail) throw new Error('The vehicle has no detail')
  return detail
}

let vehicle: StockVehicleDetail
beforeAll(async () => {
  vehicle = await born(dutch)
})

const gallery = () => screen.getByRole('list', { name: 'Deze wagen, van alle kanten bekeken' })

describe('the pictures of a car in stock', () => {
  it('show that very car from six sides and three of its interior, each with words of its own', () => {
    renderInSite(<VehicleGallery vehicle={vehicle} />, { flags: {} })
    const alts = within(gallery())
      .getAllByRole('img')
      .map((image) => image.getAttribute('alt'))
    expect(alts).toHaveLength(9)
    expect(new Set(alts).size).toBe(9)
    for (const alt of alts.slice(0, 6)) expect(alt).toContain(vehicle.exterior.name)
    expect(screen.getByText('Illustraties van deze wagen', { exact: false })).toBeVisible()
  })

  it.each([
    ['nl', 'Niet afgebeeld: Panoramadak, Trekhaak'],
    ['fr', 'Non visible à l’image : Panoramadak, Trekhaak'],
  ] as const)('say once in %s what the car has and they do not show', (language, words) => {
    const pictures = vehicle.pictures.map((picture) => {
      if (picture.view === 'ext-f34') return { ...picture, not_shown: ['Panoramadak'] }
      return picture.view === 'ext-r34' ? { ...picture, not_shown: ['Panoramadak', 'Trekhaak'] } : picture
    })
    renderInSite(<VehicleGallery vehicle={{ ...vehicle, pictures }} />, { language, flags: {} })
    expect(screen.getAllByText(words)).toHaveLength(1)
  })

  it('name each side in the language of the page', async () => {
    renderInSite(<VehicleGallery vehicle={await born(french)} />, { ...french, flags: {} })
    const items = within(screen.getByRole('list')).getAllByRole('listitem')
    const names = items.map((item) => item.textContent?.replace(/\d+ \/ \d+$/, ''))
    expect(names).toEqual([
      'Trois quarts avant',
      'Profil',
      'Trois quarts arrière',
      'Avant',
      'Arrière',
      'Au ras du sol',
      'Poste de conduite',
      'Sièges',
      'Surpiqûres',
    ])
  })

  it('fetch the first one at once, and each other one when it comes near', () => {
    renderInSite(<VehicleGallery vehicle={vehicle} />, { flags: {} })
    const loading = within(gallery())
      .getAllByRole('img')
      .map((image) => image.getAttribute('loading'))
    expect(loading).toEqual(['eager', ...Array.from({ length: 8 }, () => 'lazy')])
  })

  it('can be reached by the keyboard, to be pushed along with its arrows', async () => {
    const { user } = renderInSite(<VehicleGallery vehicle={vehicle} />, { flags: {} })
    await user.tab()
    expect(gallery()).toHaveFocus()
  })

  it('are one drawing where the carline is drawn as an outline', () => {
    renderInSite(<VehicleGallery vehicle={vehicle} />, {
      flags: { CARLINE_PICTURE_FALLBACK_BORN: true },
    })
    expect(within(gallery()).getAllByRole('img')).toHaveLength(1)
    expect(screen.queryByText('Illustraties', { exact: false })).toBeNull()
  })

  it('are one drawing in its colour where the service has no picture of the car', () => {
    renderInSite(<VehicleGallery vehicle={{ ...vehicle, pictures: [] }} />, { flags: {} })
    expect(within(gallery()).getByRole('img', { name: 'Born' })).toBeVisible()
    renderInSite(<StockCard vehicle={{ ...vehicle, pictures: [] }} />, { flags: {} })
    expect(within(screen.getByRole('article')).getByRole('img', { name: 'Born' })).toBeVisible()
    expect(screen.queryByText('Illustraties', { exact: false })).toBeNull()
  })

  it('say so where one of them is only the nearest to the car', () => {
    const [first, ...others] = vehicle.pictures
    if (!first) throw new Error('The vehicle has no picture')
    renderInSite(<VehicleGallery vehicle={{ ...vehicle, pictures: [{ ...first, is_fallback: true }, ...others] }} />, {
      flags: {},
    })
    expect(screen.getByText('Illustraties die deze wagen het dichtst benaderen.')).toBeVisible()
  })

  it('are all in the page that the server sends', async () => {
    const params = { modelName: 'BORN', commissionId: vehicle.commission_id } as const
    const page = await serverMarkup(
      <StockVehicleView params={params} />,
      dutch,
      { name: 'stock.vehicle', params },
      stockVehicleQueries(dutch, vehicle.commission_id),
    )
    expect(page.querySelectorAll('ul[tabindex="0"] img')).toHaveLength(9)
  })
})
