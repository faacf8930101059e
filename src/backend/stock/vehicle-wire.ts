import type { Money } from '@/contract/common'
import type { Dealer, StockVehicle, StockVehicleDetail, VEHICLE_STATUSES } from '@/contract/stock'
import { AVAILABILITIES } from '@/domain/availability'
import { carName } from '@/domain/car-name'
import type { Language } from '@/domain/language'
import { distanceKm, type Place } from '@/domain/places'
import type { SalesType } from '@/domain/sales-type'
import type { Cents } from '../catalogue/types'
import { plusDays } from '../clock'
import { pickOf } from '../engine/car'
import { cardMonthlyOf } from '../finance/card-monthly'
import { actionPeriod } from '../finance/terms'
import { moneyOf, moneyOfAmount } from '../wire/money'
import { picturesOf } from '../wire/pictures'
import { horsepowerOf, technicalOf } from '../wire/technical'
import { wltpWire } from '../wire/wltp'
import { commissionIdOf } from './commission-id'
import { DEALERS } from './dealers'
import { DISCOUNT_LABEL } from './facet-texts'
import { AVAILABILITY } from './make-stock'
import type { StockBuild } from './stock-build'
import { buildAt, discountPercent, offerAmount, type StockIndex } from './stock-index'

export interface VehicleContext {
  readonly language: Language
  readonly salesType: SalesType
  readonly today: string
  /** Where distances are counted from. */
  readonly from?: Place
}

const STATUS_WORDS = { 0: 'available', 1: 'reserved', 2: 'sold', 3: 'available_soon' } as const satisfies Record<
  number,
  (typeof VEHICLE_STATUSES)[number]
>
const WARRANTY_MONTHS = 60
const STOCK_DISCOUNT_LEGAL_KEY = 'stock-discount'

/** One vehicle as a card shows it. Objects are made for the vehicles of one page only. */
export function vehicleWire(index: StockIndex, vehicle: number, context: VehicleContext): StockVehicle {
  const { stock } = index
  const { language, today } = context
  const build = buildAt(stock, vehicle)
  const { carline, version } = build.car
  const offer = stock.offer[vehicle] ?? build.list.incl
  const paint = pickOf(build.car, 'paint')
  const interior = pickOf(build.car, 'interior')
  const availability = stock.availability[vehicle] ?? AVAILABILITY.inStock
  const weeksMin = stock.weeksMin[vehicle] ?? 0
  return {
    commission_id: commissionIdOf(vehicle),
    cupra_code: build.cupraCode,
    carline_code: carline.code,
    title: carName(carline.name, version.title[language]),
    version: version.code,
    model_year: carline.modelYear,
    fuel_type: version.fuelType,
    gearbox: version.gearbox,
    drive: version.drive,
    power_kw: version.engine.powerKw,
    power_ch: horsepowerOf(version.engine.powerKw),
    exterior: { code: paint.code, name: paint.title[language], hex: paint.swatch?.hex ?? '' },
    interior: { code: interior.code, name: interior.title[language] },
    price_list: moneyOfAmount(build.list),
    price_offer: moneyOfAmount(offerAmount(build, offer)),
    ...(offer < build.list.incl && reductionOf(build, offer, vehicle, context)),
    monthly: cardMonthlyOf(
      { carline: carline.code, listPrice: build.list.incl, cashPrice: offer },
      context.salesType,
      today,
    ),
    wltp: wltpWire(build.wltp),
    availability: {
      kind: AVAILABILITIES[availability] ?? 'in_stock',
      ...(availability !== AVAILABILITY.inStock && { date: plusDays(today, weeksMin * 7) }),
      weeks_min: weeksMin,
      weeks_max: stock.weeksMax[vehicle] ?? weeksMin,
    },
    status: STATUS_WORDS[(stock.status[vehicle] ?? 0) as keyof typeof STATUS_WORDS],
    dealer: dealerWire(stock.dealer[vehicle] ?? 0, context.from),
    // A card shows one; the vehicle's own page has them all.
    pictures: picturesOf(build.car, language, ['ext-f34']),
    updated_at: today,
  }
}

/** The whole vehicle. */
export function vehicleDetailWire(index: StockIndex, vehicle: number, context: VehicleContext): StockVehicleDetail {
  const { language } = context
  const build = buildAt(index.stock, vehicle)
  const { carline, version } = build.car
  return {
    ...vehicleWire(index, vehicle, context),
    pictures: picturesOf(build.car, language),
    options: build.items
      .filter(({ origin }) => origin !== 'standard')
      .map(({ item }) => ({
        code: item.code,
        title: item.title[language],
        price: moneyOf(build.paid.get(item.code) ?? 0),
      })),
    equipment_standard: carline.standards
      .filter(({ code }) => version.standards.includes(code))
      .map(({ code, title }) => ({ code, title: title[language] })),
    technical: technicalOf(build.car, language),
    catalog_value: moneyOfAmount(build.list),
    warranty_months: WARRANTY_MONTHS,
  }
}

function reductionOf(build: StockBuild, offer: Cents, vehicle: number, { language, today }: VehicleContext) {
  return {
    discount: {
      amount: difference(build, offer),
      percent: discountPercent(build.list.incl, offer),
      label: DISCOUNT_LABEL[language],
      legal_key: STOCK_DISCOUNT_LEGAL_KEY,
      valid_to: actionPeriod(today).to,
    },
    lowest_30_days: moneyOf(lowestIn30Days(build.list.incl, offer, vehicle)),
  }
}

function difference(build: StockBuild, offer: Cents): Money {
  const now = offerAmount(build, offer)
  return moneyOfAmount({ incl: build.list.incl - now.incl, excl: build.list.excl - now.excl })
}

/** One reduced vehicle in five was on offer already, a little less low; the others stood at their list price. */
function lowestIn30Days(list: Cents, offer: Cents, vehicle: number): Cents {
  return vehicle % 5 === 0 ? list - Math.round((list - offer) / 3 / 1_000) * 1_000 : list
}

function dealerWire(at: number, from: Place | undefined): Dealer {
  const dealer = DEALERS[at]
  if (!dealer) throw new RangeError(`no dealer ${at}`)
  return { ...dealer, ...(from && { distance_km: distanceKm(from, dealer) }) }
}
