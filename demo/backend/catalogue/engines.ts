import type { Bilingual } from '@/domain/language'
import type { CatalogueVersion } from './types'

/**
 * Belgian fiscal horsepower (CV, PK) of a combustion engine, by displacement: the scale of the tax code assimilated
 * to income taxes, art. 7. Electric cars are rated at the lowest step.
 */
export function fiscalHorsepower(displacementCc: number | undefined): number {
  if (displacementCc === undefined) return ELECTRIC_FISCAL_HP
  return displacementCc <= 750 ? 4 : 5 + Math.max(0, Math.ceil((displacementCc - 950) / 200))
}
const ELECTRIC_FISCAL_HP = 4

type Powertrain = Pick<CatalogueVersion, 'fuelType' | 'gearbox' | 'drive' | 'engine' | 'tankL' | 'battery' | 'charging'>

function horsepower(name: string, ch: number, gearbox = ''): Bilingual {
  const [manual, tail] =
    gearbox === 'manual' ? [{ fr: ' manuelle', nl: ' manueel' }, ''] : [undefined, gearbox && ` ${gearbox}`]
  return { fr: `${name} ${ch} ch${manual?.fr ?? tail}`, nl: `${name} ${ch} pk${manual?.nl ?? tail}` }
}

function petrol(
  name: string,
  ch: number,
  powerKw: number,
  torqueNm: number,
  displacementCc: number,
  gearbox: 'manual' | 'automatic',
  drive: 'fwd' | 'awd' = 'fwd',
): Powertrain {
  return {
    fuelType: 'BENZINE',
    gearbox,
    drive,
    engine: {
      title: horsepower(drive === 'awd' ? `${name} 4Drive` : name, ch, gearbox === 'manual' ? 'manual' : 'DSG'),
      powerKw,
      torqueNm,
      displacementCc,
      cylinders: 4,
      fiscalHp: fiscalHorsepower(displacementCc),
    },
    tankL: drive === 'awd' ? 55 : 50,
  }
}

function plugIn(ch: number, powerKw: number, torqueNm: number, combustionKw: number): Powertrain {
  return {
    fuelType: 'HYBRID',
    gearbox: 'automatic',
    drive: 'fwd',
    engine: {
      title: horsepower('1.5 e-Hybrid', ch, 'DSG'),
      powerKw,
      torqueNm,
      displacementCc: 1498,
      cylinders: 4,
      fiscalHp: fiscalHorsepower(1498),
      combustionKw,
    },
    tankL: 40,
    battery: { netKwh: 19.7, grossKwh: 25.7 },
    charging: { acKw: 11, dcKw: 50, dc10to80Min: 26 },
  }
}

/** `netKwh` and `grossKwh` of the battery, DC power in kW and the minutes from 10 to 80 %. */
function electric(
  ch: number,
  powerKw: number,
  torqueNm: number,
  drive: 'fwd' | 'rwd' | 'awd',
  battery: readonly [netKwh: number, grossKwh: number],
  dc: readonly [kw: number, minutes: number],
): Powertrain {
  return {
    fuelType: 'ELECTRIC',
    gearbox: 'automatic',
    drive,
    engine: {
      title: horsepower(`${Math.round(battery[0])} kWh`, ch, drive === 'awd' ? '4Drive' : ''),
      powerKw,
      torqueNm,
      fiscalHp: fiscalHorsepower(undefined),
    },
    battery: { netKwh: battery[0], grossKwh: battery[1] },
    charging: { acKw: 11, dcKw: dc[0], dc10to80Min: dc[1] },
  }
}

export const ENGINES = {
  tsi150manual: petrol('1.5 TSI', 150, 110, 250, 1498, 'manual'),
  tsi150: petrol('1.5 eTSI', 150, 110, 250, 1498, 'automatic'),
  tsi190awd: petrol('2.0 TSI', 190, 140, 320, 1984, 'automatic', 'awd'),
  tsi204awd: petrol('2.0 TSI', 204, 150, 320, 1984, 'automatic', 'awd'),
  tsi265awd: petrol('2.0 TSI', 265, 195, 400, 1984, 'automatic', 'awd'),
  tsi300: petrol('2.0 TSI', 300, 221, 400, 1984, 'automatic'),
  tsi333awd: petrol('2.0 TSI', 333, 245, 420, 1984, 'automatic', 'awd'),
  hybrid204: plugIn(204, 150, 350, 110),
  hybrid272: plugIn(272, 200, 400, 130),
  ev116: electric(116, 85, 267, 'fwd', [37, 38.5], [88, 27]),
  ev135: electric(135, 99, 267, 'fwd', [37, 38.5], [88, 27]),
  ev211: electric(211, 155, 290, 'fwd', [52, 56], [130, 23]),
  ev226: electric(226, 166, 290, 'fwd', [52, 56], [130, 23]),
  ev204: electric(204, 150, 310, 'rwd', [58, 62], [120, 35]),
  ev231: electric(231, 170, 310, 'rwd', [59, 63], [165, 24]),
  ev231long: electric(231, 170, 350, 'rwd', [79, 84], [185, 26]),
  ev326: electric(326, 240, 545, 'rwd', [79, 84], [185, 26]),
  ev286: electric(286, 210, 545, 'rwd', [77, 82], [135, 28]),
  ev340awd: electric(340, 250, 679, 'awd', [77, 82], [135, 28]),
} as const satisfies Record<string, Powertrain>
