import { screen, within } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { beforeEach, expect, it } from 'vitest'
import { startCar } from '@/backend/engine/car'
import { codeOf } from '@/backend/engine/cupra-code'
import { quotes } from '@/backend/finance/handlers'
import { DEFAULT_FLAGS } from '@/backend/flags/default-flags'
import { BusinessPanel } from '@/components/finance/BusinessPanel'
import { boundsQuery } from '@/components/finance/calculator-queries'
import { FIRST_TERMS } from '@/domain/calculation'
import { formatEuro } from '@/i18n/format'
import { hydratedPage } from '../lazy/hydrated-page'

const plain = (text: string) => text.replace(/\s/g, ' ')
const cupra_code = codeOf(startCar('BORN'))
const born = { car: { cupra_code }, catalogValue: 50_000, fuel: 'ELECTRIC', co2: 0 } as const

beforeEach(() => sessionStorage.clear())

const open = (car: Parameters<typeof BusinessPanel>[0] = born) =>
  renderInSite(<BusinessPanel {...car} />, { language: 'fr', salesType: 'B2B', flags: DEFAULT_FLAGS })

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

it('is hydrated as the server drew it, where another part of the page knows the rent already', async () => {
  const page = await hydratedPage(() => <BusinessPanel {...born} />, {
    language: 'fr',
    salesType: 'B2B',
    flags: DEFAULT_FLAGS,
  })
  const audience = { language: 'fr', salesType: 'B2B' } as const
  const { queryKey } = boundsQuery(audience, { car: born.car, product: 'ol', ...FIRST_TERMS })
  page.queryClient.setQueryData(queryKey, quotes({ lang: 'fr', sales_type: 'B2B', cupra_code, product_code: 'ol' }))
  await page.hydrate()
  expect(page.errors).toEqual([])
  expect(within(page.container).getByText('Commandée aujourd’hui')).toBeInTheDocument()
})

it('a car that emits has no later order to compare with', async () => {
  const { container } = open({ ...born, fuel: 'BENZINE', co2: 130 })
  await screen.findByText('Commandée aujourd’hui')
  expect(container.querySelectorAll('[data-order]')).toHaveLength(1)
})
