import { wltp } from '@tests/money/figures'
import { expect, it } from 'vitest'
import { wltpRange } from '@/components/wltp-range'

const electric = (value: number, unit: string) => ({ ...wltp, electric_consumption: { value, unit } })

it('goes from the best figure to the worst', () => {
  expect(wltpRange([electric(15, 'kWh/100km'), electric(18, 'kWh/100km'), wltp])?.electric_consumption).toEqual({
    value: 15,
    max: 18,
    unit: 'kWh/100km',
  })
})

it('is none of a figure that is not in one unit', () => {
  const range = wltpRange([electric(15, 'kWh/100km'), electric(158, 'Wh/km')])
  expect(range?.electric_consumption).toBeUndefined()
  expect(range?.consumption).toEqual(wltp.consumption)
})
