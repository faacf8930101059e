import * as z from 'zod/mini'
import { isSoldCarline } from '@/domain/carline'
import {
  audienceShape,
  boundedInt,
  boundedNumber,
  carlineCodeSchema,
  carPriceSchema,
  comingDateSchema,
  commissionIdSchema,
  configurationIdSchema,
  countSchema,
  cupraCodeSchema,
  dateSchema,
  distanceSchema,
  driveSchema,
  durationQuerySchema,
  filledListOf,
  fuelTypeSchema,
  gearboxSchema,
  listOf,
  listOrNone,
  measureSchema,
  mileageQuerySchema,
  monthlyPriceSchema,
  nameOr,
  nameSchema,
  onceBy,
  openEnum,
  paidEuroSchema,
  paidSchema,
  pictureSchema,
  positiveEuroSchema,
  powerSchema,
  priceSchema,
  productCodeSchema,
  queryNumber,
  seatsSchema,
  shareSchema,
  taxFactsSchema,
  textOrNone,
  textSchema,
  weeksInOrder,
  weeksShape,
  wltpSchema,
  yearSchema,
  zipcodeSchema,
} from './common'
import { monthlySchema, monthlyTermsShape } from './monthly'

/** A car is named by its configuration id or by its public code; the service answers 400 when neither stands. */
export const carShape = { id: z.optional(configurationIdSchema), cupra_code: z.optional(cupraCodeSchema) }
export const carQuerySchema = z.object({ ...audienceShape, ...carShape })
export type CarQuery = z.infer<typeof carQuerySchema>

// GET /v1/car-configurator/models-prices
export const modelsPricesQuerySchema = z.object({ ...audienceShape, carline_code: z.optional(carlineCodeSchema) })
export type ModelsPricesQuery = z.infer<typeof modelsPricesQuerySchema>
/** Models, or versions of one: each is drawn with all that is told of it. */
const MOST_CARS = 100
const modelPriceSchema = z.object({
  /** On sale on this site too: before its day a carline has a page here, and neither a price nor a configurator. */
  carline_code: carlineCodeSchema.check(z.refine(isSoldCarline)),
  name: nameOr('carline_code'),
  family: textOrNone,
  body: textOrNone,
  seats: seatsSchema,
  fuel_types: listOrNone(fuelTypeSchema),
  from_price: carPriceSchema,
  /** The car that costs the "from" price, so that everybody can check it. */
  from_cupra_code: cupraCodeSchema,
  from_id: configurationIdSchema,
  /** What a company's tax on that very car goes by; the WLTP figures are of all versions. */
  from_fuel_type: z.optional(fuelTypeSchema),
  from_co2: z.optional(measureSchema),
  from_monthly: z.optional(monthlySchema),
  wltp: wltpSchema,
  picture: z.optional(pictureSchema),
  /** The same car from the side. All carlines are at one scale, on one line. */
  profile: z.optional(pictureSchema),
  legal_key: textOrNone,
  valid_from: z.optional(dateSchema),
  valid_to: z.optional(dateSchema),
  stock_count: countSchema,
})
export type ModelPrice = z.infer<typeof modelPriceSchema>
export const modelsPricesResponseSchema = z.object({
  catalog_version: textOrNone,
  models: onceBy('carline_code', listOf(modelPriceSchema, MOST_CARS)),
})
export type ModelsPricesResponse = z.infer<typeof modelsPricesResponseSchema>

// GET /v1/car-configurator/financial-simulations-models and GET /v1/car-configurator/quotes
export const simulationSchema = z.object({
  ...monthlyTermsShape,
  carline_code: carlineCodeSchema,
  cupra_code: cupraCodeSchema,
  monthly: monthlyPriceSchema,
  first_payment: z.optional(paidSchema),
  rate_percent: z.optional(shareSchema),
  apr_percent: z.optional(shareSchema),
  credit_amount: z.optional(positiveEuroSchema),
  total_due: z.optional(positiveEuroSchema),
  /** Everything that is paid to the end: deposit or first rent, monthly amounts, a credit's last payment; no purchase option. */
  total_paid: priceSchema,
  /** Price of each kilometre above those of the contract; of a lease with a mileage. */
  extra_km: z.optional(paidSchema),
  cash_price: carPriceSchema,
  /** The car itself, where a search by monthly amount found it. */
  car: z.optional(
    z.object({
      title: nameOr('version'),
      version: textSchema,
      fuel_type: fuelTypeSchema,
      wltp: wltpSchema,
      picture: z.optional(pictureSchema),
      /** The stock vehicle's number, and how many of its version there are below the amount. */
      commission_id: z.optional(commissionIdSchema),
      /** What a business is taxed on, whatever the car is offered at. */
      price_list: z.optional(carPriceSchema),
      count: countSchema,
    }),
  ),
})
export type Simulation = z.infer<typeof simulationSchema>
export const simulationsQuerySchema = z.object({
  ...audienceShape,
  carline_code: z.optional(carlineCodeSchema),
  product_code: z.optional(productCodeSchema),
  duration: z.optional(durationQuerySchema),
  mileage: z.optional(mileageQuerySchema),
  /** Deposit for `monthly_max`, in the audience's own reading. */
  deposit: z.optional(queryNumber),
  /** Searches every version and the stock for what costs at most this a month, in the audience's own reading. */
  monthly_max: z.optional(queryNumber),
})
export type SimulationsQuery = z.infer<typeof simulationsQuerySchema>
/** The terms and the range of a search by monthly amount. */
const monthlySearchSchema = z.object({
  /** Versions, and cars in stock, that cost at most the amount. */
  builds: countSchema,
  vehicles: countSchema,
  /** The cheapest car's monthly amount on these terms; absent where no car can be had on them. */
  least: z.optional(monthlyPriceSchema),
  /** The highest deposit that any car allows, in the audience's own reading. */
  deposit_max: paidEuroSchema,
  /** Why no car can be had for this term. */
  refusal: z.optional(nameSchema),
})
export const simulationsResponseSchema = z.object({
  simulations: listOf(simulationSchema),
  search: z.optional(monthlySearchSchema),
})
export type SimulationsResponse = z.infer<typeof simulationsResponseSchema>

// GET /v1/car-configurator/configurations
export const configurationsQuerySchema = z.object({
  ...audienceShape,
  carline_code: carlineCodeSchema,
  fuel_type: z.optional(fuelTypeSchema),
  gearbox: z.optional(gearboxSchema),
  drive: z.optional(driveSchema),
  /** Each version with its monthly amount. */
  with_monthly: z.optional(z.literal('true')),
})
export type ConfigurationsQuery = z.infer<typeof configurationsQuerySchema>
export const engineSchema = z.object({
  title: textSchema,
  power_kw: powerSchema,
  power_ch: powerSchema,
  torque_nm: boundedNumber(1, 10_000),
  displacement_cc: z.optional(boundedNumber(1, 20_000)),
  cylinders: z.optional(boundedInt(1, 24)),
  /** Belgian fiscal horsepower (CV/PK). */
  fiscal_hp: boundedInt(0, 100),
})
const millimetresSchema = boundedNumber(500, 10_000)
const measuresSchema = z.object({
  length_mm: millimetresSchema,
  width_mm: millimetresSchema,
  height_mm: millimetresSchema,
  wheelbase_mm: millimetresSchema,
  mass_kg: boundedNumber(100, 10_000),
  boot_l: boundedNumber(0, 10_000),
  tank_l: z.optional(boundedNumber(1, 1_000)),
  seats: seatsSchema,
})
const warrantySchema = z.object({
  /** The maker's commercial warranty. */
  months: boundedInt(1, 240),
  /** The traction battery's warranty: until the first of the two ends, at least so much of its capacity. */
  battery: z.optional(
    z.object({ months: boundedInt(1, 240), km: boundedInt(1, 1_000_000), capacity_percent: shareSchema }),
  ),
})
const baseConfigurationSchema = z.object({
  id: configurationIdSchema,
  cupra_code: cupraCodeSchema,
  carline_code: carlineCodeSchema,
  model_code: textOrNone,
  model_year: yearSchema,
  version: textSchema,
  title: nameOr('version'),
  trim_line: textOrNone,
  edition: z.optional(textSchema),
  fuel_type: fuelTypeSchema,
  gearbox: gearboxSchema,
  drive: driveSchema,
  engine: engineSchema,
  battery: z.optional(z.object({ net_kwh: boundedNumber(0.1, 500), gross_kwh: boundedNumber(0.1, 500) })),
  charging: z.optional(
    z.object({ ac_kw: boundedNumber(0, 1_000), dc_kw: boundedNumber(0, 2_000), dc_10_80_min: boundedNumber(0, 6_000) }),
  ),
  performance: z.object({ zero_to_100_s: boundedNumber(0.5, 120), top_speed_kmh: boundedNumber(1, 600) }),
  /** Sizes, weights and volumes of the car; absent where the service does not say. */
  measures: z.optional(measuresSchema),
  /** Absent where the service does not say. */
  warranty: z.optional(warrantySchema),
  tax_facts: z.optional(taxFactsSchema),
  wltp: wltpSchema,
  price: carPriceSchema,
  /** With `with_monthly`. */
  monthly: z.optional(monthlySchema),
  highlights: listOrNone(nameSchema),
  picture: z.optional(pictureSchema),
  orderable: z.boolean(),
})
export type BaseConfiguration = z.infer<typeof baseConfigurationSchema>
export const configurationsResponseSchema = z.object({
  catalog_version: textOrNone,
  configurations: onceBy('id', listOf(baseConfigurationSchema, MOST_CARS)),
})
export type ConfigurationsResponse = z.infer<typeof configurationsResponseSchema>

// GET /v1/car-configurator/standards
export const standardsResponseSchema = z.object({
  categories: listOf(
    z.object({
      code: textSchema,
      title: nameOr('code'),
      items: filledListOf(z.object({ code: textSchema, title: nameSchema, is_new_vs_lower_trim: z.boolean() })),
    }),
  ),
})
export type StandardsResponse = z.infer<typeof standardsResponseSchema>

// GET /v1/car-configurator/delivery
export const deliveryQuerySchema = z.object({
  ...audienceShape,
  ...carShape,
  carline_code: z.optional(carlineCodeSchema),
  zipcode: z.optional(zipcodeSchema),
})
export type DeliveryQuery = z.infer<typeof deliveryQuerySchema>
const DELIVERY_KINDS = ['stock', 'in_transit', 'in_production', 'factory_order'] as const
/** Always a range and the day it was worked out; never a bare single date. */
export const deliverySchema = z
  .object({
    kind: openEnum(DELIVERY_KINDS, 'factory_order'),
    ...weeksShape,
    expected_from: comingDateSchema,
    expected_to: comingDateSchema,
    updated_at: dateSchema,
    confidence: openEnum(['firm', 'estimate'], 'estimate'),
    note: textOrNone,
    /** The nearest dealer to the postal code, who hands the car over. The journey there is in the weeks. */
    dealer: z.optional(z.object({ name: nameSchema, city: textSchema, distance_km: distanceSchema })),
  })
  .check(
    weeksInOrder,
    z.refine(({ expected_from, expected_to }) => expected_from <= expected_to),
  )
export type Delivery = z.infer<typeof deliverySchema>
