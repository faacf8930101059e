import { describe, expect, it } from 'vitest'
import { MOST_FLEET_LINES } from '@/domain/fleet-plan'
import { budgetEntry, choiceEntry, fleetEntry } from '@/site/money-entries'

describe('the five questions without JavaScript', () => {
  const form = { lang: 'fr', end: 'own', duration: '48', services: 'none', mileage: 'varies', advance: 'some' }

  it('lead to the page of their answer', () => {
    expect(choiceEntry(form)).toBe('/fr/financial-solutions/choix/own~48~none~varies~some')
    expect(choiceEntry({ ...form, lang: 'nl', sales_type: 'B2B' })).toBe(
      '/nl/professioneel/financial-solutions/keuze/own~48~none~varies~some',
    )
  })

  it('keep the answers that were given where one is missing', () => {
    expect(choiceEntry({ ...form, services: undefined })).toBe('/fr/financial-solutions/choix/own~48~~varies~some')
  })

  it('begin anew where an answer is unknown', () => {
    expect(choiceEntry({ ...form, end: '//evil.example' })).toBe('/fr/financial-solutions')
  })
})

describe('the form of a monthly amount without JavaScript', () => {
  it('leads to the page of its cars, with what was typed', () => {
    expect(
      budgetEntry({ lang: 'fr', amount: '549,50', product: 'pl', duration: '36', mileage: '10000', deposit: 'x' }),
    ).toBe('/fr/financement/budget/549%2C50~pl~36~10000~x')
  })

  it('takes what is unknown for untouched, and a product of the other buyer for the first one', () => {
    expect(budgetEntry({ lang: 'nl', sales_type: 'B2B', amount: '400', product: 'pl', duration: '37' })).toBe(
      '/nl/professioneel/financiering/budget/400~ol~48~15000~',
    )
  })
})

describe('the form of a fleet without JavaScript', () => {
  const form = {
    lang: 'fr',
    sales_type: 'B2B',
    product: 'fr',
    cupra_code: ['2FPMF5MJ', '', 'K7M2Q9XA'],
    count: ['10', '5', 'x'],
    duration: ['36', '48', '60'],
    mileage: ['10000', '15000', '25000'],
  }

  it('leads to the page of its plan, line by line, without the lines that have no car', () => {
    expect(fleetEntry(form)).toBe('/fr/professionnel/fleet/calcul/fr~2FPMF5MJ*10*36*10000~K7M2Q9XA*x*60*25000')
  })

  it('reads a single line that came as one value', () => {
    expect(fleetEntry({ lang: 'nl', sales_type: 'B2B', cupra_code: '2FPMF5MJ', count: '3' })).toBe(
      '/nl/professioneel/fleet/berekening/ol~2FPMF5MJ*3*48*15000',
    )
  })

  it('leads to the page of fleets without a car, or with what is none', () => {
    expect(fleetEntry({ ...form, cupra_code: ['', ''] })).toBe('/fr/professionnel/fleet')
    expect(fleetEntry({ ...form, cupra_code: '//evil.example' })).toBe('/fr/professionnel/fleet')
  })

  it('holds no more lines than a plan can', () => {
    const path = fleetEntry({ ...form, cupra_code: Array.from({ length: 20 }, () => '2FPMF5MJ') })
    expect(path.match(/2FPMF5MJ/g)).toHaveLength(MOST_FLEET_LINES)
  })
})
