import { startCar } from '@demo/backend/engine/car'
import { carId } from '@demo/backend/engine/configuration-id'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { server } from '@tests/msw/server'
import { renderWhole } from '@tests/render'
import { delay, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ModelledCarline } from '@/domain/carline'
import type { SalesType } from '@/domain/sales-type'
import { FINANCE_MEMORY } from '@/money/finance-memory'
import { ConfiguratorPage } from '../configurator-page'

afterEach(() => {
  sessionStorage.removeItem(FINANCE_MEMORY)
  vi.restoreAllMocks()
})

function draw(carline: ModelledCarline, salesType: SalesType, flags = {}) {
  const id = carId(startCar(carline))
  return renderWhole(<ConfiguratorPage id={id} />, {
    language: 'nl',
    salesType,
    flags,
    route: { name: 'car-configurator.conf', params: { id } },
  })
}

function onWideScreen() {
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(matchMedia.call(window, query), 'matches', { value: query.includes('min-width') }),
  )
}

/** What the bar says, apart from the calculator that opens above it. */
const bar = () => screen.getByRole('complementary', { name: 'Totaal' })
const figure = () => bar().querySelector('[data-monthly]')?.textContent ?? ''

/** The browser opens a popover by itself and tells so; the test's has none. */
async function openPanel(): Promise<HTMLElement> {
  const opener = within(bar()).getByRole('button', { name: /looptijd, kilometers, voorschot/ })
  const panel = document.getElementById(opener.getAttribute('popovertarget') ?? '')
  if (!panel) throw new Error('The button opens nothing')
  const toggle = new Event('toggle')
  await act(async () => fireEvent(panel, Object.assign(toggle, { oldState: 'closed', newState: 'open' })))
  return panel
}

async function chooseWhileTheServiceHangs(): Promise<void> {
  server.use(http.all('*/v1/car-configurator/*', () => delay('infinite')))
  server.use(http.all('*/v1/car-configurator/choices/:id', () => delay('infinite')))
  const another = document.querySelector<HTMLElement>('[data-step="exterior"] [data-choice] a:not([aria-current])')
  if (!another) throw new Error('There is nothing else to choose')
  await act(async () => fireEvent.click(another))
}

describe('the monthly amount in the bar', () => {
  it('stands with its terms and its product, and follows the terms that are chosen', async () => {
    onWideScreen()
    await draw('FORMENTOR', 'B2C')
    await waitFor(() => expect(figure()).toMatch(/48\smaanden\s· .*15\.000/))
    expect(figure()).toMatch(/\/\smaand\s.*Private lease$/)
    const before = figure()

    const panel = await openPanel()
    const term = await within(panel).findByRole('combobox', { name: 'Looptijd' })
    await act(async () => fireEvent.change(term, { target: { value: '60' } }))
    await waitFor(() => expect(figure()).toMatch(/60\smaanden/))
    expect(figure()).not.toBe(before)
    expect(sessionStorage.getItem(FINANCE_MEMORY)).toContain('~60~')
  })

  it('of a credit stands where there is room for its example, and not in the bar', async () => {
    sessionStorage.setItem(FINANCE_MEMORY, '00000000~ac~48~15000~')
    await draw('FORMENTOR', 'B2C')
    await waitFor(() =>
      expect(within(bar()).getByRole('button', { name: /looptijd, kilometers, voorschot/ })).toBeVisible(),
    )
    const panel = await openPanel()
    await waitFor(() => expect(panel.querySelector('[data-monthly="credit"]')).not.toBeNull())
    expect(bar().querySelectorAll('[data-monthly]')).toHaveLength(1)
  })

  it('is pale in its panel while it is that of the car before', async () => {
    await draw('FORMENTOR', 'B2C')
    await waitFor(() =>
      expect(within(bar()).getByRole('button', { name: /looptijd, kilometers, voorschot/ })).toBeVisible(),
    )
    const panel = await openPanel()
    await waitFor(() => expect(panel.querySelector('[data-monthly]')).not.toBeNull())
    expect(panel.querySelector('[aria-busy="true"]')).toBeNull()
    await chooseWhileTheServiceHangs()
    await waitFor(() => expect(panel.querySelector('[aria-busy="true"] [data-monthly]')).not.toBeNull())
  })

  it('stands beside the figures of the car before, pale as well, and beside a way to an offer that waits for the new car', async () => {
    await draw('FORMENTOR', 'B2C', { OFFER_CTA: true })
    const offer = await waitFor(() => within(bar()).getByRole('link', { name: /offerte/i }))
    expect(offer).not.toHaveAttribute('aria-busy')
    await chooseWhileTheServiceHangs()
    await waitFor(() => expect(offer).toHaveAttribute('aria-busy', 'true'))
    expect(fireEvent.click(offer)).toBe(false)
    expect(bar().querySelector('[data-wltp]')).toHaveAttribute('aria-busy', 'true')
  })

  it('is of a rent for a business, and nothing where FINANCING_B2B is off', async () => {
    const { unmount } = await draw('FORMENTOR', 'B2B', { FINANCING_B2B: true })
    await waitFor(() => expect(bar().querySelector('[data-product="ol"]')).not.toBeNull())
    unmount()
    await draw('FORMENTOR', 'B2B', { FINANCING_B2B: false })
    await waitFor(() => expect(document.querySelector('[data-total]')).not.toBeNull())
    expect(within(bar()).queryByRole('button', { name: /looptijd, kilometers, voorschot/ })).toBeNull()
  })
})
