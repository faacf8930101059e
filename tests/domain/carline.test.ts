import { configurations, modelsPrices, pictures } from '@demo/backend/configurator/handlers'
import { makeStock } from '@demo/backend/stock/make-stock'
import { allPictures } from '@demo/studio/scripts/plan.mts'
import { sheetBuilds } from '@demo/studio/scripts/rescue-sheets/sheet.mts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  announcedCarlines,
  CARLINE_CODES,
  CARLINE_ROWS,
  carlineOnSale,
  carlinesOnSale,
  followedCarline,
  isSoldCarline,
  picturedCarline,
} from '@/domain/carline'
import { ALL_FLAGS_OFF } from '@/domain/feature-flag'
import { closedRouteParent } from '@/routing/route-flag'

/** Rows as an editor of the table may write them: the Born from a day on, and a Leon that follows nothing. */
const born = CARLINE_ROWS.BORN as { from?: string }
const leon = CARLINE_ROWS.LEONNEW as { follows?: string }
const french = { lang: 'fr', sales_type: 'B2C' } as const

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  born.from = '2027-03-01'
  leon.follows = undefined
})
afterEach(() => {
  vi.useRealTimers()
  delete born.from
  leon.follows = 'LEON'
})

const at = (moment: string) => vi.setSystemTime(moment)
/** Midnight in Brussels is an hour earlier in UTC. */
const BEFORE = '2027-02-28T22:59:59Z'
const DAY = '2027-02-28T23:00:00Z'

describe('a carline with a first day of sale', () => {
  it('is announced until that day begins in Brussels, and can be ordered from then on', () => {
    at(BEFORE)
    expect(isSoldCarline('BORN')).toBe(false)
    expect(announcedCarlines()).toContain('BORN')
    expect(carlinesOnSale()).not.toContain('BORN')
    at(DAY)
    expect(isSoldCarline('BORN')).toBe(true)
    expect(announcedCarlines()).not.toContain('BORN')
    expect([...carlinesOnSale(), ...announcedCarlines()].toSorted()).toEqual([...CARLINE_CODES].sort())
  })

  it('has neither price, version nor car in stock before, and all of them on the day', () => {
    const isPriced = () => modelsPrices(french).models.some(({ carline_code }) => carline_code === 'BORN')
    const isInStock = () => makeStock(200).builds.some(({ car }) => car.carline.code === 'BORN')
    at(BEFORE)
    expect(isPriced()).toBe(false)
    expect(isInStock()).toBe(false)
    expect(() => configurations({ ...french, carline_code: 'BORN' })).toThrow()
    at(DAY)
    expect(isPriced()).toBe(true)
    expect(isInStock()).toBe(true)
    expect(configurations({ ...french, carline_code: 'BORN' }).configurations.length).toBeGreaterThan(2)
  })

  it('has its pictures drawn and its rescue sheets made before', () => {
    at(BEFORE)
    expect(allPictures().some(({ carline, kind }) => carline === 'BORN' && kind === 'x-ray')).toBe(true)
    expect(sheetBuilds('BORN', 'nl').length).toBeGreaterThan(2)
  })

  it('shows its own pictures, and its stock and its configurator lead to its page until the day', () => {
    const flags = { ...ALL_FLAGS_OFF, STOCK: true, STOCK_BORN_AVAILABLE: true }
    const stock = { name: 'stock.model', params: { modelName: 'BORN' }, salesType: 'B2C' } as const
    const start = { name: 'car-configurator.carline', params: { carline_code: 'BORN' }, salesType: 'B2C' } as const
    at(BEFORE)
    expect(picturedCarline('BORN')).toBe('BORN')
    expect(closedRouteParent(stock, flags)?.name).toBe('stock')
    expect(closedRouteParent(start, flags)?.name).toBe('models.carline')
    at(DAY)
    expect(closedRouteParent(stock, flags)).toBeUndefined()
    expect(closedRouteParent(start, flags)).toBeUndefined()
  })
})

describe('an announced carline that follows none', () => {
  it('has no car, no price and no picture in its place, and stands among what is announced', () => {
    at(DAY)
    expect(followedCarline('LEONNEW')).toBeUndefined()
    expect(carlineOnSale('LEONNEW')).toBeUndefined()
    expect(pictures({ ...french, carline_code: 'LEONNEW', view: 'teaser' })).toEqual({ pictures: [] })
    expect(announcedCarlines()).toContain('LEONNEW')
  })
})
