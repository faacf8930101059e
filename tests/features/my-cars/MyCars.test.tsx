import { startCar } from '@demo/backend/engine/car'
import { carId } from '@demo/backend/engine/configuration-id'
import { encodeCar } from '@demo/backend/engine/cupra-code'
import { vehicles } from '@demo/backend/stock/handlers'
import { act, screen, waitFor, within } from '@testing-library/react'
import { serviceLoaded } from '@tests/msw/handlers'
import { server } from '@tests/msw/server'
import { renderWhole } from '@tests/render'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endBuild, MY_CARS_KEY, saveMyCar, stockRef } from '@/components/my-cars'
import { forgetThisPage } from '@/config/browser-storage'
import { sharedRefs } from '@/features/my-cars/found-car'
import MyCarsView from '@/features/my-cars/MyCarsView'
import { formatEuro } from '@/i18n/format'

const [first, second] = vehicles({ lang: 'nl', sales_type: 'B2C', limit: 2 }).vehicles
if (!first || !second) throw new Error('The stock has cars')
const day = '2026-11-20'
const keepStock = (car: typeof first, more = 0) =>
  saveMyCar({
    kind: 'stock',
    ref: stockRef(car.commission_id),
    title: car.title,
    price: car.price_offer.incl + more,
    day,
  })
const leon = startCar('LEON')
const keepLeon = () => saveMyCar({ kind: 'id', ref: carId(leon), title: 'Leon', price: 1_000, day }, 'LEON')

const born = startCar('BORN')
const keepBorn = () => {
  saveMyCar({ kind: 'id', ref: carId(born), title: 'Born', price: 2_000, day }, 'BORN')
  endBuild()
}

const draw = (query: Record<string, string> = {}) =>
  renderWhole(<MyCarsView />, { flags: {}, route: { name: 'my-cars', params: {}, query } })
const rows = async (count: number) => {
  // What the service says of each has come.
  await waitFor(() => expect(screen.getAllByRole('link', { name: /bekijken|Verdergaan/ })).toHaveLength(count))
  const list = screen.getByRole('list')
  const found = within(list)
    .getAllByRole('listitem')
    .filter((row) => row.parentElement === list)
  expect(found).toHaveLength(count)
  return found
}

beforeEach(() => {
  forgetThisPage()
  endBuild()
})

describe('my cars', () => {
  it('say what a car costs now and what it cost when it was first seen', async () => {
    keepStock(first, 500)
    await draw()
    const [row] = await rows(1)
    expect(row).toHaveTextContent(`${formatEuro(500, 'nl')} minder dan op 20 november 2026`.replace(/\s/g, ' '))
    expect(row).toHaveTextContent(first.dealer.city)
    expect(within(row as HTMLElement).getByRole('link', { name: /Opnieuw bekijken/ })).toHaveAttribute(
      'href',
      expect.stringContaining(first.commission_id),
    )
  })

  it('say to a business what its benefit in kind is', async () => {
    keepStock(first)
    keepBorn()
    await renderWhole(<MyCarsView />, {
      salesType: 'B2B',
      flags: {},
      route: { name: 'my-cars', params: {}, query: {} },
    })
    const [build, car] = await rows(2)
    expect(build).toHaveTextContent(/VAA [\d.,]+ € \/ maand/)
    expect(car).toHaveTextContent(/VAA [\d.,]+ € \/ maand/)
    expect(screen.queryByText(/^VAA 0,00/)).toBeNull()
  })

  it('are compared by two presses: two in stock, a build with one in stock and its own number, or two builds', async () => {
    keepBorn()
    keepLeon()
    keepStock(second)
    keepStock(first)
    const { user } = await draw()
    const [one, other, build, secondBuild] = await rows(4)
    const within_ = (row: HTMLElement | undefined) => within(row ?? document.body)
    const press = (row: HTMLElement | undefined) =>
      user.click(within_(row).getByRole('button', { name: /^(Vergelijken|Te vergelijken)/ }))
    const link = (row: HTMLElement | undefined) => within_(row).getByRole('link', { name: /^Hiermee vergelijken/ })
    expect(screen.queryByRole('link', { name: /^Hiermee/ })).toBeNull()
    await press(one)
    expect(screen.getByText('En nu de andere.')).toBeVisible()
    expect(link(other)).toHaveAttribute('href', `/nl/stock/compare/${first.commission_id}/${second.commission_id}`)
    expect(link(build)).toHaveAttribute(
      'href',
      `/nl/car-configurator/compare/${encodeCar(leon)}/${first.cupra_code}/${first.commission_id}`,
    )
    // The same press lets it go.
    await press(one)
    expect(screen.queryByRole('link', { name: /^Hiermee/ })).toBeNull()
    await press(build)
    expect(link(secondBuild)).toHaveAttribute(
      'href',
      `/nl/car-configurator/compare/${encodeCar(leon)}/${encodeCar(born)}`,
    )
  })

  it.each(['c0ffee-666f~00d5', '20275318'])('are found by an id that says nothing: %s', async (id) => {
    const asked: (string | null)[] = []
    server.use(
      http.get('*/v1/car-configurator/configuration', async ({ request }) => {
        const url = new URL(request.url)
        asked.push(url.searchParams.get('id'))
        url.searchParams.set('id', carId(leon))
        const { backendFetch } = await serviceLoaded()
        const answer = await backendFetch(new Request(url))
        return HttpResponse.json({ ...(await answer.json()), id }, { status: answer.status })
      }),
    )
    saveMyCar({ kind: 'id', ref: id, title: 'Leon', price: 1_000, day }, 'LEON')
    await draw()
    const [row] = await rows(1)
    expect(asked).toEqual([id])
    expect(within(row as HTMLElement).getByRole('link', { name: /Verdergaan/ })).toHaveAttribute(
      'href',
      expect.stringContaining(`/${id}`),
    )
    expect(screen.queryByText(/niet meer/)).toBeNull()
  })

  it('of which one is sold say so, and it cannot be compared', async () => {
    keepStock(first)
    saveMyCar({ kind: 'stock', ref: 'stock.B9999999', title: 'Verdwenen wagen', price: 30_000, day })
    await draw()
    expect(await screen.findByText('Verkocht')).toBeVisible()
    const sold = screen.getByRole('listitem', { name: 'Verdwenen wagen' })
    expect(within(sold).queryByRole('button', { name: /ergelijken/ })).toBeNull()
  })

  it('are sent by a mail of their owner and cleared by one press', async () => {
    keepStock(first)
    const { user } = await draw()
    await rows(1)
    const mail = screen.getByRole('link', { name: 'Mail ze naar mezelf' }).getAttribute('href') ?? ''
    expect(decodeURIComponent(mail)).toContain(`/nl/mijn-wagens?cars=stock.${first.commission_id}`)
    await user.click(screen.getByRole('button', { name: 'Alles vergeten' }))
    expect(await screen.findByText(/^Nog niets/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('Al je wagens zijn vergeten.')
  })

  it('that came by a link are mailed on by their names, without the one that is sold', async () => {
    await draw({ cars: `${stockRef(first.commission_id)},${encodeCar(leon)},stock.B9999999` })
    expect(await screen.findByText('Verkocht')).toBeVisible()
    expect(screen.getByRole('listitem', { name: 'B9999999' })).toHaveTextContent('Verkocht')
    await waitFor(() => expect(screen.getAllByRole('link', { name: /bekijken|Verdergaan/ })).toHaveLength(2))
    const mail = screen.getByRole('link', { name: 'Mail ze naar mezelf' }).getAttribute('href') ?? ''
    const [one, other, gap, address] = new URL(mail).searchParams.get('body')?.split('\r\n') ?? []
    expect(one?.replace(/\s/g, ' ')).toBe(first.title)
    expect(other).toMatch(/^Leon\s/)
    expect(gap).toBe('')
    expect(address).toMatch(new RegExp(`\\?cars=stock\\.${first.commission_id},${encodeCar(leon)}$`))
  })

  it('are forgotten one by one: it is said, and the focus goes to the next one, to the one before, to the heading', async () => {
    keepLeon()
    keepStock(second)
    keepStock(first)
    const { user } = await draw()
    await rows(3)
    const buttons = () => screen.queryAllByRole('button', { name: /^(?!Alles).* vergeten$/ })
    const forget = async (at: number) => {
      buttons()[at]?.focus()
      await user.keyboard('{Enter}')
    }
    const [, middle, last] = buttons()
    await forget(0)
    expect(screen.getByText(`${first.title} is vergeten.`).closest('[role=status]')).toBeInTheDocument()
    await rows(2)
    expect(middle).toHaveFocus()
    await forget(1)
    expect(last).not.toBeInTheDocument()
    await rows(1)
    expect(middle).toHaveFocus()
    await forget(0)
    expect(screen.getByText(`${second.title} is vergeten.`)).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('that were forgotten come back where they were, one or all, and leave what another tab has kept', async () => {
    keepLeon()
    keepStock(second)
    keepStock(first)
    const { user } = await draw()
    const names = async (count: number) => (await rows(count)).map((row) => row.getAttribute('aria-label'))
    const before = await names(3)
    const takeBack = () => user.click(screen.getByRole('button', { name: 'Ongedaan maken' }))
    await user.click(screen.getAllByRole('button', { name: / vergeten$/ })[1] as HTMLElement)
    await rows(2)
    await takeBack()
    expect(await names(3)).toEqual(before)
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Alles vergeten' }))
    act(keepBorn)
    await rows(1)
    await takeBack()
    expect(await names(4)).toEqual([expect.stringMatching(/^Born/), ...before])
    expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull()
  })

  it.each(['full', 'denied'])('say that they do not last where the storage is %s', async (kind) => {
    const refuse = () => {
      throw new DOMException(kind, 'QuotaExceededError')
    }
    const getItem = kind === 'denied' ? refuse : () => null
    vi.stubGlobal('localStorage', { getItem, setItem: refuse, removeItem: kind === 'denied' ? refuse : () => {} })
    keepStock(first)
    const { user } = await draw()
    expect(await screen.findByText(/^Je browser bewaart niets of heeft geen plaats meer/)).toBeVisible()
    await rows(1)
    await user.click(screen.getByRole('button', { name: 'Alles vergeten' }))
    expect(await screen.findByText(/^Nog niets/)).toBeVisible()
    vi.unstubAllGlobals()
  })

  it('say nothing of the storage where there is room, and leave in it what was there', async () => {
    keepStock(first)
    const before = localStorage.getItem(MY_CARS_KEY)
    await draw()
    await rows(1)
    expect(screen.queryByText(/^Je browser/)).toBeNull()
    expect(localStorage.getItem(MY_CARS_KEY)).toBe(before)
  })

  it('come by a link from another device', async () => {
    await draw({ cars: `${encodeCar(leon)},stock.${first.commission_id}` })
    const found = await rows(2)
    expect(found[0]).toHaveTextContent(encodeCar(leon))
    expect(found[1]).toHaveTextContent(first.title)
  })
})

it('a link names ten cars at the most, and nothing that is no car', () => {
  expect(sharedRefs(undefined)).toEqual([])
  expect(sharedRefs('<b>,stock.B2291296,stock.B2291296,x')).toEqual(['stock.B2291296'])
  expect(sharedRefs(Array.from({ length: 30 }, (_, at) => `stock.B22912${at + 10}`))).toHaveLength(10)
})
