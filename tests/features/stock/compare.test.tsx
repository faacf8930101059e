import { systemClock } from '@demo/backend/clock'
import { makeCommissionId } from '@demo/backend/stock/commission-id'
import { vehicles } from '@demo/backend/stock/handlers'
import { STATUS } from '@demo/backend/stock/make-stock'
import { stockIndex } from '@demo/backend/stock/stock'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { deviate } from '@tests/data/deviant-service'
import { renderInSite, renderWhole } from '@tests/render'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stockQueries } from '@/data/stock/queries'
import { dayInBrussels } from '@/domain/day-in-brussels'
import type { SalesType } from '@/domain/sales-type'
import { CompareButton } from '@/features/stock/compare/CompareButton'
import { CompareTray } from '@/features/stock/compare/CompareTray.late'
import { COMPARED_KEY, saveComparison } from '@/features/stock/compare/compared-vehicles'
import { comparedBody } from '@/features/stock/list/stock-search'
import StockCompareView from '@/features/stock/StockCompareView'
import { formatEuro } from '@/i18n/format'
import { typeset } from '@/i18n/typeset'
import { companyTax, taxedPrice } from '@/money/use-company-tax'

const onSale = vehicles({ lang: 'nl', sales_type: 'B2C', sort: 'PRICE_ASC', limit: 100 }).vehicles
const [cheap, , other] = onSale
const dear = onSale.at(-1)
if (!cheap || !other || !dear) throw new Error('The stock is too small')
const { stock } = stockIndex(systemClock)
const soldId = makeCommissionId(stock.status.indexOf(STATUS.sold))

const page = (commissionIds: readonly string[], salesType: SalesType = 'B2C') =>
  renderInSite(<StockCompareView params={{ commissionIds }} />, {
    flags: {},
    salesType,
    route: { name: 'stock.compare', params: { commissionIds } },
  })

describe('the comparison of cars in stock', () => {
  it('tells what differs first, and then what is the same', async () => {
    page([cheap.commission_id, dear.commission_id])
    const table = await screen.findByRole('table')
    const titles = within(table).getAllByRole('rowheader')
    const names = titles.map(({ textContent }) => textContent)
    const same = names.indexOf('Wat ze gemeen hebben')
    expect(names.indexOf('Wat verschilt')).toBe(0)
    expect(names.findIndex((name) => name?.startsWith('Prijs'))).toBe(1)
    const rows = within(table).getAllByRole('row').slice(1)
    rows.forEach((row, index) => {
      const cells = within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent)
      if (cells.length === 2) expect(cells[0] === cells[1], names[index] ?? '').toBe(index > same)
    })
    const price = within(table).getByRole('row', { name: /^Prijs/ })
    for (const { price_offer } of [cheap, dear]) {
      expect(price).toHaveTextContent(formatEuro(price_offer.incl, 'nl').replaceAll('\u00a0', ' '))
    }
  })

  it('calls a figure that stands under two headings by its heading too', async () => {
    const under = (title: string, value: number) => ({
      code: title,
      title,
      rows: [{ code: 'power', label: 'Vermogen', value: { value, unit: 'kW' } }],
    })
    deviate('stock-vehicles', ({ details }) => {
      for (const car of details) car.technical = [under('Benzinemotor', 110), under('Elektromotor', 85)]
    })
    page([cheap.commission_id, dear.commission_id])
    const row = (title: string) => screen.findByRole('row', { name: new RegExp(`^Vermogen \\(${title}\\)`) })
    expect(await row('Benzinemotor')).toHaveTextContent('110 kW')
    expect(await row('Elektromotor')).toHaveTextContent('85 kW')
  })

  it('has each monthly amount with its terms, and consumption beside each price', async () => {
    const { container } = page([cheap.commission_id, dear.commission_id])
    await screen.findByRole('table')
    const monthly = [cheap, dear].filter((car) => car.monthly).length
    expect(container.querySelectorAll('[data-monthly]')).toHaveLength(monthly)
    expect(container.querySelectorAll('[data-wltp]')).toHaveLength(2)
  })

  it('has for a business what a driver is taxed on, as the cards have it, and nothing of it for anybody else', async () => {
    const { unmount } = page([cheap.commission_id, dear.commission_id], 'B2B')
    const row = await screen.findByRole('row', { name: /^Voordeel van alle aard per maand/ })
    for (const car of [cheap, dear]) {
      const tax = companyTax(taxedPrice(car), 'B2B', dayInBrussels(new Date()))
      expect(row).toHaveTextContent(formatEuro(tax?.benefit ?? 0, 'nl').replaceAll('\u00a0', ' '))
    }
    expect(screen.getByRole('row', { name: /^Aftrekbaar voor de vennootschap/ })).toHaveTextContent('%')
    unmount()
    page([cheap.commission_id, dear.commission_id])
    await screen.findByRole('table')
    expect(screen.queryByRole('row', { name: /^Voordeel van alle aard/ })).toBeNull()
  })

  it('names a car that is sold, and keeps the others', async () => {
    page([cheap.commission_id, soldId])
    expect(await screen.findByText(`Deze wagen is niet meer te koop: ${soldId}.`)).toBeVisible()
    expect(screen.getByRole('link', { name: typeset(`${cheap.title}, ${cheap.exterior.name}`, 'nl') })).toBeVisible()
    expect(screen.getByText('Je kunt nog 3 wagens toevoegen.')).toBeVisible()
  })

  it('keeps the focus beside a car that is taken out, at its heading after the last but one, and says how many are left', async () => {
    const cars = [cheap, other, dear]
    const idsFrom = (index: number) => cars.slice(index).map(({ commission_id }) => commission_id)
    const at = (commissionIds: readonly string[]) => <StockCompareView params={{ commissionIds: [...commissionIds] }} />
    const { user, rerender, router, queryClient } = page(idsFrom(0))
    // The next page comes with its cars.
    const audience = { language: 'nl', salesType: 'B2C' } as const
    for (const index of [1, 2]) await queryClient.query(stockQueries.vehicles(comparedBody(idsFrom(index), audience)))
    const removers = () => screen.findAllByText<HTMLAnchorElement>('Verwijderen', { selector: 'a' })
    const [first] = await removers()
    await user.click(first ?? document.body)
    expect(router.push).toHaveBeenCalledWith(
      `/nl/stock/compare/${idsFrom(1).join('/')}`,
      expect.anything(),
      expect.objectContaining({ scroll: false }),
    )
    rerender(at(idsFrom(1)))
    const said = await screen.findByText('Wagen verwijderd: 2 wagens te vergelijken.')
    expect(said).toHaveRole('status')
    const [next] = await removers()
    expect(next).toHaveFocus()
    await user.click(next ?? document.body)
    rerender(at(idsFrom(2)))
    expect(said).toHaveTextContent('Wagen verwijderd: 1 wagen te vergelijken.')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })
})

describe('the tray', () => {
  beforeEach(() => saveComparison([]))
  const cars = onSale.slice(0, 5)
  const draw = () =>
    renderWhole(
      <>
        {cars.map((vehicle) => (
          <CompareButton key={vehicle.commission_id} vehicle={vehicle} />
        ))}
        <CompareTray />
      </>,
      { flags: {}, route: { name: 'stock', params: {} } },
    )
  const button = (index: number) => screen.getAllByRole('button', { name: 'Vergelijken' })[index] ?? document.body

  it('keeps a car across a reload, shows it and has its button pressed', async () => {
    const { unmount } = await draw()
    fireEvent.click(button(0))
    await waitFor(() => expect(button(0)).toHaveAttribute('aria-pressed', 'true'))
    unmount()
    expect(localStorage.getItem(COMPARED_KEY)).toBe(cars[0]?.commission_id)
    await draw()
    await waitFor(() => expect(button(0)).toHaveAttribute('aria-pressed', 'true'))
    expect(button(1)).toHaveAttribute('aria-pressed', 'false')
    expect(await screen.findByRole('img', { name: /.+/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Vergelijking bekijken (1)' })).toHaveAttribute(
      'href',
      `/nl/stock/compare/${cars[0]?.commission_id}`,
    )
  })

  it('takes a car out at a second press', async () => {
    await draw()
    fireEvent.click(button(2))
    await waitFor(() => expect(button(2)).toHaveAttribute('aria-pressed', 'true'))
    fireEvent.click(button(2))
    await waitFor(() => expect(button(2)).toHaveAttribute('aria-pressed', 'false'))
    expect(localStorage.getItem(COMPARED_KEY)).toBeNull()
  })

  it('says with each car how many there are', async () => {
    await draw()
    for (const [index, words] of ['Wagen toegevoegd: 1 wagen', 'Wagen toegevoegd: 2 wagens'].entries()) {
      fireEvent.click(button(index))
      expect(await screen.findByText(`${words} te vergelijken.`)).toHaveAttribute('aria-live', 'polite')
    }
    fireEvent.click(button(0))
    expect(await screen.findByText('Wagen verwijderd: 1 wagen te vergelijken.')).toBeInTheDocument()
  })

  it('gives the focus of a car that is taken out to the next one, to the one before, and at last to the button that put it there', async () => {
    const { user } = await draw()
    for (const index of [0, 1, 2]) fireEvent.click(button(index))
    const [first, second, third] = await screen.findAllByRole('button', { name: /^Verwijderen uit de vergelijking/ })
    await user.click(second ?? document.body)
    expect(third).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(first).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(button(0)).toHaveFocus()
    expect(screen.getByText('Geen wagens meer te vergelijken.')).toBeInTheDocument()
  })

  it('emptied as a whole gives the focus to the button of its last car', async () => {
    const { user } = await draw()
    for (const index of [0, 1]) fireEvent.click(button(index))
    await user.click(await screen.findByRole('button', { name: 'Wissen' }))
    expect(button(1)).toHaveFocus()
  })

  it('takes four cars and says that there is no room for a fifth', async () => {
    await draw()
    for (const index of [0, 1, 2, 3, 4]) fireEvent.click(button(index))
    expect(await screen.findByText(/^Je vergelijkt al 4/)).toBeVisible()
    expect(localStorage.getItem(COMPARED_KEY)?.split(',')).toHaveLength(4)
    expect(button(4)).toHaveAttribute('aria-pressed', 'false')
  })

  it('holds as long as the page where the browser keeps nothing', async () => {
    await draw()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    fireEvent.click(button(1))
    await waitFor(() => expect(button(1)).toHaveAttribute('aria-pressed', 'true'))
    vi.restoreAllMocks()
    act(() => saveComparison([]))
  })
})
