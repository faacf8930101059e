import { describe, expect, it } from 'vitest'
import { arrivalOf } from '@/domain/vehicle-state'

const coming = { kind: 'arriving', weeks_min: 2, weeks_max: 4 } as const
const arrival = (date?: string) =>
  arrivalOf({ status: 'available', availability: { ...coming, date }, updated_at: '2026-11-30' })

describe('when a car comes to its dealer', () => {
  it.each(['2026-11-30', '2027-01-04'])('is told by its day: %s', (date) => {
    expect(arrival(date).from).toBe(date)
  })

  it('is told by its weeks where it has no day, or one that had passed when the service looked', () => {
    const period = { from: '2026-12-14', to: '2026-12-28' }
    expect(arrival()).toEqual(period)
    expect(arrival('2026-10-01')).toEqual(period)
  })
})
