import { CATALOGUE_VERSION } from '@demo/backend/catalogue/catalogue'
import type { CatalogueVersion } from '@demo/backend/catalogue/types'
import { BATTERY_WARRANTY, WARRANTY_MONTHS } from '@demo/backend/catalogue/warranty'
import { type Clock, systemClock } from '@demo/backend/clock'
import { type Car, listItems } from '@demo/backend/engine/car'
import { compileCarline } from '@demo/backend/engine/compiled'
import { carId } from '@demo/backend/engine/configuration-id'
import { encodeCar } from '@demo/backend/engine/cupra-code'
import type { Replaced } from '@demo/backend/engine/nearest'
import { priceCar } from '@demo/backend/engine/price'
import { carWltp } from '@demo/backend/engine/wltp'
import type { TaxFacts } from '@/contract/common'
import type { BaseConfiguration } from '@/contract/configurator'
import type { Configuration, Replacement } from '@/contract/configured-car'
import { CARLINE_SLUGS } from '@/domain/carline'
import type { Language } from '@/domain/language'
import { deliveryWire } from './delivery'
import { moneyOfAmount, toMoney } from './money'
import { candidPictures, carLiveLook, carPicture } from './pictures'
import { type Audience, priceBlock } from './price'
import { dataSheet, metricHorsepower } from './technical'
import { wltpWire } from './wltp'

/** Joins a car to its legal entry in the content. */
export function legalKey(car: Car): string {
  return `model-${CARLINE_SLUGS[car.carline.code]}`
}

export function configurationWire(
  car: Car,
  audience: Audience,
  replaced: readonly Replaced[] = [],
  clock: Clock = systemClock,
): Configuration {
  const { carline, version } = car
  const { language } = audience
  return {
    id: carId(car),
    cupra_code: encodeCar(car),
    sales_type: audience.salesType,
    carline_code: carline.code,
    carline_title: carline.name,
    model_code: version.modelCode,
    model_year: carline.modelYear,
    catalog_version: CATALOGUE_VERSION,
    version: version.code,
    ...versionWire(version, language),
    replaced: replacedWire(replaced, language),
    selected: selectedItems(car, language),
    price: priceBlock(car, audience, clock),
    wltp: wltpWire(carWltp(car)),
    technical: dataSheet(car, language),
    pictures: candidPictures(car, language),
    ...carLiveLook(car),
    delivery: deliveryWire(car, language, clock),
    legal_key: legalKey(car),
  }
}

export function baseConfigurationWire(car: Car, { language }: Audience): BaseConfiguration {
  const { carline, version } = car
  const { battery, charging } = version
  return {
    id: carId(car),
    cupra_code: encodeCar(car),
    carline_code: carline.code,
    model_code: version.modelCode,
    model_year: carline.modelYear,
    version: version.code,
    ...versionWire(version, language),
    ...(battery && { battery: { net_kwh: battery.netKwh, gross_kwh: battery.grossKwh } }),
    ...(charging && {
      charging: { ac_kw: charging.acKw, dc_kw: charging.dcKw, dc_10_80_min: charging.dc10to80Min },
    }),
    performance: {
      zero_to_100_s: version.performance.zeroTo100S,
      top_speed_kmh: version.performance.topSpeedKmh,
    },
    measures: {
      length_mm: carline.dimensionsMm.length,
      width_mm: carline.dimensionsMm.width,
      height_mm: carline.dimensionsMm.height,
      wheelbase_mm: carline.dimensionsMm.wheelbase,
      mass_kg: version.massKg,
      boot_l: version.bootL,
      ...(version.tankL && { tank_l: version.tankL }),
      seats: carline.seats,
    },
    warranty: {
      months: WARRANTY_MONTHS,
      ...(battery && {
        battery: {
          months: BATTERY_WARRANTY.months,
          km: BATTERY_WARRANTY.km,
          capacity_percent: BATTERY_WARRANTY.capacityPercent,
        },
      }),
    },
    wltp: wltpWire(carWltp(car)),
    price: moneyOfAmount(priceCar(car).total),
    highlights: version.highlights.map((highlight) => highlight[language]),
    picture: carPicture(car, language),
    orderable: true,
  }
}

function versionWire(version: CatalogueVersion, language: Language) {
  const { engine } = version
  return {
    title: version.title[language],
    trim_line: version.trimLine,
    ...(version.edition && { edition: version.edition }),
    fuel_type: version.fuelType,
    gearbox: version.gearbox,
    drive: version.drive,
    tax_facts: taxFacts(version),
    engine: {
      title: engine.title[language],
      power_kw: engine.powerKw,
      power_ch: metricHorsepower(engine.powerKw),
      torque_nm: engine.torqueNm,
      ...(engine.displacementCc !== undefined && { displacement_cc: engine.displacementCc }),
      ...(engine.cylinders !== undefined && { cylinders: engine.cylinders }),
      fiscal_hp: engine.fiscalHp,
    },
  }
}

export function taxFacts({ engine, maxMassKg }: CatalogueVersion): TaxFacts {
  return { kw: engine.combustionKw ?? engine.powerKw, fiscal_hp: engine.fiscalHp, max_mass_kg: maxMassKg }
}

export function replacedWire(replaced: readonly Replaced[], language: Language): Replacement[] {
  return replaced.map(({ code, title, reason, replacedBy }) => ({
    code,
    title: title[language],
    ...(replacedBy && { replaced_by: { code: replacedBy.code, title: replacedBy.title[language] } }),
    reason: reason[language],
  }))
}

function selectedItems(car: Car, language: Language): Configuration['selected'] {
  const compiled = compileCarline(car.carline)
  const version = compiled.versionIndexes.get(car.version.code) ?? 0
  return listItems(car).map(({ item, origin, includedIn }) => {
    const cents = origin === 'chosen' ? (compiled.prices[version]?.[compiled.itemIndexes.get(item.code) ?? 0] ?? 0) : 0
    const isStandard =
      origin === 'standard' || (origin === 'chosen' && item.standardOn?.includes(car.version.code) === true)
    return {
      code: item.code,
      kind: item.kind,
      category: item.category,
      title: item.title[language],
      price: toMoney(cents),
      standard: isStandard,
      ...(includedIn && { included_in: includedIn }),
    }
  })
}
