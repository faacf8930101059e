import { describe, expect, it } from 'vitest'
import { calculationTarget } from '@/routing/forms/calculation-target'

const form = {
  lang: 'fr',
  sales_type: 'B2C',
  cupra_code: '2FPMF5MJ',
  product: 'pl',
  duration: '36',
  mileage: '20000',
  deposit: '1.500,50',
}

describe('the form of the calculator without JavaScript', () => {
  it('leads to the page of its calculation, in the language and for the buyer of the form', () => {
    expect(calculationTarget(form)).toBe('/fr/financement/calcul/2FPMF5MJ~pl~36~20000~1.500%2C50')
    expect(calculationTarget({ ...form, lang: 'nl', sales_type: 'B2B', product: 'fr', deposit: '' })).toBe(
      '/nl/professioneel/financiering/berekening/2FPMF5MJ~fr~36~20000~',
    )
  })

  it('names a car of the stock by its number', () => {
    const { cupra_code: _, ...rest } = form
    expect(calculationTarget({ ...rest, commission_id: ' b6028782', deposit: '' })).toContain('/stock.B6028782~pl~')
  })

  it('takes what is unknown for untouched, and a product of the other buyer for the first one', () => {
    expect(calculationTarget({ ...form, product: 'ol', duration: '72', mileage: 'x', deposit: '' })).toBe(
      '/fr/financement/calcul/2FPMF5MJ~ac~48~15000~',
    )
  })

  it('takes the last payment along, and leaves out one that no product has', () => {
    expect(calculationTarget({ ...form, product: 'ac', deposit: '', last: '20' })).toMatch(/~ac~36~20000~~20$/)
    expect(calculationTarget({ ...form, product: 'ac', deposit: '', last: '99' })).toMatch(/~ac~36~20000~$/)
  })

  it('keeps what was typed, even if it is no amount', () => {
    expect(decodeURIComponent(calculationTarget({ ...form, deposit: 'mille' }))).toContain('~mille')
  })

  it('never leads off the site, and without a car to the page on financing', () => {
    for (const cupra_code of ['', '//evil.example', '../..']) {
      expect(calculationTarget({ ...form, cupra_code })).toBe('/fr/financement')
    }
  })
})
