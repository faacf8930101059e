import { startCar } from '@demo/backend/engine/car'
import { encodeCar } from '@demo/backend/engine/cupra-code'
import { quotes } from '@demo/backend/finance/handlers'
import { DEFAULT_FLAGS } from '@demo/backend/flags/default-flags'
import { screen, within } from '@testing-library/react'
import { deviate } from '@tests/data/deviant-service'
import { server } from '@tests/msw/server'
import { renderInSite } from '@tests/render'
import { delay, http } from 'msw'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import type { Wltp } from '@/contract/common'
import type { BaseConfiguration } from '@/contract/configurator'
import { getConfigurations } from '@/data/configurator/calls'
import { FIRST_TERMS } from '@/domain/calculation'
import { FIRST_COSTS } from '@/domain/cost-plan'
import { formatEuro } from '@/i18n/format'
import { TotalCost, type TotalCostProps } from '@/money/TotalCost.late'

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ')
const audience = { lang: 'fr', sales_type: 'B2B' } as const
const code = encodeCar(startCar('BORN'))

beforeEach(() => sessionStorage.clear())

async function versionsOf(carline_code: 'BORN' | 'LEON'): Promise<readonly BaseConfiguration[]> {
  return (await getConfigurations({ ...audience, carline_code })).configurations
}

/** What is asked stands in the address: here in a state. */
function Asked({ costed }: Pick<TotalCostProps, 'costed'>) {
  const [costs, setCosts] = useState(FIRST_COSTS)
  return (
    <TotalCost
      costed={costed}
      terms={{ ...FIRST_TERMS, product: 'ol' }}
      costs={costs}
      today="2026-11-22"
      onCosts={(change) => setCosts({ ...costs, ...change })}
    />
  )
}

async function open(own: Partial<Wltp> = {}) {
  const born = (await versionsOf('BORN')).find(({ cupra_code }) => cupra_code === code)
  if (!born) throw new Error('no Born')
  const costed = {
    car: { cupra_code: code },
    name: 'Born',
    carline: 'BORN',
    fuel: 'ELECTRIC',
    wltp: { ...born.wltp, ...own },
  } as const
  const site = renderInSite(<Asked costed={costed} />, {
    language: 'fr',
    salesType: 'B2B',
    flags: DEFAULT_FLAGS,
  })
  return { ...site, born }
}

/** Both columns of a line, once they are there. */
async function lineOf(name: string): Promise<readonly string[]> {
  const row = (await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement
  return within(row)
    .getAllByRole('cell')
    .map((cell) => plain(cell.textContent))
}
const euro = (amount: number) => plain(formatEuro(amount, 'fr'))
const monthlyOf = (cupra_code: string) =>
  quotes({ ...audience, cupra_code, product_code: 'ol' }).offers[0]?.monthly.excl ?? 0

it('adds energy at the prices that are typed, in both decimal styles and as exact as a bill, to what a company pays', async () => {
  const { user, born } = await open()
  await screen.findAllByText(euro(monthlyOf(code) * 48))
  const kwh = (born.wltp.electric_consumption?.value ?? 0) * 600
  expect((await lineOf('Énergie, hors TVA'))[0]).toBe(euro(kwh * 0.3))
  const field = screen.getByLabelText(/Prix de l’électricité/)
  for (const typed of ['0,45', '0.45', '0,4500']) {
    await user.clear(field)
    await user.type(field, typed)
    expect((await lineOf('Énergie, hors TVA'))[0]).toBe(euro(kwh * 0.45))
  }
})

it('says beside a price that cannot be read that it is none, keeps it, and calculates with the usual one', async () => {
  const { user, born } = await open()
  const field = screen.getByLabelText(/Prix de l’électricité/)
  await user.clear(field)
  await user.type(field, 'cher')
  expect(field).toHaveAccessibleDescription(/Ce n’est pas un prix/)
  expect(field).toHaveValue('cher')
  await screen.findAllByText(euro(monthlyOf(code) * 48))
  const kwh = (born.wltp.electric_consumption?.value ?? 0) * 600
  expect((await lineOf('Énergie, hors TVA'))[0]).toBe(euro(kwh * 0.3))
})

it('no price at all is none', async () => {
  const { user } = await open()
  const field = screen.getByLabelText(/Prix de l’essence/)
  await user.clear(field)
  expect(field).toHaveAccessibleDescription(/Ce n’est pas un prix/)
})

it('has no figure under the name of a car whose rent is not known yet', async () => {
  const { user } = await open()
  await user.selectOptions(screen.getByLabelText('Comparer avec'), 'LEON')
  const [first, second] = await versionsOf('LEON')
  if (!first || !second) throw new Error('no second Leon')
  const versions = await screen.findByLabelText('Version')
  await user.selectOptions(versions, first.cupra_code)
  await screen.findByText(euro(monthlyOf(first.cupra_code) * 48))
  server.use(http.get('*/v1/car-configurator/quotes', () => delay('infinite')))
  await user.selectOptions(versions, second.cupra_code)
  expect(await lineOf('Loyers, hors TVA')).toEqual([euro(monthlyOf(code) * 48), '–'])
  expect((await lineOf('Ensemble'))[1]).toBe('–')
})

it('puts another engine beside it: what it may not deduct costs tax, and each column adds up', async () => {
  const { user } = await open()
  await user.selectOptions(screen.getByLabelText('Comparer avec'), 'LEON')
  const petrol = (await versionsOf('LEON')).find(({ fuel_type }) => fuel_type === 'BENZINE')
  if (!petrol) throw new Error('no petrol Leon')
  await user.selectOptions(await screen.findByLabelText('Version'), petrol.cupra_code)
  // Each item is rounded to the cent by the year.
  const cents = (amount: number) => Math.round(amount * 100) / 100
  const rents = monthlyOf(petrol.cupra_code) * 12
  const lostVat = cents(rents * 0.105)
  await screen.findByText(euro(rents * 4))
  expect((await lineOf('TVA non déductible'))[1]).toBe(euro(lostVat * 4))
  // A car that emits and was ordered in 2026 is not deducted: a quarter of rent and lost VAT is tax.
  expect((await lineOf('Impôt sur la part non déductible'))[1]).toBe(euro(cents((rents + lostVat) * 0.25) * 4))
  expect((await lineOf('Impôt sur la part non déductible'))[0]).toBe(euro(0))
  expect((await lineOf('Énergie, hors TVA'))[1]).toBe(euro((petrol.wltp.consumption?.value ?? 0) * 600 * 1.32))
  const amount = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'))
  const names = [
    'Loyers, hors TVA',
    'TVA non déductible',
    'Cotisation CO₂ à l’ONSS',
    'Impôt sur la part non déductible',
    'Énergie, hors TVA',
  ]
  for (const column of [0, 1]) {
    let sum = 0
    for (const name of names) sum += amount((await lineOf(name))[column] ?? '')
    expect(amount((await lineOf('Ensemble'))[column] ?? '')).toBeCloseTo(sum, 2)
  }
})

it('reads a consumption in another unit as what it is, and works out no sum with one that nobody knows', async () => {
  const rent = euro(monthlyOf(code) * 48)
  const { unmount, born } = await open({ electric_consumption: { value: 158, unit: 'Wh/km' } })
  expect(born.wltp.electric_consumption?.unit).toBe('kWh/100km')
  await screen.findAllByText(rent)
  expect((await lineOf('Énergie, hors TVA'))[0]).toBe(euro(15.8 * 600 * 0.3))
  unmount()
  await open({ electric_consumption: { value: 6.3, unit: 'km/kWh' } })
  await screen.findAllByText(rent)
  expect((await lineOf('Énergie, hors TVA'))[0]).toBe('–')
  expect((await lineOf('Ensemble'))[0]).toBe('–')
})

it('works out no tax of a car beside it whose CO2 is not settled', async () => {
  deviate('configurations', ({ configurations }) => {
    for (const { wltp } of configurations) Object.assign(wltp, { source: 'pending', co2: { value: 0, unit: 'g/km' } })
  })
  const { user } = await open({ source: 'homologated' })
  await user.selectOptions(screen.getByLabelText('Comparer avec'), 'LEON')
  const petrol = (await versionsOf('LEON')).find(({ fuel_type }) => fuel_type === 'BENZINE')
  await user.selectOptions(await screen.findByLabelText('Version'), petrol?.cupra_code ?? '')
  await screen.findAllByText(euro(monthlyOf(code) * 48))
  for (const name of ['Impôt sur la part non déductible', 'Ensemble']) {
    const [ours, theirs] = await lineOf(name)
    expect(ours).not.toBe('–')
    expect(theirs).toBe('–')
  }
})
