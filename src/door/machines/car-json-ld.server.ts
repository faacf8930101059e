import type {
  AggregateOffer,
  CarLeaf,
  ItemAvailability,
  MergeLeafTypes,
  Offer,
  ProductLeaf,
  QuantitativeValue,
} from 'schema-dts'
import { brand } from '@/brand/brand'
import type { Measure, Money, Wltp } from '@/contract/common'
import type { BaseConfiguration, ModelPrice } from '@/contract/configurator'
import type { StockVehicle } from '@/contract/stock'
import { CARLINE_NAMES } from '@/domain/carline'
import type { Drive } from '@/domain/fuel-type'
import { isZero } from '@/domain/is-zero'
import { type VehicleState, vehicleState } from '@/domain/vehicle-state'
import { amountFor } from '@/i18n/format'
import { sellerNode } from './dealer-json-ld.server'
import type { PageFacts } from './page-facts.server'
import { organizationReference } from './site-json-ld.server'

/** A car for sale is a product as well: search engines show the offers of a Product, and do not derive it from Car. */
export type CarNode = MergeLeafTypes<[CarLeaf, ProductLeaf]>

const DRIVE_WHEELS = {
  fwd: 'FrontWheelDriveConfiguration',
  rwd: 'RearWheelDriveConfiguration',
  awd: 'AllWheelDriveConfiguration',
  other: undefined,
} as const satisfies Record<Drive, string | undefined>

/** UN/CEFACT codes of the units that have one; the others stand as text. */
const UNIT_CODES: Readonly<Partial<Record<Measure['unit'], string>>> = { kW: 'KWT', km: 'KMT', kWh: 'KWH' }

function quantity({ value, max, unit }: Measure): QuantitativeValue {
  const code = UNIT_CODES[unit]
  return {
    '@type': 'QuantitativeValue',
    ...(max === undefined || max === value ? { value } : { minValue: value, maxValue: max }),
    ...(code ? { unitCode: code } : { unitText: unit }),
  }
}

/** Official figures, the highest CO2 of a group of versions; electricity and fuel are two consumptions of one car. No machine is told one that is provisional. */
function wltpFacts({ co2, consumption, electric_consumption, source }: Wltp) {
  if (source !== 'homologated') return {}
  const consumptions = [consumption, electric_consumption].flatMap((measure) => (measure ? [quantity(measure)] : []))
  return { emissionsCO2: co2.max ?? co2.value, ...(consumptions.length > 0 && { fuelConsumption: consumptions }) }
}

/** A price as this audience reads it, and whether VAT is in it. */
function priceFacts(money: Money, { audience }: PageFacts) {
  const price = amountFor(money, audience.salesType)
  return {
    price,
    priceCurrency: money.currency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: money.currency,
      valueAddedTaxIncluded: audience.salesType === 'B2C',
    },
  } as const
}

function commonFacts(facts: PageFacts) {
  const { url } = facts
  return {
    '@type': ['Car', 'Product'] satisfies CarNode['@type'] as CarNode['@type'],
    '@id': `${url}#car`,
    url,
    brand: { '@type': 'Brand', name: brand.name },
    manufacturer: organizationReference(facts),
  } as const
}

/** A carline with what its versions cost. Without versions: the "from" price alone. */
export function carlineNode(model: ModelPrice, builds: readonly BaseConfiguration[], facts: PageFacts): CarNode {
  const { words, absolute, audience } = facts
  const common = commonFacts(facts)
  const name = CARLINE_NAMES[model.carline_code]
  const amounts = builds.map(({ price }) => amountFor(price, audience.salesType))
  const lowPrice = Math.min(amountFor(model.from_price, audience.salesType), ...amounts)
  const offers: AggregateOffer = {
    '@type': 'AggregateOffer',
    lowPrice,
    ...(amounts.length > 0 && { highPrice: Math.max(...amounts), offerCount: amounts.length }),
    priceCurrency: model.from_price.currency,
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice: lowPrice,
      priceCurrency: model.from_price.currency,
      valueAddedTaxIncluded: audience.salesType === 'B2C',
    },
    availability: 'https://schema.org/MadeToOrder',
    itemCondition: 'https://schema.org/NewCondition',
    url: common.url,
  }
  return {
    ...common,
    name: `${brand.name} ${name}`,
    model: name,
    image: [facts.picture.path, ...(model.picture ? [model.picture.url] : [])].map(absolute),
    bodyType: model.body,
    vehicleSeatingCapacity: model.seats,
    fuelType: model.fuel_types.flatMap((fuel) => words(`type:fuel.${fuel}`) ?? []),
    ...wltpFacts(model.wltp),
    offers,
  }
}

const AVAILABILITY = {
  in_stock: 'https://schema.org/InStock',
  arriving: 'https://schema.org/BackOrder',
  in_production: 'https://schema.org/PreOrder',
  reserved: 'https://schema.org/Reserved',
  sold: 'https://schema.org/SoldOut',
} as const satisfies Record<VehicleState, ItemAvailability>

/** One car of the stock, at its dealer, at its price. */
export function vehicleNode(vehicle: StockVehicle, facts: PageFacts): CarNode {
  const { words, absolute } = facts
  const common = commonFacts(facts)
  const wheels = DRIVE_WHEELS[vehicle.drive]
  const offers: Offer = {
    '@type': 'Offer',
    ...(!isZero(vehicle.price_offer) && priceFacts(vehicle.price_offer, facts)),
    availability: AVAILABILITY[vehicleState(vehicle)],
    itemCondition: 'https://schema.org/NewCondition',
    url: common.url,
    seller: sellerNode(vehicle.dealer),
    ...(vehicle.discount && { priceValidUntil: vehicle.discount.valid_to }),
  }
  return {
    ...common,
    name: `${brand.name} ${vehicle.title}`,
    model: CARLINE_NAMES[vehicle.carline_code],
    vehicleConfiguration: vehicle.title,
    vehicleModelDate: String(vehicle.model_year),
    sku: vehicle.commission_id,
    image: vehicle.pictures.slice(0, 3).map(({ url }) => absolute(url)),
    color: vehicle.exterior.name,
    vehicleInteriorColor: vehicle.interior.name,
    mileageFromOdometer: quantity({ value: 0, unit: 'km' }),
    ...(wheels && { driveWheelConfiguration: `https://schema.org/${wheels}` }),
    vehicleTransmission: words(`type:gearbox.${vehicle.gearbox}`) ?? vehicle.gearbox,
    fuelType: words(`type:fuel.${vehicle.fuel_type}`) ?? vehicle.fuel_type,
    vehicleEngine: { '@type': 'EngineSpecification', enginePower: quantity({ value: vehicle.power_kw, unit: 'kW' }) },
    ...wltpFacts(vehicle.wltp),
    offers,
  }
}
