import { startCar } from '@demo/backend/engine/car'
import { listChoices } from '@demo/backend/engine/choices'
import { carId } from '@demo/backend/engine/configuration-id'
import { act, screen, waitFor, within } from '@testing-library/react'
import { server } from '@tests/msw/server'
import { renderWhole } from '@tests/render'
import { delay, HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { myCarsStorage, readMyCars } from '@/components/my-cars'
import type { Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'
import { typeset } from '@/i18n/typeset'
import { ConfiguratorPage } from './configurator-page'

afterEach(() => {
  vi.useRealTimers()
})

const start = startCar('FORMENTOR')
const startId = carId(start)

const draw = (id = startId, language: Language = 'nl', salesType: SalesType = 'B2C') =>
  renderWhole(<ConfiguratorPage id={id} />, {
    language,
    salesType,
    flags: { SUMMARY_TECHNICAL_DATA: true },
    route: { name: 'car-configurator.conf', params: { id } },
  })

/** The car and its choices are on the page. */
const opened = () =>
  waitFor(() => {
    expect(document.querySelector('[data-total]')).not.toBeNull()
    expect(document.querySelector('[data-choice]')).not.toBeNull()
    expect(document.querySelector('#summary > *')).not.toBeNull()
  })
const address = () => screen.getByTestId('address').textContent
const total = () => Number(document.querySelector('[data-total]')?.getAttribute('data-total'))
const tile = (code: string) => {
  const found = document.querySelector<HTMLElement>(`[data-choice="${code}"]`)
  if (!found) throw new Error(`There is no tile for ${code}`)
  return found
}
const linkOf = (code: string) => within(tile(code)).getAllByRole('link')[0] as HTMLElement
const titleOf = (code: string) => linkOf(code).textContent ?? ''
const cents = (amount: number) => Math.round(amount * 100)

/** The tile that the engine says is one click away, by its price effect. */
function available(category: string, test: (delta: number) => boolean) {
  const choice = listChoices(start)
    .find(({ code }) => code === category)
    ?.choices.find(({ state, delta }) => state === 'available' && test(delta.incl))
  if (!choice) throw new Error(`Nothing in ${category} is one click away`)
  return choice
}

describe('the configurator', () => {
  it('changes the total by what the tile says', async () => {
    await draw()
    const paint = available('exterior', (delta) => delta > 0)
    await opened()
    const before = cents(total())
    expect(tile(paint.code).textContent).toMatch(/\+/)
    await act(async () => linkOf(paint.code).click())
    expect(cents(total())).toBe(before + paint.delta.incl)
    await waitFor(() => expect(linkOf(paint.code)).toHaveAttribute('aria-current', 'true'))
    const said = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join()
    await waitFor(() => expect(said()).toContain('Totaal: '))
  })

  it('shows a business buyer the same choices at prices without VAT', async () => {
    const { unmount } = await draw()
    await opened()
    const incl = total()
    unmount()
    await draw(startId, 'fr', 'B2B')
    await opened()
    expect(total()).toBeCloseTo(incl / 1.21, 1)
    expect(screen.getByText('Total hors TVA')).toBeInTheDocument()
  })

  it('has WLTP figures beside the price of the summary, at the size of the text', async () => {
    await draw()
    await opened()
    const summary = document.getElementById('summary')
    await waitFor(() => expect(summary).toHaveTextContent(/g\/km CO₂/))
    expect(summary).toHaveTextContent(/WLTP/)
  })

  it('says why a choice conflicts and repairs it in one click, at the price it names, with the focus on the choice', async () => {
    const conflict = listChoices(start)
      .flatMap(({ choices }) => choices)
      .find(({ state, repairs }) => state === 'unavailable' && repairs.length > 0)
    if (!conflict) throw new Error('Nothing conflicts with the base configuration')
    const { user } = await draw()
    await opened()
    const blocked = tile(conflict.code)
    expect(blocked.textContent).toContain(typeset(conflict.reason?.nl ?? 'a reason', 'nl'))
    const before = cents(total())
    const [repair] = conflict.repairs
    within(blocked)
      .getByRole('link', { name: typeset(repair?.title.nl ?? 'a repair', 'nl') })
      .focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(cents(total())).toBe(before + (repair?.delta.incl ?? Number.NaN)))
    await waitFor(() => expect(tile(conflict.code).querySelector('[data-repair]')).toBeNull())
    expect(linkOf(conflict.code)).toHaveAttribute('aria-current', 'true')
    expect(linkOf(conflict.code)).toHaveFocus()
  })

  it('tells what a version cannot have and brings back what it can, with the focus on the choice of versions', async () => {
    const { user } = await draw('formentor.v204q.2027a.petm-w18a-clot')
    await opened()
    const versions = document.querySelector('#version') as HTMLElement
    const told = await waitFor(() => within(versions).getByRole('status'))
    expect(told).toBeEmptyDOMElement()
    await user.click(within(versions).getByRole('link', { name: /^Core.1\.5.TSI.150/ }))
    const restore = await within(told).findByRole('button', { name: 'Deze keuze terugzetten' })
    await user.click(restore)
    await waitFor(() => expect(restore).not.toBeInTheDocument())
    expect(versions).toHaveFocus()
  })

  it('undoes and redoes in step with the browser’s own Back and Forward, and names what it changes', async () => {
    const { user } = await draw()
    const paint = available('exterior', (delta) => delta > 0)
    const wheel = available('wheels', () => true)
    await opened()
    expect(screen.queryByRole('button', { name: /ongedaan/i })).not.toBeInTheDocument()
    await user.click(linkOf(paint.code))
    await waitFor(() => expect(address()).not.toBe(startId))
    const painted = address()
    await waitFor(() => expect(linkOf(paint.code)).toHaveAttribute('aria-current', 'true'))
    await user.click(linkOf(wheel.code))
    await waitFor(() => expect(linkOf(wheel.code)).toHaveAttribute('aria-current', 'true'))
    const wheeled = address()

    const undo = () => screen.getByRole('button', { name: /^Ongedaan maken/ })
    await waitFor(() => expect(undo()).toHaveAccessibleName(new RegExp(titleOf(wheel.code))))
    await user.click(undo())
    await waitFor(() => expect(address()).toBe(painted))
    // What was undone is ahead, not behind: Back leads to the car before it.
    await user.click(screen.getByRole('button', { name: 'forward' }))
    await waitFor(() => expect(address()).toBe(wheeled))
    await waitFor(() => expect(undo()).toHaveAccessibleName(new RegExp(titleOf(wheel.code))))
    await user.click(screen.getByRole('button', { name: 'back' }))
    await user.click(screen.getByRole('button', { name: 'back' }))
    await waitFor(() => expect(address()).toBe(startId))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Niets om ongedaan te maken' })).toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: /^Opnieuw: / }))
    await waitFor(() => expect(address()).toBe(painted))
  })

  it('lists the last choices with what each did to the price, and leads to any of them', async () => {
    const { user } = await draw()
    const paint = available('exterior', (delta) => delta > 0)
    await opened()
    await user.click(linkOf(paint.code))
    await waitFor(() => expect(linkOf(paint.code)).toHaveAttribute('aria-current', 'true'))
    const history = document.querySelector<HTMLElement>('[popover][aria-label="Laatste keuzes"]')
    if (!history) throw new Error('There is no history')
    const rows = within(history).getAllByRole('button', { hidden: true })
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(new RegExp(`^${titleOf(paint.code)}\\+`)),
      'Wagen bij de start',
    ])
    await act(async () => rows[1]?.click())
    await waitFor(() => expect(address()).toBe(startId))
  })

  it('loses no click while the choices are on their way', async () => {
    const { user } = await draw()
    const paint = available('exterior', (delta) => delta > 0)
    const wheel = available('wheels', (delta) => delta !== 0)
    await opened()
    const before = cents(total())
    server.use(
      http.get('*/v1/car-configurator/choices/:id', async () => {
        await delay(60)
        return undefined
      }),
    )
    await user.click(linkOf(paint.code))
    await user.click(linkOf(wheel.code))
    await waitFor(() => expect(cents(total())).toBe(before + paint.delta.incl + wheel.delta.incl))
  })

  it('takes two clicks of one moment one after the other, the second from the car of the first', async () => {
    await draw()
    const paint = available('exterior', (delta) => delta > 0)
    const wheel = available('wheels', (delta) => delta !== 0)
    await opened()
    const before = cents(total())
    // React has drawn nothing between them.
    act(() => {
      linkOf(paint.code).click()
      linkOf(wheel.code).click()
    })
    await waitFor(() => expect(cents(total())).toBe(before + paint.delta.incl + wheel.delta.incl))
  })

  it('keeps a car beside the one that was built on another visit of it', async () => {
    const kept = () => readMyCars(myCarsStorage.read()).map(({ ref }) => ref)
    const other = startId.replace('oxyw', 'petr')
    const { unmount } = await draw()
    await opened()
    unmount()
    await draw(other)
    await opened()
    expect(kept()).toEqual([other, startId])
  })

  it('keeps the car in view and in this browser when the service fails after it', async () => {
    const { user } = await draw()
    const paint = available('exterior', (delta) => delta > 0)
    await opened()
    const shown = total()
    expect(readMyCars(myCarsStorage.read())[0]?.ref).toBe(startId)
    server.use(
      http.get('*/v1/car-configurator/*', () => HttpResponse.json({ broken: true })),
      http.get('*/v1/car-configurator/choices/:id', () => HttpResponse.json({ broken: true })),
    )
    await user.click(linkOf(paint.code))
    expect(await screen.findByRole('alert')).toHaveTextContent('Je configuratie is bewaard')
    expect(total()).toBe(shown)
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
    await waitFor(() => expect(cents(total())).toBe(cents(shown) + paint.delta.incl))
  })

  it('marks the summary while it is that of the car before, whose code and offer nobody takes along for the new one', async () => {
    const { user, router } = await draw()
    const paint = available('exterior', () => true)
    await opened()
    const summary = () => document.querySelector('#summary > div') as HTMLElement
    const offer = () => summary().querySelector('a[href*="cupra_code"]') as HTMLElement
    expect(summary()).not.toHaveAttribute('aria-busy')
    server.use(http.get('*/v1/car-configurator/*', () => delay('infinite')))
    await user.click(linkOf(paint.code))
    expect(summary()).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(router.push).toHaveBeenCalled())
    const before = vi.mocked(router.push).mock.calls.length
    await user.click(offer())
    expect(router.push).toHaveBeenCalledTimes(before)
    await user.click(screen.getByRole('button', { name: 'back' }))
    await waitFor(() => expect(summary()).not.toHaveAttribute('aria-busy'))
    await user.click(offer())
    expect(router.push).toHaveBeenLastCalledWith(offer().getAttribute('href'))
  })

  it('asks again at the next choice when the service has failed, and follows both', async () => {
    const { user } = await draw()
    const paint = available('exterior', (delta) => delta > 0)
    const wheel = available('wheels', (delta) => delta > 0)
    await opened()
    const before = cents(total())
    server.use(
      http.get('*/v1/car-configurator/*', () => HttpResponse.json({ broken: true })),
      http.get('*/v1/car-configurator/choices/:id', () => HttpResponse.json({ broken: true })),
    )
    await user.click(linkOf(paint.code))
    await screen.findByRole('alert')
    server.resetHandlers()
    await user.click(linkOf(wheel.code))
    await waitFor(() => expect(cents(total())).toBe(before + paint.delta.incl + wheel.delta.incl))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says beside the total that the service hangs after a click, and goes on by another try', async () => {
    const { user } = await draw()
    const paint = available('exterior', (delta) => delta > 0)
    await opened()
    const shown = total()
    await import('@/components/Unanswered.Message.late')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    server.use(http.get('*/v1/car-configurator/*', () => delay('infinite')))
    server.use(http.get('*/v1/car-configurator/choices/:id', () => delay('infinite')))
    await user.click(linkOf(paint.code))
    const bar = screen.getByRole('complementary', { name: 'Totaal' })
    await waitFor(() => expect(bar.querySelector('[aria-busy="true"] > [role="status"]')).not.toBeNull())
    await act(() => vi.advanceTimersByTimeAsync(4_000))
    expect(within(bar).getByText(/De berekening duurt langer dan gewoonlijk/)).toBeInTheDocument()
    // The tile has said what it does to the total.
    expect(cents(total())).toBe(cents(shown) + paint.delta.incl)
    expect(bar.querySelector('[data-total][aria-busy="true"]')).not.toBeNull()
    server.resetHandlers()
    await user.click(within(bar).getByRole('button', { name: 'Opnieuw proberen' }))
    await waitFor(() => expect(cents(total())).toBe(cents(shown) + paint.delta.incl))
    expect(within(bar).queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull()
  })

  it.each([
    ['nl', 'geen.auto.0000', 'Dit adres beschrijft geen wagen'],
    ['fr', 'formentor', 'Cette adresse ne décrit aucune voiture'],
    ['nl', 'formentor.v999.2027a.oxyw-w17a-clot', 'Deze wagen bestaat niet'],
    ['fr', 'formentor.v999.2027a.oxyw-w17a-clot', 'Cette voiture n’existe pas'],
  ] as const)(
    'tells in %s that the address %s opens no car, and offers a way onward',
    async (language, id, sentence) => {
      await draw(id, language)
      expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
      expect(screen.getAllByRole('link').length).toBeGreaterThan(2)
    },
  )
})
