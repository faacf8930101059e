import { startCar } from '@demo/backend/engine/car'
import { encodeCar } from '@demo/backend/engine/cupra-code'
import { quotes } from '@demo/backend/finance/handlers'
import { DEFAULT_FLAGS } from '@demo/backend/flags/default-flags'
import { screen, waitFor, within } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import type { SiteInTest } from '@tests/site-around'
import { beforeEach, describe, expect, it } from 'vitest'
import type { QuotesQuery } from '@/contract/configured-car'
import type { FeatureFlags } from '@/domain/feature-flag'
import { formatEuro } from '@/i18n/format'
import { Calculator } from '@/money/Calculator'
import { FINANCE_MEMORY } from '@/money/finance-memory'

const code = encodeCar(startCar('BORN'))
const car = { cupra_code: code } as const
const plain = (text: string) => text.replace(/\s/g, ' ')

/** What the service itself answers, apart from the page. */
function amountOf(query: Partial<QuotesQuery>): number {
  const [offer] = quotes({ lang: 'fr', sales_type: 'B2C', cupra_code: code, ...query }).offers
  if (!offer) throw new Error('no offer')
  return offer.monthly.incl
}

function open(props: Partial<Parameters<typeof Calculator>[0]> = {}, options: SiteInTest = {}) {
  return renderInSite(<Calculator car={car} usual="pl" {...props} />, {
    language: 'fr',
    flags: DEFAULT_FLAGS,
    route: { name: 'financing', params: {} },
    ...options,
  })
}
const flags = (change: Partial<FeatureFlags>) => ({ flags: { ...DEFAULT_FLAGS, ...change } })
const figure = (amount: number) =>
  screen.findByText(
    (_, node) => node?.tagName === 'P' && plain(node.textContent ?? '').includes(plain(formatEuro(amount, 'fr'))),
  )
const productNames = () =>
  within(screen.getByLabelText('Formule'))
    .getAllByRole('option')
    .map((option) => option.getAttribute('value'))

beforeEach(() => sessionStorage.clear())

describe('the calculator', () => {
  it('begins with the usual product, and follows term, kilometres and deposit', async () => {
    const { user } = open()
    await figure(amountOf({ product_code: 'pl' }))
    await user.selectOptions(screen.getByLabelText('Durée'), '36')
    await figure(amountOf({ product_code: 'pl', duration: 36 }))
    await user.selectOptions(screen.getByLabelText('Kilomètres par an'), '25000')
    await figure(amountOf({ product_code: 'pl', duration: 36, mileage: 25_000 }))
    await user.type(screen.getByLabelText('Premier loyer majoré'), '1.500,50{Enter}')
    await figure(amountOf({ product_code: 'pl', duration: 36, mileage: 25_000, deposit: 1500.5 }))
  })

  it('shows a credit only with its warning and its example', async () => {
    const { user } = open()
    await figure(amountOf({ product_code: 'pl' }))
    await user.selectOptions(screen.getByLabelText('Formule'), 'ac')
    await figure(amountOf({ product_code: 'ac' }))
    expect(screen.getByRole('group', { name: 'Exemple représentatif' })).toBeVisible()
    expect(screen.queryByLabelText('Kilomètres par an')).not.toBeInTheDocument()
  })

  it.each([
    ['mille', 'Ce n’est pas un montant'],
    ['-500', 'ne peut pas être négatif'],
    ['99.999', 'C’est trop pour cette formule'],
    ['1.500 HTVA', 'Ce montant est hors TVA. Indiquez-le TVA comprise'],
  ])('says beside the field what is wrong with %s, and keeps what was typed', async (typed, words) => {
    const { user } = open()
    await figure(amountOf({ product_code: 'pl' }))
    const field = screen.getByLabelText('Premier loyer majoré')
    await user.type(field, `${typed}{Enter}`)
    expect(await screen.findByText(new RegExp(words))).toBeVisible()
    expect(field).toHaveAccessibleDescription(expect.stringMatching(new RegExp(words)))
    expect(field).toBeInvalid()
    expect(field).toHaveValue(typed)
    await figure(amountOf({ product_code: 'pl' }))
  })

  it('switches off the terms that a product does not have, and says why when one is asked', async () => {
    open({ terms: { product: 'pl', duration: 96, mileage: 15_000, deposit: '' } })
    expect(await screen.findByText(/de 24 à 60 mois/)).toBeVisible()
    expect(await screen.findByText(/ne se conclut pas à ces conditions/)).toBeVisible()
  })

  it('says at the duration why a credit that a deposit makes smaller may not last as long', async () => {
    // The law gives 96 months from 20.000 euro on: this car has them, but for the deposit.
    const raval = { cupra_code: encodeCar(startCar('RAVAL')) }
    open({ car: raval, terms: { product: 'ac', duration: 96, mileage: 15_000, deposit: '10.000' } })
    expect(await screen.findByText(/la loi limite la durée à 84 mois/)).toBeVisible()
    expect(screen.getByLabelText('Durée')).toHaveAccessibleDescription(/la\sloi\slimite/)
    expect(await screen.findByText(/ne se conclut pas à ces conditions/)).toBeVisible()
  })

  it('compares with the other products of the same car once it is opened, a credit with its example', async () => {
    const { user, container } = open()
    await figure(amountOf({ product_code: 'pl' }))
    expect(container.querySelector('[data-monthly="credit"]')).toBeNull()
    await user.click(screen.getByText('Comparer avec les autres formules, pour cette voiture'))
    await figure(amountOf({ product_code: 'ac' }))
    expect(container.querySelectorAll('[data-monthly="credit"]')).toHaveLength(1)
    expect(screen.getByRole('group', { name: 'Exemple représentatif' })).toBeVisible()
    expect(screen.getByText('La voiture est à vous')).toBeVisible()
    expect(screen.getAllByText('Vous la rendez').length).toBeGreaterThan(0)
  })

  it('lets the last payment of a credit be chosen, and forgets it with its product', async () => {
    const { user } = open()
    await figure(amountOf({ product_code: 'pl' }))
    expect(screen.queryByLabelText('Solde reporté à la fin')).not.toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('Formule'), 'ac')
    await figure(amountOf({ product_code: 'ac' }))
    expect(screen.getByText(/dernière mensualité de/)).toBeVisible()
    const last = screen.getByLabelText('Solde reporté à la fin')
    expect(last).toHaveValue('30')
    await user.selectOptions(last, '0')
    await figure(amountOf({ product_code: 'ac', last_percent: 0 }))
    expect(screen.queryByText(/dernière mensualité de/)).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: /Adresse de ce calcul/ })).toHaveAttribute(
      'href',
      `/fr/financement/calcul/${code}~ac~48~15000~~0`,
    )
    await user.selectOptions(screen.getByLabelText('Formule'), 'pl')
    await user.selectOptions(screen.getByLabelText('Formule'), 'ac')
    await figure(amountOf({ product_code: 'ac' }))
    expect(screen.getByLabelText('Solde reporté à la fin')).toHaveValue('30')
  })

  it('remembers the terms for the visit, but a page of one product begins with its own', async () => {
    const { user, unmount } = open()
    await figure(amountOf({ product_code: 'pl' }))
    await user.selectOptions(screen.getByLabelText('Durée'), '24')
    await figure(amountOf({ product_code: 'pl', duration: 24 }))
    expect(sessionStorage.getItem(FINANCE_MEMORY)).toContain('~pl~24~')
    unmount()
    history.replaceState(null, '', '/')
    open({ product: 'el' })
    await figure(amountOf({ product_code: 'el', duration: 24 }))
  })

  it('begins with the product of its page where the address names one of the other buyers', async () => {
    window.history.replaceState(null, '', `/fr/professionnel/financement?terms=${code}~pl~36~15000~`)
    open({ product: 'fr' }, { salesType: 'B2B' })
    await waitFor(() => expect(screen.getByLabelText('Durée')).toHaveValue('36'))
    expect(screen.getByLabelText('Formule')).toHaveValue('fr')
    window.history.replaceState(null, '', '/')
  })

  it('has an address of its own for each calculation', async () => {
    open()
    await figure(amountOf({ product_code: 'pl' }))
    expect(screen.getByRole('link', { name: /Adresse de ce calcul/ })).toHaveAttribute(
      'href',
      `/fr/financement/calcul/${code}~pl~48~15000~`,
    )
  })

  it('is a form that works by itself', async () => {
    const { container } = open()
    await figure(amountOf({ product_code: 'pl' }))
    const form = container.querySelector('form')
    expect(form).toHaveAttribute('action', '/api/calculation')
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      lang: 'fr',
      sales_type: 'B2C',
      cupra_code: code,
      product: 'pl',
      duration: '48',
      mileage: '15000',
      deposit: '',
    })
  })
})

describe('flags of the calculator', () => {
  it('EASY_LEASE puts EasyLease among the products', async () => {
    open()
    await figure(amountOf({ product_code: 'pl' }))
    expect(productNames()).toEqual(['ac', 'pl', 'el'])
  })

  it('without EASY_LEASE there is none', async () => {
    open({}, flags({ EASY_LEASE: false }))
    await figure(amountOf({ product_code: 'pl' }))
    expect(productNames()).toEqual(['ac', 'pl'])
  })

  it('OFFER_B2C_PARTIALLY_EL_AT_FIRST_FEATURE_FLAG puts EasyLease first for an electric car', async () => {
    open({ isElectric: true }, flags({ OFFER_B2C_PARTIALLY_EL_AT_FIRST_FEATURE_FLAG: true }))
    await figure(amountOf({ product_code: 'pl' }))
    expect(productNames()).toEqual(['el', 'ac', 'pl'])
  })

  it('CREDIT_PRO offers a credit to businesses', async () => {
    open({ usual: 'ol' }, { salesType: 'B2B' })
    await screen.findByText(/hors TVA, réservés/)
    expect(productNames()).toEqual(['ol', 'fr', 'el', 'ac'])
  })

  it('reads what a business pays towards a credit with VAT, as its hint says, and towards a lease without', async () => {
    const { user } = open({ usual: 'ol' }, { salesType: 'B2B' })
    const asked = { sales_type: 'B2B' } as const
    await screen.findByText(/hors TVA, réservés/)
    await user.type(screen.getByLabelText('Premier loyer majoré'), '1.500 TVAC{Enter}')
    expect(await screen.findByText(/Ce montant comprend la TVA. Indiquez-le hors TVA/)).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Formule'), 'ac')
    expect(await screen.findByLabelText('Acompte')).toHaveAccessibleDescription(expect.stringContaining('TVA comprise'))
    await figure(amountOf({ product_code: 'ac', deposit: 1500, ...asked }))
  })

  it('without CREDIT_PRO a business is offered none', async () => {
    open({ usual: 'ol' }, { salesType: 'B2B', ...flags({ CREDIT_PRO: false }) })
    await screen.findByText(/hors TVA, réservés/)
    expect(productNames()).toEqual(['ol', 'fr', 'el'])
  })

  it('without FINANCING_B2B a business has no calculator', () => {
    const { container } = open({ usual: 'ol' }, { salesType: 'B2B', ...flags({ FINANCING_B2B: false }) })
    expect(container).toBeEmptyDOMElement()
  })

  it('without FINANCING_SOLUTION_SWITCH the product stays that of the page', async () => {
    open({}, flags({ FINANCING_SOLUTION_SWITCH: false }))
    await figure(amountOf({ product_code: 'pl' }))
    expect(screen.queryByLabelText('Formule')).not.toBeInTheDocument()
  })

  it.each([true, false])('MILES (%s) says what a further kilometre costs, or does not', async (MILES) => {
    open({}, flags({ MILES }))
    await figure(amountOf({ product_code: 'pl' }))
    expect(screen.queryAllByText('Chaque kilomètre de plus')).toHaveLength(MILES ? 1 : 0)
  })

  it.each([
    [true, 'Été et hiver, remplacés selon l’usure'],
    [false, 'Un jeu d’été et un jeu d’hiver'],
  ])('MILES_FIX_TYRES_2025 (%s) says which tyres a full lease includes', async (MILES_FIX_TYRES_2025, words) => {
    open({}, flags({ MILES_FIX_TYRES_2025 }))
    await figure(amountOf({ product_code: 'pl' }))
    expect(screen.getByText(words)).toBeVisible()
  })
})
