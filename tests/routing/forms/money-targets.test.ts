import { describe, expect, it } from 'vitest'
import { MOST_FLEET_LINES } from '@/domain/fleet-plan'
import { budgetTarget, choiceTarget, costsTarget, fleetTarget, monthlyTarget } from '@/routing/forms/money-targets'

describe('the five questions without JavaScript', () => {
  const form = { lang: 'fr', end: 'own', duration: '48', services: 'none', mileage: 'varies', advance: 'some' }

  it('lead to the page of their answer', () => {
    expect(choiceTarget(form)).toBe('/fr/financial-solutions/choix/own~48~none~varies~some')
    expect(choiceTarget({ ...form, lang: 'nl', sales_type: 'B2B' })).toBe(
      '/nl/professioneel/financial-solutions/keuze/own~48~none~varies~some',
    )
  })

  it('keep the answers that were given where one is missing', () => {
    expect(choiceTarget({ ...form, services: undefined })).toBe('/fr/financial-solutions/choix/own~48~~varies~some')
  })

  it('begin anew where an answer is unknown', () => {
    expect(choiceTarget({ ...form, end: '//evil.example' })).toBe('/fr/financial-solutions')
  })
})

describe('the form of a monthly amount without JavaScript', () => {
  it('leads to the page of its cars, with what was typed', () => {
    expect(
      budgetTarget({ lang: 'fr', amount: '549,50', product: 'pl', duration: '36', mileage: '10000', deposit: 'x' }),
    ).toBe('/fr/financement/budget/549%2C50~pl~36~10000~x')
  })

  it('takes what is unknown for untouched, and a product of the other buyer for the first one', () => {
    expect(budgetTarget({ lang: 'nl', sales_type: 'B2B', amount: '400', product: 'pl', duration: '37' })).toBe(
      '/nl/professioneel/financiering/budget/400~ol~48~15000~',
    )
  })
})

describe('the form of the costs of a car without JavaScript', () => {
  const form = { lang: 'fr', cupra_code: '2FPMF5MJ', duration: '36', mileage: '20000', place: '' }
  const of = (place: string) => `/fr/financement/couts/2FPMF5MJ~36~20000~${place}~50~0%2C30~1%2C32`

  it('leads to the page of its region or postal code, with what was typed', () => {
    expect(costsTarget({ ...form, region: 'wallonia', zipcode: '' })).toBe(of('wallonia'))
    expect(costsTarget({ ...form, region: '', zipcode: '5000' })).toBe(of('5000'))
    expect(costsTarget({ ...form, region: '', zipcode: 'Namur' })).toBe(of('Namur'))
    expect(costsTarget({ ...form, region: '', zipcode: '' })).toBe(of(''))
  })

  it('takes the one of the two that was changed', () => {
    expect(costsTarget({ ...form, place: 'wallonia', region: 'wallonia', zipcode: '9000' })).toBe(of('9000'))
    expect(costsTarget({ ...form, place: '9000', region: 'wallonia', zipcode: '9000' })).toBe(of('wallonia'))
    expect(costsTarget({ ...form, place: '9000', region: '', zipcode: '9000' })).toBe(of('9000'))
    expect(costsTarget({ ...form, place: '9000', region: '', zipcode: '' })).toBe(of(''))
  })

  it('keeps rate, prices and the other car of a business', () => {
    const asked = { ...form, sales_type: 'B2B', lang: 'nl', rate: '40', kwh: 'duur', litre: '', carline: 'LEON' }
    expect(costsTarget(asked)).toBe('/nl/professioneel/financiering/kosten/2FPMF5MJ~36~20000~~40~duur~~LEON')
    expect(costsTarget({ ...asked, other: 'ABCDEFGH' })).toBe(
      '/nl/professioneel/financiering/kosten/2FPMF5MJ~36~20000~~40~duur~~LEON~ABCDEFGH',
    )
  })

  it('takes what is unknown for untouched, and leads to the page on financing without a car', () => {
    expect(costsTarget({ ...form, rate: '41', duration: '37', mileage: '1', carline: 'GOLF', other: 'ABCDEFGH' })).toBe(
      '/fr/financement/couts/2FPMF5MJ~48~15000~~50~0%2C30~1%2C32',
    )
    expect(costsTarget({ lang: 'fr' })).toBe('/fr/financement')
    expect(costsTarget({ ...form, cupra_code: undefined, commission_id: 'b5035764 ' })).toContain('stock.B5035764')
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
    expect(fleetTarget(form)).toBe('/fr/professionnel/fleet/calcul/fr~2FPMF5MJ*10*36*10000~K7M2Q9XA*x*60*25000')
  })

  it('reads a single line that came as one value', () => {
    expect(fleetTarget({ lang: 'nl', sales_type: 'B2B', cupra_code: '2FPMF5MJ', count: '3' })).toBe(
      '/nl/professioneel/fleet/berekening/ol~2FPMF5MJ*3*48*15000',
    )
  })

  it('leads to the page of fleets without a car, or with what is none', () => {
    expect(fleetTarget({ ...form, cupra_code: ['', ''] })).toBe('/fr/professionnel/fleet')
    expect(fleetTarget({ ...form, cupra_code: '//evil.example' })).toBe('/fr/professionnel/fleet')
  })

  it('holds no more lines than a plan can', () => {
    const path = fleetTarget({ ...form, cupra_code: Array.from({ length: 20 }, () => '2FPMF5MJ') })
    expect(path.match(/2FPMF5MJ/g)).toHaveLength(MOST_FLEET_LINES)
  })
})

describe('« how much a month » without JavaScript', () => {
  it('leads to the cars in stock for that amount, the smallest first, for whom it is asked', () => {
    expect(monthlyTarget({ lang: 'fr', sales_type: 'B2C', amount: '600', fuel_type: 'ELECTRIC' })).toBe(
      '/fr/stock?monthly_max=600&fuel_type=ELECTRIC&sort=MONTHLY_ASC',
    )
    expect(monthlyTarget({ lang: 'nl', sales_type: 'B2B', amount: '', fuel_type: '' })).toBe(
      '/nl/professioneel/stock?sort=MONTHLY_ASC',
    )
  })

  it('has the number alone of an amount that this buyer reads', () => {
    const to = (salesType: string, amount: string) =>
      new URL(monthlyTarget({ lang: 'nl', sales_type: salesType, amount }), 'https://site.example').searchParams.get(
        'monthly_max',
      )
    expect(to('B2C', '488,52 euro per maand, btw inbegrepen')).toBe('488.52')
    expect(to('B2B', '450 excl. btw')).toBe('450')
    expect(to('B2C', '450 excl. btw')).toBe('450 excl. btw')
  })

  it('keeps what was typed, for the page to read or to tell, and no engine that there is none of', () => {
    expect(monthlyTarget({ lang: 'fr', amount: 'peu €/m', fuel_type: 'STEAM' })).toBe(
      `/fr/stock?monthly_max=${encodeURIComponent('peu €/m').replace('%20', '+')}&sort=MONTHLY_ASC`,
    )
    expect(monthlyTarget({ amount: '9'.repeat(500) }).length).toBeLessThan(80)
  })
})
