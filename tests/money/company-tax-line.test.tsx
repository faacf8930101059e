import { screen } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FuelType } from '@/domain/fuel-type'
import { CompanyTaxLine } from '@/money/CompanyTaxLine.late'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const draw = (
  fuel: FuelType,
  co2: number | undefined,
  salesType: 'B2C' | 'B2B' = 'B2B',
  flags = { FINANCING_B2B: true },
) =>
  renderInSite(<CompanyTaxLine car={{ cupra_code: '2FPMF5MJ' }} catalogValue={50_000} fuel={fuel} co2={co2} />, {
    language: 'fr',
    salesType,
    flags,
  })
const read = (container: HTMLElement) => (container.textContent ?? '').replace(/\s/g, ' ')

it('a business reads the benefit of a month and what it deducts, and is led to the panel', () => {
  const { container } = draw('ELECTRIC', 0)
  // 50,000 × 4 % × 6/7 / 12
  expect(read(container)).toBe('ATN 142,86 € / mois · déductible à 100 % (commande de 2026)')
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    '/fr/professionnel/financement/couts/2FPMF5MJ~48~15000~~50~0%2C30~1%2C32',
  )
})

it('of a car that emits it reads that nothing is deducted', () => {
  const { container } = draw('BENZINE', 130)
  // 50,000 × 11.5 % × 6/7 / 12
  expect(read(container)).toBe('ATN 410,71 € / mois · non déductible (commande de 2026)')
})

it('of a year whose table is not there yet it reads whose figures these are', () => {
  vi.setSystemTime(Date.parse('2027-12-31T12:00:00+01:00'))
  expect(read(draw('ELECTRIC', 0).container)).toBe(
    'ATN 142,86 € / mois (chiffres de 2026) · déductible à 95 % (commande de 2027)',
  )
})

it('where no panel is open the line leads nowhere', () => {
  draw('ELECTRIC', 0, 'B2B', { FINANCING_B2B: false })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(/^ATN/)).toBeVisible()
})

it('a private buyer reads nothing of it, nor anybody of a car whose CO2 is not settled, or whose energy no table has', () => {
  expect(read(draw('ELECTRIC', 0, 'B2C').container)).toBe('')
  expect(read(draw('BENZINE', undefined).container)).toBe('')
  expect(read(draw('OTHER', 98).container)).toBe('')
})
