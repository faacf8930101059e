import { renderHook } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FINANCE_MEMORY, rememberRentTerms, useRememberedRentTerms, useRememberedTerms } from '@/money/finance-memory'

const OWN = '2FPMF5MJ~pl~60~10000~'
const SENT = 'stock.B5035764~pl~36~20000~'

/** The page was opened by this address, from this other page. */
function open(address: string, referrer = '') {
  history.replaceState(null, '', address)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: location.href } as PerformanceNavigationTiming])
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
}
const terms = () => renderHook(() => useRememberedTerms()).result.current

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

describe('the terms of a link that somebody has sent', () => {
  it('hold for its page, and change nothing of what its visitor has chosen', () => {
    sessionStorage.setItem(FINANCE_MEMORY, OWN)
    open(`/nl/stock/born/B5035764?terms=${SENT}`, 'https://mail.example/')
    expect(terms()).toMatchObject({ duration: 36, mileage: 20_000 })
    expect(sessionStorage.getItem(FINANCE_MEMORY)).toBe(OWN)
    history.replaceState(null, '', '/nl/stock')
    expect(terms()).toMatchObject({ duration: 60, mileage: 10_000 })
  })

  it('are nobody’s where the visitor has chosen none', () => {
    open(`/nl/stock/born/B5035764?terms=${SENT}`)
    expect(terms()).toMatchObject({ duration: 36 })
    history.replaceState(null, '', '/nl/stock')
    expect(terms()).toBeUndefined()
  })

  it('are his once he has changed them, or came by a page of the site', () => {
    open(`/nl/stock/born/B5035764?terms=${SENT}`)
    history.replaceState(null, '', `/nl/stock/born/B5035764?terms=${OWN}`)
    terms()
    expect(sessionStorage.getItem(FINANCE_MEMORY)).toBe(OWN)
    open(`/nl/stock/born/B5035764?terms=${SENT}`, `${location.origin}/nl/stock`)
    terms()
    expect(sessionStorage.getItem(FINANCE_MEMORY)).toBe(SENT)
  })

  it('of a list do not take the place of his own, and hold for its cars where he has none', () => {
    const car = { commission_id: 'B5035764' }
    const rent = { duration: 36, mileage: 20_000, deposit: 0 } as const
    open('/nl/stock?duration=36&mileage=20000')
    sessionStorage.setItem(FINANCE_MEMORY, OWN)
    rememberRentTerms(rent, car, 'B2C')
    expect(sessionStorage.getItem(FINANCE_MEMORY)).toBe(OWN)
    sessionStorage.clear()
    rememberRentTerms(rent, car, 'B2C')
    expect(sessionStorage.getItem(FINANCE_MEMORY)).toBe(SENT)
    sessionStorage.setItem(FINANCE_MEMORY, OWN)
    history.replaceState(null, '', '/nl/stock?duration=36&mileage=20000&page=2')
    rememberRentTerms(rent, car, 'B2C')
    expect(sessionStorage.getItem(FINANCE_MEMORY)).toBe(SENT)
  })
})

describe('a rent that was asked for holds on the cards and the page of a car', () => {
  const rentOf = (kept: string, salesType: 'B2C' | 'B2B' = 'B2C') => {
    sessionStorage.setItem(FINANCE_MEMORY, kept)
    const rents: unknown[] = []
    const Rent = () => {
      rents.push(useRememberedRentTerms())
      return null
    }
    renderInSite(<Rent />, { language: 'fr', salesType, flags: {} })
    return rents.at(-1)
  }

  it('with its months, kilometres and first rent', () => {
    expect(rentOf('2FPMF5MJ~pl~36~20000~1.500')).toEqual({ duration: 36, mileage: 20_000, deposit: 1_500 })
    expect(rentOf('2FPMF5MJ~ol~60~15000~', 'B2B')).toEqual({ duration: 60, mileage: 15_000, deposit: 0 })
  })

  it.each(['2FPMF5MJ~ac~36~20000~', '2FPMF5MJ~pl~96~20000~', '2FPMF5MJ~pl~36~20000~veel', '2FPMF5MJ~pl~48~15000~', ''])(
    'and none where %j was',
    (kept) => expect(rentOf(kept)).toBeUndefined(),
  )
})
