import { CATALOGUE_VALIDITY, CATALOGUE_VERSION } from '@demo/backend/catalogue/catalogue'
import { activePromotions } from '@demo/backend/catalogue/promotions'
import type { CatalogueCarline } from '@demo/backend/catalogue/types'
import { type Clock, systemClock } from '@demo/backend/clock'
import { type Car, chosenItem, findCarline, orderableVersions, startCar, versionStart } from '@demo/backend/engine/car'
import { carId, parseId } from '@demo/backend/engine/configuration-id'
import { encodeCar, readCode } from '@demo/backend/engine/cupra-code'
import { issuedPrice, lowestPriceBefore } from '@demo/backend/engine/past-price'
import { priceCar, versionAmount } from '@demo/backend/engine/price'
import { carWltp, wltpOfVersions } from '@demo/backend/engine/wltp'
import type { financeHandlers } from '@demo/backend/finance/handlers'
import type { HandlersUnder } from '@demo/backend/http/handler-types'
import { choicesWire } from '@demo/backend/wire/choices'
import { baseConfigurationWire, configurationWire, legalKey, replacedWire } from '@demo/backend/wire/configuration'
import { deliveryOfCarline, deliveryWire } from '@demo/backend/wire/delivery'
import { moneyOfAmount, toMoney } from '@demo/backend/wire/money'
import { candidPictures, carPicture, presentedPicture } from '@demo/backend/wire/pictures'
import { type Audience, priceBlock } from '@demo/backend/wire/price'
import { standardsWire } from '@demo/backend/wire/standards'
import { turntableWire } from '@demo/backend/wire/turntable'
import { wltpRangeWire } from '@demo/backend/wire/wltp'
import { FUEL_WORDS } from '@demo/backend/wire/words'
import type {
  CarQuery,
  ConfigurationsQuery,
  ConfigurationsResponse,
  Delivery,
  DeliveryQuery,
  ModelPrice,
  ModelsPricesQuery,
  ModelsPricesResponse,
  StandardsResponse,
} from '@/contract/configurator'
import type {
  ChoicesQuery,
  ChoicesResponse,
  Configuration,
  CupraCodeBody,
  CupraCodeResponse,
  CupraParamsQuery,
  CupraParamsResponse,
  MarketingCodeResponse,
  PicturesQuery,
  PicturesResponse,
  PricesResponse,
  TurntableQuery,
  TurntableResponse,
} from '@/contract/configured-car'
import type { Monthly } from '@/contract/monthly'
import { carlineOnSale, carlinesOnSale, isSoldCarline, type ModelledCarline, picturedCarline } from '@/domain/carline'
import { placeOfZipcode } from '@/domain/places'
import { parseKnownCode, readCar } from './read-car'

/** What a handler needs of the world outside; all of it can be left out. */
export interface Surroundings {
  readonly clock?: Clock
  /** Cars of a carline that can be bought from stock now. */
  readonly countStock?: (carline: ModelledCarline) => number
  /** The monthly amount beside a "from" price. */
  readonly carMonthly?: (car: Car, audience: Audience) => Monthly | undefined
}

function readAudience({ lang, sales_type }: Pick<CarQuery, 'lang' | 'sales_type'>): Audience {
  return { language: lang, salesType: sales_type }
}

export function modelsPrices(query: ModelsPricesQuery, around: Surroundings = {}): ModelsPricesResponse {
  const carlines =
    query.carline_code === undefined ? carlinesOnSale().map(findCarline) : [findCarline(query.carline_code)]
  return {
    catalog_version: CATALOGUE_VERSION,
    models: carlines.map((carline) => modelPriceWire(carline, readAudience(query), around)),
  }
}

function modelPriceWire(carline: CatalogueCarline, audience: Audience, around: Surroundings): ModelPrice {
  const car = startCar(carline.code)
  const monthly = around.carMonthly?.(car, audience)
  return {
    carline_code: carline.code,
    name: carline.name,
    family: carline.family,
    body: carline.body[audience.language],
    seats: carline.seats,
    fuel_types: [...new Set(orderableVersions(carline).map(({ fuelType }) => fuelType))],
    from_price: moneyOfAmount(priceCar(car).total),
    from_cupra_code: encodeCar(car),
    from_id: carId(car),
    from_fuel_type: car.version.fuelType,
    from_co2: { value: carWltp(car).co2, unit: 'g/km' },
    ...(monthly && { from_monthly: monthly }),
    wltp: wltpRangeWire(wltpOfVersions(car)),
    picture: presentedPicture(car, audience.language),
    profile: presentedPicture(car, audience.language, 'ext-side'),
    legal_key: legalKey(car),
    valid_from: CATALOGUE_VALIDITY.from,
    valid_to: CATALOGUE_VALIDITY.to,
    stock_count: around.countStock?.(carline.code) ?? 0,
  }
}

export function configurations(
  query: ConfigurationsQuery,
  { carMonthly }: Pick<Surroundings, 'carMonthly'> = {},
): ConfigurationsResponse {
  const carline = findCarline(query.carline_code)
  const versions = orderableVersions(carline).filter(
    ({ fuelType, gearbox, drive }) =>
      (query.fuel_type ?? fuelType) === fuelType &&
      (query.gearbox ?? gearbox) === gearbox &&
      (query.drive ?? drive) === drive,
  )
  return {
    catalog_version: CATALOGUE_VERSION,
    configurations: versions.map((version) => {
      const [car, audience] = [versionStart(carline, version), readAudience(query)]
      const monthly = query.with_monthly && carMonthly?.(car, audience)
      return { ...baseConfigurationWire(car, audience), ...(monthly && { monthly }) }
    }),
  }
}

export function standards(query: CarQuery): StandardsResponse {
  return standardsWire(readCar(query).car, query.lang)
}

export function delivery(query: DeliveryQuery, { clock = systemClock }: Surroundings = {}): Delivery {
  const namesCar = query.id !== undefined || query.cupra_code !== undefined
  const to = query.zipcode === undefined ? undefined : placeOfZipcode(query.zipcode)
  if (namesCar || query.carline_code === undefined) return deliveryWire(readCar(query).car, query.lang, clock, to)
  return deliveryOfCarline(findCarline(query.carline_code), query.lang, clock, to)
}

export function configuration(query: CarQuery, { clock = systemClock }: Surroundings = {}): Configuration {
  const { car, replaced } = readCar(query)
  return configurationWire(car, readAudience(query), replaced, clock)
}

export function choices(
  id: string,
  { lang, sales_type, category }: ChoicesQuery,
  { clock = systemClock }: Surroundings = {},
): ChoicesResponse {
  const benefitOn = sales_type === 'B2B' ? clock.today() : undefined
  return choicesWire(parseId(id).car, lang, { category, benefitOn })
}

/** With a car its price and today's reductions; without one the catalogue price list, codes as carline-code. */
export function prices(query: CarQuery, { clock = systemClock }: Surroundings = {}): PricesResponse {
  if (query.id === undefined && query.cupra_code === undefined) return { promotions: [], catalog: priceList() }
  const { car } = readCar(query)
  const lowest = lowestPriceBefore(car, clock)
  return {
    price: priceBlock(car, readAudience(query), clock),
    ...(lowest && { lowest_30_days: moneyOfAmount(lowest, clock.today()) }),
    promotions: activePromotions(car.carline.code, clock.today()).map((promotion) => ({
      code: promotion.code,
      title: promotion.title[query.lang],
      amount: toMoney(promotion.cents, clock.today()),
      conditions: promotion.conditions[query.lang],
      valid_from: promotion.validFrom,
      valid_to: promotion.validTo,
    })),
  }
}

function priceList(): NonNullable<PricesResponse['catalog']> {
  return carlinesOnSale()
    .map(findCarline)
    .flatMap((carline) => [
      ...orderableVersions(carline).map((version) => ({
        code: `${carline.code}-${version.code}`,
        price: moneyOfAmount(versionAmount(carline, version)),
      })),
      ...carline.items
        .filter(({ retired }) => !retired)
        .map(({ code, price }) => ({ code: `${carline.code}-${code}`, price: toMoney(price) })),
    ])
}

/** An announced carline shows the one that it will follow. */
export function pictures(query: PicturesQuery): PicturesResponse {
  const { lang, view, carline_code: carline } = query
  const namesCar = query.id !== undefined || query.cupra_code !== undefined
  const shown = carline && (carlineOnSale(carline) ?? picturedCarline(carline))
  // Nobody has drawn a new model yet.
  if (!namesCar && carline && !(shown && isSoldCarline(shown))) return { pictures: [] }
  const car = namesCar || !shown ? readCar(query).car : startCar(shown)
  if (!view) return { pictures: candidPictures(car, lang) }
  return { pictures: [carPicture(car, lang, view, namesCar ? undefined : carline)] }
}

export function turntable({ carline_code, lang }: TurntableQuery): TurntableResponse {
  return turntableWire(startCar(findCarline(carline_code).code), lang)
}

export function cupraParams(query: CupraParamsQuery): CupraParamsResponse {
  const { car, replaced } = parseKnownCode(query.cupra_code)
  const issued = issuedPrice(readCode(query.cupra_code))
  const picks = (['paint', 'wheel', 'interior'] as const).map((kind) => chosenItem(car, kind).code)
  const [exterior = '', wheel = '', interior = ''] = picks
  return {
    // The car as it can be ordered today: the code of an older catalogue answers with its own successor.
    cupra_code: encodeCar(car),
    id: carId(car),
    carline_code: car.carline.code,
    model_code: car.version.modelCode,
    model_year: car.carline.modelYear,
    version: car.version.code,
    exterior_code: exterior,
    interior_code: interior,
    option_codes: [wheel, ...car.chosen.filter((code) => !picks.includes(code))],
    still_orderable: replaced.length === 0,
    replaced: replacedWire(replaced, query.lang),
    issued: {
      catalog_version: issued.catalogueVersion,
      valid_from: issued.validFrom,
      valid_to: issued.validTo,
      price: moneyOfAmount(issued.total, issued.validFrom),
    },
  }
}

export function cupraCode(body: CupraCodeBody): CupraCodeResponse {
  const { car } = parseId(body.id)
  return { cupra_code: encodeCar(car), id: carId(car) }
}

export function marketingCode(query: CarQuery, { clock = systemClock }: Surroundings = {}): MarketingCodeResponse {
  const { car } = readCar(query)
  const { carline, version } = car
  const [campaign] = activePromotions(carline.code, clock.today())
  return {
    marketing_code: [carline.code, version.code, query.sales_type].join('-'),
    ...(campaign && { campaign: campaign.code }),
    label: `${carline.name} ${version.trimLine} ${FUEL_WORDS[version.fuelType][query.lang].toLowerCase()}`,
  }
}

export const configuratorHandlers = (
  around: Pick<Surroundings, 'countStock' | 'carMonthly'>,
): Omit<HandlersUnder<'/v1/car-configurator/'>, keyof typeof financeHandlers> => ({
  'models-prices': ({ query }) => modelsPrices(query, around),
  configurations: ({ query }) => configurations(query, around),
  standards: ({ query }) => standards(query),
  delivery: ({ query }) => delivery(query),
  configuration: ({ query }) => configuration(query),
  choices: ({ params, query }) => choices(params.id, query),
  prices: ({ query }) => prices(query),
  pictures: ({ query }) => pictures(query),
  turntable: ({ query }) => turntable(query),
  'cupra-params': ({ query }) => cupraParams(query),
  'cupra-code': ({ body }) => cupraCode(body),
  'marketing-code': ({ query }) => marketingCode(query),
})
