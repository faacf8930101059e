import { fixedClock } from '@demo/backend/clock'
import { deliveryEstimateOfCarline, estimateDelivery } from '@demo/backend/engine/delivery'
import { describe, expect, test } from 'vitest'
import { placeOfZipcode } from '@/domain/places'
import { carWith, ITEMS, item, smallCarline, version } from './small-carline'

const clock = fixedClock('2026-11-22')
const carline = smallCarline({
  items: [
    ...ITEMS,
    item('MATT', 'paint', 2_000_00, { swatch: { hex: '#333333', finish: 'matte' } }),
    item('META', 'paint', 700_00, { swatch: { hex: '#444444', finish: 'metallic' } }),
  ],
  versions: [
    version('VONE', { deliveryWeeks: { min: 8, max: 10 } }),
    version('VTWO', { deliveryWeeks: { min: 6, max: 9 } }),
    version('VOLD', { deliveryWeeks: { min: 1, max: 40 }, retired: { replacedBy: 'VTWO' } }),
  ],
})

describe('a delivery estimate', () => {
  test('counts the weeks of the version from today', () => {
    expect(estimateDelivery(carWith(carline), clock)).toEqual({
      weeksMin: 8,
      weeksMax: 10,
      expectedFrom: '2027-01-17',
      expectedTo: '2027-01-31',
      updatedAt: '2026-11-22',
      slowedByPaint: false,
    })
  })

  test('is three weeks longer for a matte paint, and for no other', () => {
    expect(estimateDelivery(carWith(carline, ['MATT']), clock)).toMatchObject({
      weeksMin: 11,
      weeksMax: 13,
      expectedFrom: '2027-02-07',
      slowedByPaint: true,
    })
    expect(estimateDelivery(carWith(carline, ['META']), clock)).toMatchObject({ weeksMin: 8, slowedByPaint: false })
  })

  test('of a carline goes from its soonest version to its last one, those no longer built left out', () => {
    expect(deliveryEstimateOfCarline(carline, clock)).toMatchObject({
      weeksMin: 6,
      weeksMax: 10,
      expectedFrom: '2027-01-03',
      slowedByPaint: false,
    })
  })

  test('for a postal code names the nearest dealer, and waits for the weekly lorry where that is far from the port', () => {
    const near = estimateDelivery(carWith(carline), clock, placeOfZipcode('8000'))
    expect(near).toMatchObject({
      weeksMin: 8,
      weeksMax: 10,
      dealer: { city: { fr: 'Bruges', nl: 'Brugge' }, distanceKm: 0 },
    })
    const far = estimateDelivery(carWith(carline), clock, placeOfZipcode('6700'))
    expect(far).toMatchObject({
      weeksMin: 9,
      weeksMax: 11,
      expectedFrom: '2027-01-24',
      dealer: { city: { nl: 'Aarlen' } },
    })
    expect(deliveryEstimateOfCarline(carline, clock, placeOfZipcode('6700'))).toMatchObject({
      weeksMin: 7,
      weeksMax: 11,
    })
  })
})
