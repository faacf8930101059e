import { fixedClock } from '@demo/backend/clock'
import * as handlers from '@demo/backend/configurator/handlers'
import { describe, expect, test } from 'vitest'

const clock = fixedClock('2026-11-21')
const dutch = { lang: 'nl', sales_type: 'B2C' } as const
const french = { lang: 'fr', sales_type: 'B2C' } as const

describe('delivery', () => {
  test('is a range counted from today', () => {
    const answer = handlers.delivery({ ...dutch, id: 'formentor.v150m.2027a.oxyw-w17a-clot' }, { clock })
    expect(answer).toMatchObject({
      weeks_min: 12,
      weeks_max: 16,
      expected_from: '2027-02-13',
      expected_to: '2027-03-13',
      updated_at: '2026-11-21',
    })
  })

  test('a matte paint takes three weeks more, and the note says so', () => {
    const answer = handlers.delivery({ ...french, id: 'formentor.v204q.2027a.petm-w18a-micr' }, { clock })
    expect(answer).toMatchObject({ weeks_min: 15, weeks_max: 19 })
    expect(answer.note).toContain('peinture mate')
  })

  test('of a carline goes from its soonest version to its last', () => {
    expect(handlers.delivery({ ...dutch, carline_code: 'FORMENTOR' }, { clock })).toMatchObject({
      weeks_min: 10,
      weeks_max: 18,
    })
  })
})
