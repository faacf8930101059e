import { DEFAULT_FLAGS } from '@demo/backend/flags/default-flags'
import { screen, within } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { expect, it } from 'vitest'
import { getConfigurations, getModelsPrices, getQuotes } from '@/data/configurator/calls'
import { getStockFilters } from '@/data/stock/calls'
import type { FuelType } from '@/domain/fuel-type'
import { ElectricOrHybridTool } from '@/features/electric/ElectricOrHybridTool.late'
import { readComparison, writeComparison } from '@/features/electric/electric-or-hybrid-address'
import { formatEuro } from '@/i18n/format'

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ')
const route = { name: 'category.tab', params: { category: 'electric', tab_slug_id: 'electrique-ou-hybride' } } as const

function open(salesType: 'B2C' | 'B2B') {
  return renderInSite(<ElectricOrHybridTool />, { language: 'fr', salesType, flags: DEFAULT_FLAGS, route })
}

/** Both columns of a line, in cents. */
async function lineOf(name: string): Promise<readonly number[]> {
  const row = (await screen.findByRole('rowheader', { name }, { timeout: 5_000 })).closest('tr') as HTMLElement
  return within(row)
    .getAllByRole('cell')
    .map((cell) =>
      Math.round(
        Number(
          plain(cell.textContent)
            .replace(/[^\d,−]/g, '')
            .replace('−', '-')
            .replace(',', '.'),
        ) * 100,
      ),
    )
}

/** The cheapest car of a kind on sale. */
async function cheapest(sales_type: 'B2C' | 'B2B', fuel: FuelType) {
  const audience = { lang: 'fr', sales_type } as const
  const { models } = await getModelsPrices(audience)
  const builds = await Promise.all(
    models.map(async ({ carline_code }) => (await getConfigurations({ ...audience, carline_code })).configurations),
  )
  const [first] = builds
    .flat()
    .filter(({ fuel_type }) => fuel_type === fuel)
    .sort((one, other) => one.price.incl - other.price.incl)
  if (!first) throw new Error(`no ${fuel}`)
  return first.cupra_code
}

it('a private buyer reads both rents as the service offers them, energy besides, and their sum', async () => {
  const { user, container } = open('B2C')
  const audience = { lang: 'fr', sales_type: 'B2C' } as const
  const rents = await Promise.all(
    (['ELECTRIC', 'HYBRID'] as const).map(async (fuel) => {
      const cupra_code = await cheapest('B2C', fuel)
      const { offers } = await getQuotes({ ...audience, cupra_code, product_code: 'pl', duration: 48, mileage: 15_000 })
      return offers[0]?.monthly.incl ?? 0
    }),
  )
  expect(await lineOf('Loyer')).toEqual(rents.map((rent) => Math.round(rent * 100)))
  // Beside the amounts of two cars there is what the decree of 2001 wants of each.
  for (const figures of ['14,2 kWh/100 km · 0 g/km CO₂ (WLTP)', '1,3 L + 15,5 kWh/100 km · 29 g/km CO₂ (WLTP)'])
    expect(plain(container.textContent)).toContain(figures)
  const [energy, total] = [await lineOf('Énergie'), await lineOf('Ensemble')]
  for (const side of [0, 1]) {
    expect(energy[side]).toBeGreaterThan(0)
    expect(total[side]).toBe(Math.round((rents[side] ?? 0) * 100) + (energy[side] ?? 0))
  }
  const most = Math.ceil(Math.max(...rents) / 50) * 50
  const { total: cars } = await getStockFilters({
    ...audience,
    fuel_type: 'ELECTRIC,HYBRID',
    monthly_max: most,
    duration: 48,
    mileage: 15_000,
  })
  const way = await screen.findByRole('link', { name: new RegExp(`Voir les ${cars} voitures`) })
  expect(plain(way.textContent)).toContain(plain(formatEuro(most, 'fr', { decimals: 0 })))
  const asked = new URL(String(way.getAttribute('href')), 'https://site.example').searchParams
  expect(asked.getAll('fuel_type').join(',')).toBe('ELECTRIC,HYBRID')
  expect(asked.get('monthly_max')).toBe(String(most))
  await user.click(screen.getByRole('switch', { name: 'Je recharge chez moi' }))
  const away = await lineOf('Énergie')
  for (const side of [0, 1]) expect(away[side]).toBeGreaterThan(energy[side] ?? 0)
})

it('one who borrows reads the taxes of his Region beside it, and the example that the law asks for', async () => {
  const { user, container } = open('B2C')
  await lineOf('Loyer')
  await user.click(screen.getByRole('radio', { name: 'Un crédit' }))
  const payment = await lineOf('Mensualité')
  const [taxes, energy, total] = [await lineOf('Taxes'), await lineOf('Énergie'), await lineOf('Ensemble')]
  for (const side of [0, 1]) {
    expect(taxes[side]).toBeGreaterThan(0)
    expect(total[side]).toBe((payment[side] ?? 0) + (taxes[side] ?? 0) + (energy[side] ?? 0))
  }
  expect(plain(container.textContent)).toContain('emprunter de l’argent coûte aussi de l’argent')
})

it('a business reads what the rent costs it besides, and no credit', async () => {
  open('B2B')
  const [payment, taxes] = [await lineOf('Loyer'), await lineOf('Taxes')]
  const [energy, total] = [await lineOf('Énergie'), await lineOf('Ensemble')]
  for (const side of [0, 1]) {
    expect(total[side]).toBe((payment[side] ?? 0) + (taxes[side] ?? 0) + (energy[side] ?? 0))
  }
  // Of a car that emits nothing is deducted: half of the VAT and a quarter of all are lost.
  expect(taxes[1]).toBeGreaterThan(taxes[0] ?? 0)
  expect(screen.queryByRole('radio', { name: 'Un crédit' })).toBeNull()
})

it('what is asked stands in the address, which opens the same comparison', async () => {
  const { user, unmount } = open('B2C')
  await lineOf('Ensemble')
  await user.click(screen.getByRole('switch', { name: 'Je recharge chez moi' }))
  await user.click(screen.getByRole('radio', { name: /^20.000.km$/ }))
  const [electric] = screen.getAllByRole<HTMLSelectElement>('combobox')
  const other = electric?.options[2]
  if (!electric || !other) throw new Error('no third electric car')
  await user.selectOptions(electric, other)
  const asked = await lineOf('Ensemble')
  const address = location.search
  expect(readComparison(new URLSearchParams(address).get('comparison') ?? '')).toMatchObject({
    electric: other.value,
    mileage: 20_000,
    chargesAtHome: false,
  })
  unmount()

  open('B2C')
  expect(await lineOf('Ensemble')).toEqual(asked)
  expect(screen.getByRole('switch', { name: 'Je recharge chez moi' })).not.toBeChecked()
  history.replaceState(null, '', location.pathname)
})

it('an answer that waits for another car comes into the region that is there, so that a screen reader speaks it', async () => {
  const { user } = open('B2C')
  await lineOf('Ensemble')
  const region = document.querySelector('output:has([data-crossing])')
  const before = region?.textContent
  const [electric] = screen.getAllByRole<HTMLSelectElement>('combobox')
  await user.selectOptions(electric as HTMLSelectElement, electric?.options[2] as HTMLOptionElement)
  await lineOf('Ensemble')
  expect(region).toBeInTheDocument()
  expect(region?.textContent).not.toBe(before)
  history.replaceState(null, '', location.pathname)
})

it.each([
  '',
  'x',
  '~~15000~40~home~lease',
  '~~15000~40~home~lease~flanders~',
  '~~15000~41~home~lease~flanders',
  '~~15000~1e2~home~lease~flanders',
  '~~16000~40~home~lease~flanders',
  '<b>~~15000~40~home~lease~flanders',
  '~~15000~40~hotel~lease~flanders',
  '~~15000~40~home~gift~flanders',
  '~~15000~40~home~lease~mars',
  '~~15000~155~home~lease~flanders',
  '~~15000~~home~lease~flanders',
  '~~15000~x~home~lease~flanders',
  '~~15000~42~home~lease~flanders',
])('« %s » in the address is no comparison: the usual one is shown', (text) => {
  expect(readComparison(text)).toBeUndefined()
})

it('a comparison is read back as it was written', () => {
  for (const text of ['~~15000~40~home~lease~flanders', '2FPMF5MJ~9XKQ2T4B~20000~150~away~credit~brussels']) {
    const comparison = readComparison(text)
    expect(comparison && writeComparison(comparison)).toBe(text)
  }
})
