import type { PartKind } from '@/contract/common'
import { type Dealer, MOST_FOLDED, type StockVehicle, type StockVehicleDetail } from '@/contract/stock'
import { AVAILABILITIES, type VehicleStatus } from '@/domain/availability'
import { carName } from '@/domain/car-name'
import type { Language } from '@/domain/language'
import { distanceKm, type Place } from '@/domain/places'
import { plusDays } from '@/domain/plus-days'
import type { RentTerms } from '@/domain/rent-terms'
import type { SalesType } from '@/domain/sales-type'
import type { Cents } from '../catalogue/types'
import { WARRANTY_MONTHS } from '../catalogue/warranty'
import { fixedClock } from '../clock'
import { type CarItem, chosenItem } from '../engine/car'
import { estimateDelivery } from '../engine/delivery'
import { difference, type Part, priceCar } from '../engine/price'
import { askedMonthly, cardMonthly } from '../finance/card-monthly'
import { actionPeriod } from '../finance/terms'
import { taxFacts } from '../wire/configuration'
import { moneyOfAmount, toMoney } from '../wire/money'
import { candidPictures, carLiveLook, carPictures } from '../wire/pictures'
import { standardsWire } from '../wire/standards'
import { dataSheet, metricHorsepower } from '../wire/technical'
import { wltpWire } from '../wire/wltp'
import { has } from './bitset'
import { makeCommissionId } from './commission-id'
import { DEALERS } from './dealers'
import { DISCOUNT_LABEL } from './facet-texts'
import { AVAILABILITY } from './make-stock'
import { isEquipment, type StockBuild } from './stock-build'
import { buildAt, discountPercent, priceAmount, type StockIndex } from './stock-index'

export interface VehicleContext {
  readonly language: Language
  readonly salesType: SalesType
  readonly today: string
  /** Of the monthly amounts; left out: those of a card. */
  readonly terms?: RentTerms
  /** Where distances are counted from. */
  readonly from?: Place
}

const STATUS_WORDS = { 0: 'available', 1: 'reserved', 2: 'sold', 3: 'available_soon' } as const satisfies Record<
  number,
  VehicleStatus
>
const STOCK_DISCOUNT_LEGAL_KEY = 'stock-discount'

/** One vehicle as a card shows it. Objects are made for the vehicles of one page only. */
export function vehicleWire(index: StockIndex, vehicle: number, context: VehicleContext): StockVehicle {
  const { stock } = index
  const { language, today } = context
  const build = buildAt(stock, vehicle)
  const { carline, version } = build.car
  const offer = stock.offer[vehicle] ?? build.list.incl
  const lowest = stock.lowest[vehicle] ?? offer
  const interior = chosenItem(build.car, 'interior')
  const wheels = chosenItem(build.car, 'wheel')
  const financed = { carline: carline.code, listPrice: build.list.incl, cashPrice: offer }
  const monthly = context.terms
    ? askedMonthly(financed, context, today, context.terms)
    : cardMonthly(financed, context, today)
  return {
    commission_id: makeCommissionId(vehicle),
    cupra_code: build.cupraCode,
    carline_code: carline.code,
    title: carName(carline.name, version.title[language]),
    version: version.code,
    model_year: carline.modelYear,
    fuel_type: version.fuelType,
    gearbox: version.gearbox,
    drive: version.drive,
    power_kw: version.engine.powerKw,
    power_ch: metricHorsepower(version.engine.powerKw),
    exterior: exteriorWire(build, language),
    interior: { code: interior.code, name: interior.title[language] },
    wheels: { code: wheels.code, name: wheels.title[language] },
    options: chosenOptions(build).map(({ item }) => ({ code: item.code, title: item.title[language] })),
    price_list: moneyOfAmount(build.list),
    price_offer: moneyOfAmount(priceAmount(build, offer)),
    ...(offer < lowest && reductionWire(build, offer, lowest, context)),
    ...(monthly && { monthly }),
    wltp: wltpWire(build.wltp),
    availability: availabilityWire(index, vehicle, today),
    status: statusWire(index, vehicle),
    dealer: dealerWire(stock.dealer[vehicle] ?? 0, context),
    // A card shows one; the vehicle's own page has them all.
    pictures: carPictures(build.car, language, ['ext-f34']),
    updated_at: today,
  }
}

/** The car and those that differ from it in nothing but paint, dealer, delivery and price: all of one entry of a list. */
export function foldedWire(
  index: StockIndex,
  members: readonly number[],
  context: VehicleContext,
): NonNullable<StockVehicle['folded']> {
  const { stock, free } = index
  const colors = new Map<string, StockVehicle['exterior']>()
  for (const vehicle of members) {
    const color = exteriorWire(buildAt(stock, vehicle), context.language)
    colors.set(color.code, color)
  }
  const offer = (vehicle: number) => stock.offer[vehicle] ?? 0
  const toBeHad = members.filter((vehicle) => has(free, vehicle))
  const cheapest = (toBeHad.length > 0 ? toBeHad : members).reduce((best, vehicle) =>
    offer(vehicle) < offer(best) ? vehicle : best,
  )
  const price = (vehicle: number) => moneyOfAmount(priceAmount(buildAt(stock, vehicle), offer(vehicle)))
  return {
    count: members.length,
    colors: [...colors.values()],
    dealers: new Set(members.map((vehicle) => stock.dealer[vehicle])).size,
    from_price: price(cheapest),
    others: members.slice(1, MOST_FOLDED + 1).map((vehicle) => ({
      commission_id: makeCommissionId(vehicle),
      exterior: exteriorWire(buildAt(stock, vehicle), context.language),
      price_offer: price(vehicle),
      availability: availabilityWire(index, vehicle, context.today),
      status: statusWire(index, vehicle),
      dealer: dealerPlace(stock.dealer[vehicle] ?? 0, context),
    })),
  }
}

/** Whether a part of the price is among a vehicle's options: they and the price of its version make its list price. */
const IS_OPTION: Readonly<Record<PartKind, boolean>> = {
  base: false, paint: true, wheel: true, interior: true, option: true, pack: true, edition: true, service: true,
  discount: false, delivery: false,
} // biome-ignore format: two lines read better

/** The whole vehicle. */
export function vehicleDetailWire(index: StockIndex, vehicle: number, context: VehicleContext): StockVehicleDetail {
  const { language } = context
  const build = buildAt(index.stock, vehicle)
  return {
    ...vehicleWire(index, vehicle, context),
    pictures: candidPictures(build.car, language),
    options: [...pricedItems(build), ...build.besides]
      .filter(({ kind }) => IS_OPTION[kind])
      .map(({ code, title, cents }) => ({ code, title: title[language], price: toMoney(cents) })),
    equipment_standard: standardsWire(build.car, language)
      .categories.flatMap(({ items }) => items)
      .map(({ code, title }) => ({ code, title })),
    technical: dataSheet(build.car, language),
    ...carLiveLook(build.car),
    catalog_value: moneyOfAmount(build.list),
    tax_facts: taxFacts(build.car.version),
    warranty_months: WARRANTY_MONTHS,
    new_build: newBuildWire(build, context.today),
  }
}

/** What was chosen, at its price, and what packs bring, at nothing. */
function pricedItems({ items, paid }: StockBuild): Part[] {
  return items
    .filter(({ origin }) => origin !== 'standard')
    .map(({ item: { code, kind, title } }) => ({ code, kind, title, cents: paid.get(code) ?? 0 }))
}

function newBuildWire({ car }: StockBuild, today: string): StockVehicleDetail['new_build'] {
  const clock = fixedClock(today)
  const { weeksMin, weeksMax } = estimateDelivery(car, clock)
  return { price: moneyOfAmount(priceCar(car, clock).total), weeks_min: weeksMin, weeks_max: weeksMax }
}

function exteriorWire(build: StockBuild, language: Language): StockVehicle['exterior'] {
  const paint = chosenItem(build.car, 'paint')
  return { code: paint.code, name: paint.title[language], hex: paint.swatch?.hex ?? '' }
}

/** What was chosen and is no paint, wheel, interior or service: the dearest first. */
function chosenOptions({ items, paid }: StockBuild) {
  const price = ({ item }: CarItem) => paid.get(item.code) ?? 0
  return items
    .filter((one) => one.origin === 'chosen' && isEquipment(one.item))
    .sort((a, b) => price(b) - price(a) || a.item.code.localeCompare(b.item.code))
}

function availabilityWire({ stock }: StockIndex, vehicle: number, today: string): StockVehicle['availability'] {
  const kind = AVAILABILITIES[stock.availability[vehicle] ?? AVAILABILITY.inStock] ?? 'in_stock'
  const weeksMin = stock.weeksMin[vehicle] ?? 0
  return {
    kind,
    ...(kind !== 'in_stock' && { date: plusDays(today, weeksMin * 7) }),
    weeks_min: weeksMin,
    weeks_max: stock.weeksMax[vehicle] ?? weeksMin,
  }
}

function statusWire({ stock }: StockIndex, vehicle: number): StockVehicle['status'] {
  return STATUS_WORDS[(stock.status[vehicle] ?? 0) as keyof typeof STATUS_WORDS]
}

/** Counted from the lowest price of the 30 days before, never from the list price. */
function reductionWire(build: StockBuild, offer: Cents, lowest: Cents, { language, today }: VehicleContext) {
  const [before, now] = [priceAmount(build, lowest), priceAmount(build, offer)]
  return {
    discount: {
      amount: moneyOfAmount(difference(before, now)),
      percent: discountPercent(before, now),
      label: DISCOUNT_LABEL[language],
      legal_key: STOCK_DISCOUNT_LEGAL_KEY,
      valid_to: actionPeriod(today).to,
    },
    lowest_30_days: moneyOfAmount(before),
  }
}

function dealerWire(dealerIndex: number, { language, from }: Pick<VehicleContext, 'language' | 'from'>): Dealer {
  const dealer = DEALERS[dealerIndex]
  if (!dealer) throw new RangeError(`no dealer ${dealerIndex}`)
  return { ...dealer, city: dealer.city[language], ...(from && { distance_km: distanceKm(from, dealer) }) }
}

function dealerPlace(dealerIndex: number, context: VehicleContext): Pick<Dealer, 'name' | 'city' | 'distance_km'> {
  const { name, city, distance_km } = dealerWire(dealerIndex, context)
  return { name, city, ...(distance_km !== undefined && { distance_km }) }
}
