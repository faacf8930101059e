import { configurations } from '@demo/backend/configurator/handlers'
import { describe, expect, it } from 'vitest'
import { ELECTRIC_CARLINES } from '@/domain/carline'
import { chargingMinutes, STATIONS, type Station } from '@/features/electric/charging'
import { formatDuration } from '@/features/electric/format-duration'

const CAR = { netKwh: 59, acKw: 11, dc10to80Min: 24 }
const station = (id: Station['id']) => STATIONS.find((one) => one.id === id) ?? STATIONS[0]

describe('charging', () => {
  it('takes the time of the catalogue from 10 to 80 % at a charger that is strong enough, for every version', () => {
    for (const carline_code of ELECTRIC_CARLINES) {
      for (const { battery, charging } of configurations({ lang: 'fr', sales_type: 'B2C', carline_code })
        .configurations) {
        if (!battery || !charging) throw new Error('an electric version without a battery')
        const car = { netKwh: battery.net_kwh, acKw: charging.ac_kw, dc10to80Min: charging.dc_10_80_min }
        expect(chargingMinutes(car, station('fast300'), 10, 80)).toBeCloseTo(charging.dc_10_80_min, 5)
      }
    }
  })

  it('takes no time when the battery has what is wanted', () => {
    for (const each of STATIONS) expect(chargingMinutes(CAR, each, 80, 80)).toBe(0)
    for (const each of STATIONS) expect(chargingMinutes(CAR, each, 90, 20)).toBe(0)
  })

  it('is no quicker at a weaker station, and the last fifth at a fast one is as long as the way to it', () => {
    const minutes = STATIONS.map((each) => chargingMinutes(CAR, each, 10, 80))
    expect(minutes).toEqual(minutes.toSorted((a, b) => b - a))
    expect(chargingMinutes(CAR, station('fast300'), 80, 100)).toBeCloseTo(24, 5)
  })

  it('is bound by what the car can take', () => {
    const strong = chargingMinutes({ ...CAR, acKw: 7.4 }, station('wallbox11'), 0, 100)
    expect(strong).toBe(chargingMinutes(CAR, station('wallbox7'), 0, 100))
  })

  it('is said in minutes, then in hours as each language writes them', () => {
    expect(formatDuration(24.4, 'fr')).toBe('24\u00a0min')
    expect(formatDuration(500, 'fr')).toBe('8\u00a0h\u00a020')
    expect(formatDuration(482, 'nl')).toBe('8\u00a0u')
    expect(formatDuration(62, 'nl')).toBe('1\u00a0u')
  })
})
