import { extra } from '../build'
import { ENGINES } from '../engines'
import type { CarlineFacts } from '../types'
import { leonRange } from './leon-range'

export const leon: CarlineFacts = {
  codePosition: 6,
  body: { fr: 'Compacte cinq portes', nl: 'Vijfdeurs compacte' },
  dimensionsMm: { length: 4398, width: 1799, height: 1467, wheelbase: 2686 },
  ...leonRange({
    manual: {
      code: 'L150M',
      modelCode: 'KL1AX',
      performance: { zeroTo100S: 8.8, topSpeedKmh: 215 },
      wltp: { co2: 132, consumption: 5.8, euroNorm: 'Euro 6e-bis' },
      massKg: 1335,
      maxMassKg: 1840,
      bootL: 380,
      euro: 30_990,
    },
    automatic: {
      code: 'L150D',
      modelCode: 'KL1CY',
      performance: { zeroTo100S: 8.5, topSpeedKmh: 215 },
      wltp: { co2: 127, consumption: 5.6, euroNorm: 'Euro 6e-bis' },
      massKg: 1373,
      maxMassKg: 1870,
      bootL: 380,
      euro: 33_490,
    },
    hybrid: {
      code: 'L204E',
      modelCode: 'KL1HY',
      performance: { zeroTo100S: 7.7, topSpeedKmh: 220 },
      wltp: { co2: 29, consumption: 1.3, electricConsumption: 15.5, range: 129, euroNorm: 'Euro 6e-bis' },
      massKg: 1612,
      maxMassKg: 2110,
      bootL: 270,
      euro: 40_990,
    },
    vz: {
      code: 'L300Z',
      modelCode: 'KL1VQ',
      engine: ENGINES.tsi300,
      performance: { zeroTo100S: 5.7, topSpeedKmh: 250 },
      wltp: { co2: 170, consumption: 7.5, euroNorm: 'Euro 6e-bis' },
      massKg: 1450,
      maxMassKg: 1950,
      bootL: 380,
      euro: 46_990,
      highlights: [
        { fr: '300 ch, 0 à 100 km/h en 5,7 s', nl: '300 pk, van 0 naar 100 km/u in 5,7 s' },
        { fr: 'Différentiel à glissement limité', nl: 'Sperdifferentieel' },
      ],
    },
    ownExtras: [extra('PKAE', 1_990, { versions: ['L300Z'], tags: ['sport'] }), extra('AUDI', 550)],
  }),
  presentedPaint: 'red',
  residualPercent: { 24: 59, 36: 51, 48: 44, 60: 37, 96: 20 },
  stockWeight: 4,
}
