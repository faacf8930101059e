import { CATALOGUE_VERSION } from '@demo/backend/catalogue/catalogue'
import type { CatalogueVersion } from '@demo/backend/catalogue/types'
import { BATTERY_WARRANTY, WARRANTY_MONTHS } from '@demo/backend/catalogue/warranty'
import { type Clock, systemClock } from '@demo/backend/clock'
import { allItemsOf, type Car } from '@demo/backend/engine/car'
import { compiledOf } from '@demo/backend/engine/compiled'
import { idOf } from '@demo/backend/engine/configuration-id'
import { codeOf } from '@demo/backend/engine/cupra-code'
import type { Replaced } from '@demo/backend/engine/nearest'
import { priceOf } from '@demo/backend/engine/price'
import { wltpOf } from '@demo/backend/engine/wltp'
import type { TaxFacts } from '@/contract/common'
import type { StartBuild } from '@/contract/configurator'
import type { Configuration, Replacement } from '@/contract/configured-car'
import { CARLINE_SLUGS } from '@/domain/carline'
import type { Language } from '@/domain/language'
import { deliveryOf } from './delivery'
import { moneyOf, moneyOfAmount } from './money'
import { liveLookOf, pictureOf, picturesOf } from './pictures'
import { type Audience, priceBlockOf } from './price'
import { horsepowerOf, technicalOf } from './technical'
import { wltpWire } from './wltp'

/** Joins a car to its legal entry in the content. */
export function legalKeyOf(car: Car): string {
  return `model-${CARLINE_SLUGS[car.carline.code]}`
}

export function configurationOf(
  car: Car,
  audience: Audience,
  replaced: readonly Replaced[] = [],
  clock: Clock = systemClock,
): Configuration {
  const { carline, version } = car
  const { language } = audience
  return {
    id: idOf(car),
    cupra_code: codeOf(car),
    sales_type: audience.salesType,
    carline_code: carline.code,
    carline_title: carline.name,
    model_code: version.modelCode,
    model_year: carline.modelYear,
    catalog_version: CATALOGUE_VERSION,
    version: version.code,
    ...versionWire(version, language),
    replaced: replacedWire(replaced, language),
    selected: selectedOf(car, language),
    price: priceBlockOf(car, audience, clock),
    wltp: wltpWire(wltpOf(car)),
    technical: technicalOf(car, language),
    pictures: picturesOf(car, language),
    ...liveLookOf(car),
    delivery: deliveryOf(car, language, clock),
    legal_key: legalKeyOf(car),
  }
}

export function startBuildOf(car: Car, { language }: Audience): StartBuild {
  const { carline, version } = car
  const { battery, charging } = version
  return {
    id: idOf(car),
    cupra_code: codeOf(car),
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
    wltp: wltpWire(wltpOf(car)),
    price: moneyOfAmount(priceOf(car).total),
    highlights: version.highlights.map((highlight) => highlight[language]),
    picture: pictureOf(car, language),
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
    tax_facts: taxFactsOf(version),
    engine: {
      title: engine.title[language],
      power_kw: engine.powerKw,
      power_ch: horsepowerOf(engine.powerKw),
      torque_nm: engine.torqueNm,
      ...(engine.displacementCc !== undefined && { displacement_cc: engine.displacementCc }),
      ...(engine.cylinders !== undefined && { cylinders: engine.cylinders }),
      fiscal_hp: engine.fiscalHp,
    },
  }
}

export function taxFactsOf({ engine, maxMassKg }: CatalogueVersion): TaxFacts {
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

function selectedOf(car: Car, language: Language): Configuration['selected'] {
  const compiled = compiledOf(car.carline)
  const version = compiled.versionIndexOf.get(car.version.code) ?? 0
  return allItemsOf(car).map(({ item, origin, includedIn }) => {
    const cents = origin === 'chosen' ? (compiled.prices[version]?.[compiled.indexOf.get(item.code) ?? 0] ?? 0) : 0
    const isStandard =
      origin === 'standard' || (origin === 'chosen' && item.standardOn?.includes(car.version.code) === true)
    return {
      code: item.code,
      kind: item.kind,
      category: item.category,
      title: item.title[language],
      price: moneyOf(cents),
      standard: isStandard,
      ...(includedIn && { included_in: includedIn }),
    }
  })
}
