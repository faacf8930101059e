import { extra } from '../build'
import { ENGINES } from '../engines'
import type { CarlineFacts } from '../types'
import { leonRange } from './leon-range'

export const leonSportstourer: CarlineFacts = {
  codePosition: 7,
  body: { fr: 'Break', nl: 'Break' },
  dimensionsMm: { length: 4657, width: 1799, height: 1463, wheelbase: 2686 },
  ...leonRange({
    manual: {
      code: 'S150M',
      modelCode: 'KL8AX',
      performance: { zeroTo100S: 9, topSpeedKmh: 215 },
      wltp: { co2: 134, consumption: 5.9, euroNorm: 'Euro 6e-bis' },
      massKg: 1375,
      maxMassKg: 1880,
      bootL: 620,
      euro: 32_490,
    },
    automatic: {
      code: 'S150D',
      modelCode: 'KL8CY',
      performance: { zeroTo100S: 8.7, topSpeedKmh: 215 },
      wltp: { co2: 129, consumption: 5.7, euroNorm: 'Euro 6e-bis' },
      massKg: 1413,
      maxMassKg: 1910,
      bootL: 620,
      euro: 34_990,
    },
    hybrid: {
      code: 'S204E',
      modelCode: 'KL8HY',
      performance: { zeroTo100S: 7.7, topSpeedKmh: 220 },
      wltp: { co2: 29, consumption: 1.3, electricConsumption: 15.5, range: 129, euroNorm: 'Euro 6e-bis' },
      massKg: 1652,
      maxMassKg: 2150,
      bootL: 470,
      euro: 42_490,
    },
    vz: {
      code: 'S333Z',
      modelCode: 'KL8VQ',
      engine: ENGINES.tsi333awd,
      performance: { zeroTo100S: 4.8, topSpeedKmh: 250 },
      wltp: { co2: 186, consumption: 8.2, euroNorm: 'Euro 6e-bis' },
      massKg: 1570,
      maxMassKg: 2070,
      bootL: 620,
      euro: 53_490,
      highlights: [
        { fr: '333 ch, 0 à 100 km/h en 4,8 s', nl: '333 pk, van 0 naar 100 km/u in 4,8 s' },
        { fr: 'Quatre roues motrices 4Drive', nl: 'Vierwielaandrijving 4Drive' },
      ],
    },
    ownExtras: [extra('RAIL', 320), extra('SPAR', 180, { versions: ['S150M', 'S150D', 'S333Z'] })],
  }),
  presentedPaint: 'black',
  residualPercent: { 24: 60, 36: 52, 48: 45, 60: 38, 96: 21 },
  stockWeight: 3,
}
