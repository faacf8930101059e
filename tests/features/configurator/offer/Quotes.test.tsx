import { startCar } from '@demo/backend/engine/car'
import { encodeCar } from '@demo/backend/engine/cupra-code'
import { DEFAULT_FLAGS } from '@demo/backend/flags/default-flags'
import { screen, waitFor, within } from '@testing-library/react'
import { server } from '@tests/msw/server'
import { renderInSite } from '@tests/render'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getQuotes } from '@/data/configurator/calls'
import type { ModelledCarline } from '@/domain/carline'
import type { FeatureFlag } from '@/domain/feature-flag'
import type { Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'
import { Quotes } from '@/features/configurator/offer/Quotes'
import { amountFor, formatEuro } from '@/i18n/format'

interface Drawn {
  readonly carline?: ModelledCarline
  readonly language?: Language
  readonly salesType?: SalesType
  readonly flags?: Partial<Record<FeatureFlag, boolean>>
}

function draw({ carline = 'BORN', language = 'fr', salesType = 'B2C', flags = {} }: Drawn = {}) {
  const car = startCar(carline)
  const cupra_code = encodeCar(car)
  return renderInSite(<Quotes named={{ cupra_code }} car={{ cupra_code, fuel_type: car.version.fuelType }} />, {
    language,
    salesType,
    flags: { ...DEFAULT_FLAGS, ...flags },
  })
}

afterEach(() => void vi.useRealTimers())

const titles = async () => (await screen.findAllByRole('heading', { level: 4 })).map(({ textContent }) => textContent)

describe('the quotes of a car', () => {
  it.each([
    ['fr', 'B2C'],
    ['nl', 'B2B'],
  ] as const)(
    'follow the months, the kilometres and the deposit that are asked for, in %s for %s',
    async (language, salesType) => {
      const { user } = draw({ language, salesType })
      await titles()
      const [months, mileage] = screen.getAllByRole('combobox')
      const deposit = screen.getByRole('textbox')
      await user.selectOptions(months as HTMLElement, '36')
      await user.selectOptions(mileage as HTMLElement, '25000')
      await user.clear(deposit)
      await user.type(deposit, '2.000{Enter}')
      const { offers } = await getQuotes({
        lang: language,
        sales_type: salesType,
        cupra_code: encodeCar(startCar('BORN')),
        duration: 36,
        mileage: 25_000,
        deposit: 2_000,
      })
      expect(offers.length).toBeGreaterThan(1)
      for (const { monthly } of offers) {
        const amount = formatEuro(amountFor(monthly, salesType), language)
        await waitFor(() => expect(document.body.textContent).toContain(amount))
      }
    },
  )

  it('show the warning and the whole example beside a credit, and who lends', async () => {
    draw()
    const credit = (await screen.findByRole('heading', { name: 'AutoCredit' })).closest('article') as HTMLElement
    expect(within(credit).getByText('Attention, emprunter de l’argent coûte aussi de l’argent.')).toBeInTheDocument()
    expect(within(credit).getByText('Exemple représentatif', { exact: false })).toBeInTheDocument()
    expect(credit).toHaveTextContent(/Prêteur : Copper Credit/)
  })

  it('never say that a car with a purchase option cannot be bought', async () => {
    draw({ salesType: 'B2B', language: 'nl' })
    const renting = (await screen.findByRole('heading', { name: 'Financiële renting' })).closest('article')
    expect(renting).toHaveTextContent(/aankoopoptie van 5\.420,17/)
    expect(renting).not.toHaveTextContent(/zonder aankoopoptie/)
  })

  it('say that they rest on the list price where a reduction is announced, and only there', async () => {
    const note = 'Montants calculés sur le prix catalogue, remise non déduite.'
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') })
    const { unmount } = draw({ carline: 'BORN' })
    expect(await screen.findByText(note)).toBeInTheDocument()
    unmount()
    const { unmount: unmountTerramar } = draw({ carline: 'TERRAMAR' })
    await titles()
    expect(screen.queryByText(note)).toBeNull()
    unmountTerramar()
    draw({ carline: 'BORN', flags: { PRICE_WITH_REDUCTION_CCF: false } })
    await titles()
    expect(screen.queryByText(note)).toBeNull()
  })

  it('say why a duration is not offered, and do not let it be chosen', async () => {
    const reason = 'La loi limite la durée.'
    server.use(
      http.get('*/v1/car-configurator/quotes', async ({ request }) => {
        const { backendFetch } = await import('@demo/backend/http/app')
        const answer = await (await backendFetch(new Request(request.url))).json()
        answer.options_grid.disabled = [{ duration: 96, reason }]
        return HttpResponse.json(answer)
      }),
    )
    draw()
    await titles()
    expect(screen.getByRole('option', { name: '96 mois' })).toBeDisabled()
    expect(screen.getByRole('option', { name: '48 mois' })).toBeEnabled()
  })

  it('refuse a deposit out of its bounds beside the field, and keep the figures', async () => {
    const { user } = draw()
    await titles()
    const before = document.querySelector('ul')?.textContent
    await user.clear(screen.getByRole('textbox'))
    await user.type(screen.getByRole('textbox'), '999999{Enter}')
    expect(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
    expect(document.querySelector('ul')?.textContent).toBe(before)
  })

  it('are not spoken of to whoever is offered no product: the document of the car is all that is there', () => {
    draw({ salesType: 'B2B', flags: { FINANCING_B2B: false } })
    expect(screen.queryByRole('heading')).toBeNull()
    expect(screen.queryByRole('combobox')).toBeNull()
    const paper = screen.getByRole<HTMLButtonElement>('button', { name: 'Offre en PDF' })
    expect(paper.form?.getAttribute('action')).toBe('/api/quote')
    expect(Object.fromEntries(new FormData(paper.form ?? undefined, paper))).toEqual({
      lang: 'fr',
      sales_type: 'B2B',
      cupra_code: encodeCar(startCar('BORN')),
      format: 'pdf',
    })
  })

  it('send the same terms to the document', async () => {
    const { user } = draw()
    await titles()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Durée' }), '24')
    const form = document.querySelector('form')
    expect(form?.getAttribute('action')).toBe('/api/quote')
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      lang: 'fr',
      sales_type: 'B2C',
      cupra_code: encodeCar(startCar('BORN')),
      duration: '24',
      mileage: '15000',
      deposit: '0',
    })
  })

  it('are not printed with a deposit that cannot be read: the field says so', async () => {
    const { user } = draw()
    await titles()
    const isSent = () => {
      let left = false
      const leave = (event: Event) => {
        left = !event.defaultPrevented
        event.preventDefault()
      }
      document.addEventListener('submit', leave, { once: true })
      return () => left
    }
    const pdf = screen.getByRole('button', { name: /PDF/i })
    await user.clear(screen.getByRole('textbox'))
    await user.type(screen.getByRole('textbox'), 'un peu')
    const first = isSent()
    await user.click(pdf)
    expect(first()).toBe(false)
    expect(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
    expect(screen.getByRole('textbox')).toHaveValue('un peu')
    await user.clear(screen.getByRole('textbox'))
    await user.type(screen.getByRole('textbox'), '1.500')
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid', 'true')
    const second = isSent()
    await user.click(pdf)
    expect(second()).toBe(true)
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid', 'true')
  })

  it('begin with EasyLease for a private buyer of an electric car behind its flag, and with the credit otherwise', async () => {
    const flags = { OFFER_B2C_PARTIALLY_EL_AT_FIRST_FEATURE_FLAG: true }
    const firstOf = async (drawn: Drawn) => {
      const { unmount } = draw(drawn)
      const [first] = await titles()
      unmount()
      return first
    }
    expect(await firstOf({ flags })).toBe('EasyLease')
    expect(await firstOf({})).toBe('AutoCredit')
    expect(await firstOf({ flags, carline: 'FORMENTOR' })).toBe('AutoCredit')
    expect(await firstOf({ flags, salesType: 'B2B' })).not.toBe('EasyLease')
  })
})
