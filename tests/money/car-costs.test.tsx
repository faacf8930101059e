import { startCar } from '@demo/backend/engine/car'
import { encodeCar } from '@demo/backend/engine/cupra-code'
import { quotes } from '@demo/backend/finance/handlers'
import { DEFAULT_FLAGS } from '@demo/backend/flags/default-flags'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { hydratedPage } from '@tests/late/hydrated-page'
import { server } from '@tests/msw/server'
import { renderInSite } from '@tests/render'
import { delay, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Wltp } from '@/contract/common'
import { configuratorQueries } from '@/data/configurator/queries'
import { FIRST_TERMS } from '@/domain/calculation'
import { formatEuro } from '@/i18n/format'
import { CarCosts, type CostedCar } from '@/money/CarCosts.late'
import { termsQuery } from '@/money/calculator-queries'
import { FINANCE_MEMORY, rememberTerms } from '@/money/finance-memory'

const plain = (text: string) => text.replace(/\s/g, ' ')
const cupra_code = encodeCar(startCar('BORN'))
const wltpOf = (co2: number, source: Wltp['source'] = 'homologated'): Wltp => ({
  cycle: 'WLTP',
  co2: { value: co2, unit: 'g/km' },
  euro_norm: 'Euro 6e',
  source,
})
const born: CostedCar = {
  car: { cupra_code },
  name: 'Born',
  carline: 'BORN',
  catalogValue: 50_000,
  fuel: 'ELECTRIC',
  wltp: wltpOf(0),
  taxFacts: { kw: 170, fiscal_hp: 4, max_mass_kg: 2_310 },
}
const petrol: CostedCar = {
  ...born,
  fuel: 'BENZINE',
  wltp: wltpOf(130),
  taxFacts: { kw: 110, fiscal_hp: 8, max_mass_kg: 1_838 },
}

// Tables and deductions are those of 2026.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') })
  sessionStorage.clear()
})
afterEach(() => void vi.useRealTimers())

const open = (car = born, salesType: 'B2C' | 'B2B' = 'B2B') =>
  renderInSite(<CarCosts {...car} />, { language: 'fr', salesType, flags: DEFAULT_FLAGS })

const factOf = (name: string) => plain(screen.getAllByText(name)[0]?.nextElementSibling?.textContent ?? '')

it('a driver reads the benefit by year and month, and the tax on it at the rate he chooses', async () => {
  const { user } = open()
  expect(factOf('Avantage de toute nature, par an')).toBe('1.714,29 €')
  expect(factOf('Avantage de toute nature, par mois')).toBe('142,86 €')
  expect(factOf('Impôt sur cet avantage, par mois')).toBe('71,43 €')
  await user.selectOptions(screen.getByLabelText('Taux marginal d’imposition'), '40')
  expect(factOf('Impôt sur cet avantage, par mois')).toBe('57,14 €')
})

it('a company reads the cost of a year as the table and the quote give it, apart from the page', async () => {
  const { container } = open()
  await screen.findByText('Commandée aujourd’hui')
  const [offer] = quotes({ lang: 'fr', sales_type: 'B2B', cupra_code, product_code: 'ol' }).offers
  const rents = (offer?.monthly.excl ?? 0) * 12
  const orders = [...container.querySelectorAll('[data-order]')]
  expect(orders.length).toBeGreaterThan(0)
  expect(plain(orders[0]?.textContent ?? '')).toContain(plain(formatEuro(rents, 'fr')))
  expect(plain(orders[0]?.textContent ?? '')).toContain(plain(formatEuro(rents * 0.105, 'fr')))
})

it('the cost of the terms before is marked as such until that of the new ones is known', async () => {
  const { container } = open()
  await screen.findByText('Commandée aujourd’hui')
  const busy = () => container.querySelector('[aria-busy="true"] [data-order]')
  expect(busy()).toBeNull()
  server.use(http.get('*/v1/car-configurator/quotes', () => delay('infinite')))
  act(() => rememberTerms({ duration: 36 }, { ...FIRST_TERMS, product: 'ol', deposit: '' }, born.car))
  expect(busy()).not.toBeNull()
})

it('begins with who drives: a director pays social security of the benefit, and no CO2 contribution falls due', async () => {
  const { user, container } = open()
  await screen.findByText('Commandée aujourd’hui')
  expect(factOf('Cotisation CO₂ à l’ONSS')).toBe('508,08 €')
  await user.click(screen.getByRole('radio', { name: 'Dirigeant d’entreprise' }))
  // 1,714.29 × 20.5 % / 12
  expect(factOf('Cotisations sociales d’indépendant, par mois')).toBe('29,29 €')
  expect(container.textContent).not.toContain('Cotisation CO₂ à l’ONSS')
  expect(location.search).toBe('?costs=~50d~0,30~1,32')
})

it('a self-employed person has no benefit, says how much he drives for his work, and reads the tax that he saves', async () => {
  const { user, container } = open()
  await screen.findByText('Commandée aujourd’hui')
  await user.click(screen.getByRole('radio', { name: 'Indépendant sans société' }))
  await user.selectOptions(screen.getByLabelText('Usage professionnel'), '60')
  expect(screen.queryByText('Avantage de toute nature, par an')).toBeNull()
  const [offer] = quotes({ lang: 'fr', sales_type: 'B2B', cupra_code, product_code: 'ol' }).offers
  const rents = Math.round((offer?.monthly.excl ?? 0) * 1_200)
  // 60 % of rent and lost VAT, at 50 %.
  const saved = Math.round((rents + Math.round(rents * 0.105)) * 0.3)
  expect(factOf('Impôt en moins')).toBe(plain(formatEuro(-saved / 100, 'fr')))
  expect(container.textContent).toContain('CIR/WIB 92 art. 66')
  expect(location.search).toBe('?costs=~50s60~0,30~1,32')
})

it('follows the product that was chosen, and has its table as files', async () => {
  sessionStorage.setItem(FINANCE_MEMORY, `${cupra_code}~fr~36~15000~`)
  const { container } = open()
  await screen.findByText('Commandée aujourd’hui')
  expect(screen.getByRole('heading', { name: 'L’entreprise · Renting financier' })).toBeVisible()
  const [offer] = quotes({
    lang: 'fr',
    sales_type: 'B2B',
    cupra_code,
    product_code: 'fr',
    duration: 36,
    mileage: 15_000,
  }).offers
  expect(factOf('Loyers d’une année, hors TVA')).toBe(plain(formatEuro((offer?.monthly.excl ?? 0) * 12, 'fr')))
  const file = container.querySelector('a[href*="format=csv"]')?.getAttribute('href') ?? ''
  expect(new URLSearchParams(file.split('?')[1]).get('costs')).toBe(`${cupra_code}~36fr~15000~~50~0,30~1,32`)
})

it('is hydrated as the server drew it, where another part of the page knows the rent already', async () => {
  const page = await hydratedPage(() => <CarCosts {...born} />, {
    language: 'fr',
    salesType: 'B2B',
    flags: DEFAULT_FLAGS,
  })
  const audience = { language: 'fr', salesType: 'B2B' } as const
  const { queryKey } = configuratorQueries.quotes(
    termsQuery(audience, { car: born.car, product: 'ol', ...FIRST_TERMS }),
  )
  page.queryClient.setQueryData(queryKey, quotes({ lang: 'fr', sales_type: 'B2B', cupra_code, product_code: 'ol' }))
  await page.hydrate()
  expect(page.errors).toEqual([])
  expect(within(page.container).getByText('Commandée aujourd’hui')).toBeInTheDocument()
})

it('a car that emits has no later order to compare with', async () => {
  const { container } = open(petrol)
  await screen.findByText('Commandée aujourd’hui')
  expect(container.querySelectorAll('[data-order]')).toHaveLength(1)
})

it('puts an order of today and one of the next year beside each other, with the difference in euro', async () => {
  vi.setSystemTime(Date.parse('2026-12-31T12:00:00Z'))
  const { container } = open()
  await screen.findByText('Commandée à partir du 1ᵉʳ janvier 2027')
  const [offer] = quotes({ lang: 'fr', sales_type: 'B2B', cupra_code, product_code: 'ol' }).offers
  // Five per cent of rent and lost VAT are deducted no more: a quarter of them is tax.
  const rents = Math.round((offer?.monthly.excl ?? 0) * 12 * 100)
  const tax = Math.round((rents + Math.round(rents * 0.105)) * 0.05 * 0.25)
  const cliff = plain(container.querySelector('[data-cliff]')?.textContent ?? '')
  expect(cliff).toContain(plain(formatEuro((tax * 4) / 100, 'fr')))
})

it('a car whose CO₂ is not settled has no benefit and no contribution, and says why', () => {
  open({ ...petrol, wltp: wltpOf(0, 'pending') })
  expect(screen.getByText(/Le CO₂ de cette voiture n’est pas encore connu : ni l’avantage/)).toBeVisible()
  expect(screen.queryByText('Avantage de toute nature, par an')).not.toBeInTheDocument()
})

describe('the taxes of a region', () => {
  it('are asked of a private buyer by choice', async () => {
    const { user } = open(petrol, 'B2C')
    expect(screen.getByText(/Choisissez une région ou écrivez un code postal/)).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Région'), 'Wallonie')
    // 902,37 × 130 ÷ 136 × 1.838 ÷ 1.838
    expect(factOf('Taxe de mise en circulation, une fois')).toBe('862,56 €')
    expect(factOf('Taxe de circulation, par an')).toBe('313,24 €')
    await user.selectOptions(screen.getByLabelText('Région'), 'Flandre')
    expect(factOf('Taxe de mise en circulation, une fois')).toBe('393,53 €')
    expect(screen.getByText(/Indicatif/)).toHaveTextContent('1ᵉʳ juillet 2026')
    expect(screen.getByText(/Indicatif/)).toHaveTextContent('VCF art. 2.2.4.0.1')
  })

  it('or by postal code', async () => {
    const { user } = open(petrol, 'B2C')
    await user.type(screen.getByLabelText('Ou code postal'), '1000')
    expect(factOf('Taxe de mise en circulation, une fois')).toBe('1.112,01 €')
    expect(screen.getByLabelText('Ou code postal')).toHaveValue('1000')
  })

  it.each(['0999', 'Namur', '50000'])(
    'the postal code %s has none: that is said beside it, and it stays',
    async (typed) => {
      const { user } = open(petrol, 'B2C')
      const field = screen.getByLabelText('Ou code postal')
      await user.type(field, `${typed}{Enter}`)
      expect(field).toHaveAccessibleDescription(/n’est celui d’aucune région belge/)
      expect(field).toHaveValue(typed)
      expect(screen.queryByText('Taxe de circulation, par an')).not.toBeInTheDocument()
    },
  )

  it('say which one no source settles', async () => {
    const { user } = open({ ...petrol, fuel: 'HYBRID', wltp: wltpOf(31) }, 'B2C')
    await user.selectOptions(screen.getByLabelText('Région'), 'Wallonie')
    expect(factOf('Taxe de mise en circulation, une fois')).toMatch(/^Non calculée.*finances\.wallonie\.be/)
    expect(factOf('Taxe de circulation, par an')).toBe('313,24 €')
  })

  it('warn where their tables are older than they may be', async () => {
    vi.setSystemTime(Date.parse('2027-07-01T12:00:00Z'))
    const { user } = open(petrol, 'B2C')
    await user.selectOptions(screen.getByLabelText('Région'), 'Flandre')
    expect(screen.getByText(/les suivants ne sont pas encore là/)).toBeVisible()
  })
})

describe('what is asked', () => {
  it('stands in the address, lasts for the visit, and is there again after a reload', async () => {
    const { user, unmount } = open(petrol)
    await user.selectOptions(screen.getByLabelText('Région'), 'Wallonie')
    await user.selectOptions(screen.getByLabelText('Taux marginal d’imposition'), '40')
    expect(location.search).toBe('?costs=wallonia~40~0,30~1,32')
    unmount()
    sessionStorage.clear()
    const again = open(petrol)
    expect(screen.getByLabelText('Région')).toHaveValue('wallonia')
    expect(screen.getByLabelText('Taux marginal d’imposition')).toHaveValue('40')
    again.unmount()
    history.replaceState(null, '', '/fr')
    open(petrol)
    expect(screen.getByLabelText('Région')).toHaveValue('wallonia')
  })

  it('keeps both of two changes that come at once', () => {
    open(petrol)
    act(() => {
      fireEvent.change(screen.getByLabelText('Taux marginal d’imposition'), { target: { value: '45' } })
      fireEvent.change(screen.getByLabelText('Région'), { target: { value: 'brussels' } })
    })
    expect(location.search).toBe('?costs=brussels~45~0,30~1,32')
  })

  it('is a link to its page until a private buyer has the code, where that is asked', async () => {
    const page = await hydratedPage(() => <CarCosts {...petrol} served="link" />, {
      language: 'fr',
      flags: DEFAULT_FLAGS,
    })
    expect(page.container.querySelector('form')).toBeNull()
    expect(within(page.container).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('/financement/couts/'),
    )
    await page.hydrate()
    expect(page.errors).toEqual([])
    expect(within(page.container).getByLabelText('Région')).toBeVisible()
  })

  it('takes the focus that the link in its place had', async () => {
    const page = await hydratedPage(() => <CarCosts {...petrol} served="link" />, {
      language: 'fr',
      flags: DEFAULT_FLAGS,
    })
    within(page.container).getByRole('link').focus()
    await page.hydrate()
    expect(page.container.querySelector('form')).toContainElement(document.activeElement as HTMLElement)
  })

  it('takes no focus from elsewhere', async () => {
    const page = await hydratedPage(() => <CarCosts {...petrol} served="link" />, {
      language: 'fr',
      flags: DEFAULT_FLAGS,
    })
    await page.hydrate()
    expect(document.body).toHaveFocus()
  })

  it('has a page of its own', async () => {
    const { user } = open(petrol, 'B2C')
    await user.type(screen.getByLabelText('Ou code postal'), '9000')
    expect(screen.getByRole('link', { name: /Adresse de ces coûts/ })).toHaveAttribute(
      'href',
      `/fr/financement/couts/${cupra_code}~48~15000~9000~50~0%2C30~1%2C32`,
    )
  })
})

describe('on paper', () => {
  const hidden = () => [...document.querySelectorAll('[data-print="hide"]')]

  it('there is no form that nobody has filled in, and never the button that sends it', async () => {
    const { user } = open(petrol, 'B2C')
    const form = screen.getByRole('form')
    expect(hidden()).toContain(form.closest('[data-cost]'))
    await user.type(screen.getByLabelText('Ou code postal'), '9000')
    expect(hidden().map((part) => plain(part.textContent ?? ''))).toEqual([screen.getByRole('button').textContent])
  })

  it('a business reads what is known of its car without a region too', () => {
    open()
    const region = screen.getByLabelText('Région')
    expect(hidden().some((part) => part.contains(region))).toBe(true)
    expect(hidden().some((part) => part.contains(screen.getByText('Avantage de toute nature, par an')))).toBe(false)
  })
})
