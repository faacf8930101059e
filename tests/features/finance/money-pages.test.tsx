import { startCar } from '@demo/backend/engine/car'
import { encodeCar } from '@demo/backend/engine/cupra-code'
import { financialSimulationsModels, quotes } from '@demo/backend/finance/handlers'
import { DEFAULT_FLAGS } from '@demo/backend/flags/default-flags'
import { fireEvent, screen, within } from '@testing-library/react'
import { deviate } from '@tests/data/deviant-service'
import { renderInSite } from '@tests/render'
import type { SiteInTest } from '@tests/site-around'
import { beforeEach, describe, expect, it } from 'vitest'
import { dayInBrussels } from '@/domain/day-in-brussels'
import BudgetView from '@/features/finance/BudgetView'
import CalculationView from '@/features/finance/CalculationView'
import ChoiceView from '@/features/finance/ChoiceView'
import FleetView from '@/features/finance/FleetView'
import { formatEuro } from '@/i18n/format'
import { companyTax } from '@/money/use-company-tax'

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ')
const business: SiteInTest = { language: 'fr', salesType: 'B2B', flags: DEFAULT_FLAGS }
const buyer: SiteInTest = { language: 'fr', flags: DEFAULT_FLAGS }

beforeEach(() => sessionStorage.clear())

describe('the answer to the five questions', () => {
  const open = (choice: string, site = buyer) =>
    renderInSite(<ChoiceView params={{ choice }} />, {
      ...site,
      route: { name: 'financial-solutions.choice', params: { choice } },
    })

  it('names the product, says why, and leads to its page', async () => {
    open('own~48~none~15000~some')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('AutoCredit, prêt à tempérament')
    expect(screen.getByText('La voiture est à vous dès le premier jour.')).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Tout sur cette formule' })[0]).toHaveAttribute(
      'href',
      '/fr/financement',
    )
    expect(await screen.findByText(/ · AutoCredit$/)).toBeVisible()
  })

  it('calculates it on the terms that were answered', async () => {
    open('return~36~all~20000~none')
    expect(await screen.findByText(/ · Private lease$/)).toHaveTextContent(/36 mois · 20.000 km\/an/)
  })

  it('says of each other product what speaks against it', () => {
    open('return~60~some~15000~none')
    const other = screen.getByRole('heading', {
      level: 3,
      name: 'Personal lease (EasyLease), avec entretien',
    }).parentElement
    expect(plain(within(other as HTMLElement).getByRole('list').textContent)).toBe('Le contrat court de 24 à 48 mois.')
  })

  it('asks again for an answer that is missing, and keeps the others', () => {
    open('own~~none~15000~')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Quelle formule vous convient')
    expect(screen.getAllByText('Choisissez une réponse.')).toHaveLength(2)
    expect(screen.getByRole('radio', { name: 'Que la voiture soit à moi' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Quatre ans' })).not.toBeChecked()
    expect(screen.getByRole('group', { name: /Combien de temps/ })).toHaveAccessibleDescription(
      'Choisissez une réponse.',
    )
    fireEvent.click(screen.getByRole('radio', { name: 'Quatre ans' }))
    expect(screen.getAllByText('Choisissez une réponse.')).toHaveLength(1)
  })

  it('asks a business in its own words, and without FINANCING_B2B leads it to an adviser', () => {
    const { unmount } = open('own~~~~', business)
    expect(screen.getByRole('radio', { name: 'Elle reste dans l’entreprise' })).toBeChecked()
    unmount()
    open('own~48~none~15000~some', { ...business, flags: { ...DEFAULT_FLAGS, FINANCING_B2B: false } })
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Nous écrire' })).toBeVisible()
  })
})

it('a calculation is of a product that its reader is offered, whatever its address names', async () => {
  const calculation = `${encodeCar(startCar('BORN'))}~pl~48~15000~`
  renderInSite(<CalculationView params={{ calculation }} />, {
    ...business,
    route: { name: 'financing.calculation', params: { calculation } },
  })
  await screen.findByRole('heading', { level: 1, name: /^Born\s: Location longue durée$/ })
})

describe('the cars of a monthly amount', () => {
  const open = (budget: string, site = buyer) =>
    renderInSite(<BudgetView params={{ budget }} />, {
      ...site,
      route: { name: 'financing.budget', params: { budget } },
    })

  it('open the page, one of a model, three at most', async () => {
    const { container } = open('500~pl~48~15000~')
    await screen.findByRole('heading', { level: 2, name: 'De stock' })
    const opening = container.querySelector('h1')?.parentElement?.parentElement
    const cars = [...(opening?.querySelectorAll('img') ?? [])].map((image) => image.getAttribute('src')?.split('/')[3])
    expect(cars).toHaveLength(3)
    expect(new Set(cars).size).toBe(3)
  })

  it('are, for whoever switches between private and business, of a product that they are offered', async () => {
    const { container } = open('450~pl~48~15000~', business)
    await screen.findByRole('heading', { level: 2, name: 'De stock' })
    expect(screen.getByRole('combobox', { name: 'Formule' })).toHaveValue('ol')
    expect(container.querySelectorAll('article').length).toBeGreaterThan(0)
  })

  it('have for a business each their benefit in kind, of a car in stock that of its list price', async () => {
    const { container } = open('450~ol~48~15000~', { ...buyer, salesType: 'B2B' })
    await screen.findByRole('heading', { level: 2, name: 'De stock' })
    const { simulations } = financialSimulationsModels({
      lang: 'fr',
      sales_type: 'B2B',
      product_code: 'ol',
      duration: 48,
      mileage: 15_000,
      monthly_max: 450,
    })
    const cards = [...container.querySelectorAll('article')]
    expect(cards).toHaveLength(simulations.length)
    const reduced = simulations.filter(({ car, cash_price }) => (car?.price_list?.incl ?? 0) > cash_price.incl)
    expect(reduced.length).toBeGreaterThan(0)
    for (const [at, { car }] of simulations.entries()) {
      const { price_list, fuel_type, wltp } = car ?? {}
      if (!price_list || !fuel_type || !wltp) throw new Error('A search names its cars')
      const price = { catalogValue: price_list.incl, fuel: fuel_type, co2: wltp.co2.value }
      const benefit = companyTax(price, 'B2B', dayInBrussels(new Date()))?.benefit ?? 0
      expect(plain(cards[at]?.textContent)).toContain(`ATN ${plain(formatEuro(benefit, 'fr'))} / mois`)
    }
  })

  it('have each their monthly amount in full, their price and their consumption', async () => {
    const { container } = open('500~pl~48~15000~')
    await screen.findByRole('heading', { level: 2, name: 'De stock' })
    const { simulations, search } = financialSimulationsModels({
      lang: 'fr',
      sales_type: 'B2C',
      product_code: 'pl',
      duration: 48,
      mileage: 15_000,
      monthly_max: 500,
    })
    const cards = [...container.querySelectorAll('article')]
    expect(cards).toHaveLength(simulations.length)
    expect(cards.length).toBeGreaterThan(10)
    for (const [at, card] of cards.entries()) {
      const { monthly, cash_price } = simulations[at] ?? {}
      const figure = card.querySelector('[data-monthly="lease"]')
      expect(plain(figure?.textContent)).toContain(plain(formatEuro(monthly?.incl ?? 0, 'fr')))
      expect(plain(card.textContent)).toContain(plain(formatEuro(cash_price?.incl ?? 0, 'fr')))
      expect(card.querySelector('[data-wltp]')).not.toBeNull()
    }
    expect(plain(container.textContent)).toContain(
      `${search?.builds} versions à composer et ${search?.vehicles} voitures`,
    )
  })

  it('have their conditions once, and one that another lessor lets has its own', async () => {
    deviate('financial-simulations-models', ({ simulations }) => {
      simulations[1].provider.name = 'Autre Lease'
    })
    const { container } = open('500~pl~48~15000~')
    await screen.findByRole('heading', { level: 2, name: 'De stock' })
    const said = [...container.querySelectorAll('[data-conditions]')]
    expect(said.map((each) => each.textContent?.includes('Autre Lease'))).toEqual([true, false])
    expect(said[0]?.closest('article')).toBe(container.querySelectorAll('article')[1])
  })

  it('have their example where they are paid by credit', async () => {
    const { container } = open('400~ac~60~15000~')
    await screen.findByRole('heading', { level: 2, name: 'À composer' })
    const credits = container.querySelectorAll('[data-monthly="credit"]')
    expect(credits.length).toBeGreaterThan(0)
    expect(screen.getAllByRole('group', { name: 'Exemple représentatif' })).toHaveLength(credits.length)
  })

  it.each([
    ['abc~pl~48~15000~', 'Ce que vous pouvez payer par mois', 'abc', 'Ce n’est pas un montant'],
    ['-5~pl~48~15000~', 'Ce que vous pouvez payer par mois', '-5', 'ne peut pas être négative'],
    ['~pl~48~15000~', 'Ce que vous pouvez payer par mois', '', 'au-dessus de zéro'],
    ['500 HTVA~pl~48~15000~', 'Ce que vous pouvez payer par mois', '500 HTVA', 'Indiquez-le TVA comprise'],
    ['500~pl~48~15000~1.500 HTVA', 'Premier loyer majoré', '1.500 HTVA', 'Indiquez-le TVA comprise'],
    ['500~pl~48~15000~mille', 'Premier loyer majoré', 'mille', 'Ce n’est pas un montant'],
    ['500~pl~48~15000~-1', 'Premier loyer majoré', '-1', 'ne peut pas être négatif'],
    ['500~pl~48~15000~99.999', 'Premier loyer majoré', '99.999', 'C’est trop pour cette formule'],
  ])('%s: what is wrong stands beside its field, and what was typed stays', async (budget, label, value, words) => {
    open(budget)
    const field = screen.getByLabelText(label)
    await screen.findByText(new RegExp(words))
    expect(field).toHaveAccessibleDescription(expect.stringMatching(new RegExp(words)))
    expect(field).toHaveValue(value)
    fireEvent.input(field, { target: { value: `${value}x` } })
    expect(field).toBeInvalid()
    fireEvent.input(field, { target: { value: '480' } })
    expect(field).toBeValid()
  })

  it('are none on a term that the product does not have, which says why', async () => {
    open('500~pl~96~15000~')
    expect(await screen.findByText(/de 24 à 60 mois/)).toBeVisible()
    expect(screen.getByLabelText('Durée')).toBeInvalid()
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
  })

  it('are none below the cheapest car, to which a link leads without naming an amount', async () => {
    const { container } = open('50~pl~48~15000~')
    const link = await screen.findByRole('link', { name: /plus petit montant possible/ })
    const { search } = financialSimulationsModels({
      lang: 'fr',
      sales_type: 'B2C',
      product_code: 'pl',
      monthly_max: 50,
    })
    const least = (search?.least?.incl ?? 0).toFixed(2).replace('.', '%2C')
    expect(link).toHaveAttribute('href', `/fr/financement/budget/${least}~pl~48~15000~`)
    expect(container.querySelector('[data-monthly]')).toBeNull()
  })
})

describe('the plan of a fleet', () => {
  const [born, leon] = [encodeCar(startCar('BORN')), encodeCar(startCar('LEON'))]
  const open = (fleet: string, site = business) =>
    renderInSite(<FleetView params={{ fleet }} />, { ...site, route: { name: 'fleet.calculation', params: { fleet } } })
  const monthlyOf = (cupra_code: string, duration: 36 | 48) => {
    const query = { lang: 'fr', sales_type: 'B2B', cupra_code, product_code: 'ol', duration } as const
    return quotes(query).offers[0]?.monthly.excl ?? 0
  }
  const factOf = (name: string) => plain(screen.getByText(name).nextElementSibling?.textContent)

  it('adds up its lines, by month and until the last contract ends', async () => {
    open(`ol~${born}*10*48*15000~${leon}*3*36*15000`)
    expect(await screen.findByRole('heading', { level: 1, name: /13 voitures/ })).toBeVisible()
    const [ofBorn, ofLeon] = [monthlyOf(born, 48), monthlyOf(leon, 36)]
    expect(factOf('Mensualités, tant que tous les contrats courent')).toBe(
      plain(formatEuro(ofBorn * 10 + ofLeon * 3, 'fr')),
    )
    expect(factOf('Tous les contrats, jusqu’à la fin')).toBe(
      plain(formatEuro(ofBorn * 10 * 48 + ofLeon * 3 * 36, 'fr')),
    )
    expect(screen.getByRole('link', { name: 'Télécharger en CSV' })).toHaveAttribute(
      'href',
      expect.stringContaining('format=csv'),
    )
  })

  it('leaves out a line whose number cannot be read, says so beside it, and keeps what was typed', async () => {
    open(`ol~${born}*2*48*15000~${leon}*beaucoup*36*15000`)
    expect(await screen.findByRole('heading', { level: 1, name: /2 voitures/ })).toBeVisible()
    const field = screen.getAllByLabelText('Nombre')[1]
    expect(field).toHaveValue('beaucoup')
    expect(field).toHaveAccessibleDescription(/nombre entier/)
    expect(screen.getByText('Les lignes sans montant ne sont pas comptées.')).toBeVisible()
    if (!field) throw new Error('The line has no field')
    fireEvent.input(field, { target: { value: '12' } })
    expect(field).toBeValid()
  })

  it('calls the instalments of its credits equal only where those of each line are', async () => {
    open(`ac~${leon}*2*96*15000~${born}*1*48*15000`)
    expect(await screen.findByRole('heading', { level: 1, name: /3 voitures/ })).toBeVisible()
    expect(screen.getByText('sans acompte')).toBeVisible()
    expect(screen.queryByText(/mensualités égales/)).toBeNull()
  })

  it('says of a term that the product does not have that there is no offer', async () => {
    open(`fr~${born}*2*24*15000`)
    expect(await screen.findByText('Cette formule ne se conclut pas à ces conditions.')).toBeVisible()
  })

  it('says of a car that the service does not know that it is gone', async () => {
    open('ol~00000000*2*48*15000')
    expect(await screen.findByText('Cette voiture n’est plus au catalogue.')).toBeVisible()
  })

  it('asks for a car where no line has one, at the first of them, and keeps what was typed', async () => {
    open(`ol~${born}*2*48*15000`)
    const [car, other] = await screen.findAllByLabelText('Voiture')
    const [count] = screen.getAllByLabelText('Nombre')
    const form = screen.getByRole('form', { name: 'Chiffrer une flotte' })
    if (!car || !other || !count) throw new Error('The form has no lines')
    fireEvent.change(car, { target: { value: '' } })
    fireEvent.input(count, { target: { value: '12' } })
    expect(fireEvent.submit(form)).toBe(false)
    expect(car).toHaveFocus()
    expect(car).toHaveAccessibleDescription('Choisissez au moins une voiture.')
    expect(count).toHaveValue('12')
    fireEvent.change(other, { target: { value: born } })
    expect(car).not.toHaveAccessibleDescription()
    // The document around the test follows no form.
    form.addEventListener('submit', (event) => event.preventDefault(), { once: true })
    fireEvent.submit(form)
    expect(car).not.toHaveAccessibleDescription()
  })

  it('leads a private buyer to the page for businesses', () => {
    open(`ol~${born}*2*48*15000`, buyer)
    expect(screen.getByRole('link', { name: 'Voir ce plan pour les entreprises' })).toHaveAttribute(
      'href',
      `/fr/professionnel/fleet/calcul/ol~${born}*2*48*15000`,
    )
  })
})
