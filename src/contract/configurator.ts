import * as z from 'zod/mini'
import {
  audienceShape,
  carlineCodeSchema,
  commissionIdSchema,
  configurationIdSchema,
  countSchema,
  cupraCodeSchema,
  dateSchema,
  driveSchema,
  durationQuerySchema,
  fuelTypeSchema,
  gearboxSchema,
  listOf,
  mileageQuerySchema,
  monthlySchema,
  monthlyTermsShape,
  paidSchema,
  pictureSchema,
  priceSchema,
  productCodeSchema,
  queryNumber,
  shareSchema,
  taxFactsSchema,
  textSchema,
  weeksSchema,
  wltpSchema,
  yearSchema,
  zipcodeSchema,
} from './common'

/** A car is named by its configuration id or by its public code; the service answers 400 when neither stands. */
export const carShape = { id: z.optional(configurationIdSchema), cupra_code: z.optional(cupraCodeSchema) }
export const carQuerySchema = z.object({ ...audienceShape, ...carShape })
export type CarQuery = z.infer<typeof carQuerySchema>

// GET /v1/car-configurator/models-prices
export const modelsPricesQuerySchema = z.object({ ...audienceShape, carline_code: z.optional(carlineCodeSchema) })
export type ModelsPricesQuery = z.infer<typeof modelsPricesQuerySchema>
const modelPriceSchema = z.object({
  carline_code: carlineCodeSchema,
  name: textSchema,
  family: textSchema,
  body: textSchema,
  seats: z.number(),
  fuel_types: listOf(fuelTypeSchema),
  from_price: priceSchema,
  /** The car that costs the "from" price, so that everybody can check it. */
  from_cupra_code: cupraCodeSchema,
  from_id: configurationIdSchema,
  from_monthly: z.optional(monthlySchema),
  wltp: wltpSchema,
  picture: pictureSchema,
  legal_key: textSchema,
  valid_from: dateSchema,
  valid_to: dateSchema,
  stock_count: countSchema,
})
export type ModelPrice = z.infer<typeof modelPriceSchema>
export const modelsPricesResponseSchema = z.object({ catalog_version: textSchema, models: listOf(modelPriceSchema) })
export type ModelsPricesResponse = z.infer<typeof modelsPricesResponseSchema>

// GET /v1/car-configurator/financial-simulations-models and GET /v1/car-configurator/quotes
export const simulationSchema = z.object({
  ...monthlyTermsShape,
  carline_code: carlineCodeSchema,
  cupra_code: cupraCodeSchema,
  monthly: priceSchema,
  first_payment: z.optional(paidSchema),
  rate_percent: z.optional(shareSchema),
  apr_percent: z.optional(shareSchema),
  credit_amount: z.optional(z.number()),
  total_due: z.optional(z.number()),
  /** Everything that is paid to the end: deposit or first rent, monthly amounts, a credit's last payment; no purchase option. */
  total_paid: priceSchema,
  /** Price of each kilometre above those of the contract; of a lease with a mileage. */
  extra_km: z.optional(paidSchema),
  cash_price: priceSchema,
  /** The car itself, where a search by monthly amount found it. */
  car: z.optional(
    z.object({
      title: textSchema,
      version: textSchema,
      fuel_type: fuelTypeSchema,
      wltp: wltpSchema,
      picture: pictureSchema,
      /** The stock vehicle's number, and how many of its version there are below the amount. */
      commission_id: z.optional(commissionIdSchema),
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
  least: z.optional(priceSchema),
  /** The highest deposit that any car allows, in the audience's own reading. */
  deposit_max: countSchema,
  /** Why no car can be had for this term. */
  refusal: z.optional(textSchema),
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
  power_kw: z.number(),
  power_ch: z.number(),
  torque_nm: z.number(),
  displacement_cc: z.optional(z.number()),
  cylinders: z.optional(z.number()),
  /** Belgian fiscal horsepower (CV/PK). */
  fiscal_hp: z.number(),
})
const measuresSchema = z.object({
  length_mm: z.number(),
  width_mm: z.number(),
  height_mm: z.number(),
  wheelbase_mm: z.number(),
  mass_kg: z.number(),
  boot_l: z.number(),
  seats: z.number(),
})
const warrantySchema = z.object({
  /** The maker's commercial warranty. */
  months: z.number(),
  /** The traction battery's warranty: until the first of the two ends, at least so much of its capacity. */
  battery: z.optional(z.object({ months: z.number(), km: z.number(), capacity_percent: shareSchema })),
})
const startBuildSchema = z.object({
  id: configurationIdSchema,
  cupra_code: cupraCodeSchema,
  carline_code: carlineCodeSchema,
  model_code: textSchema,
  model_year: yearSchema,
  version: textSchema,
  title: textSchema,
  trim_line: textSchema,
  edition: z.optional(textSchema),
  fuel_type: fuelTypeSchema,
  gearbox: gearboxSchema,
  drive: driveSchema,
  engine: engineSchema,
  battery: z.optional(z.object({ net_kwh: z.number(), gross_kwh: z.number() })),
  charging: z.optional(z.object({ ac_kw: z.number(), dc_kw: z.number(), dc_10_80_min: z.number() })),
  performance: z.object({ zero_to_100_s: z.number(), top_speed_kmh: z.number() }),
  /** Sizes, weights and volumes of the car; absent where the service does not say. */
  measures: z.optional(measuresSchema),
  /** Absent where the service does not say. */
  warranty: z.optional(warrantySchema),
  tax_facts: z.optional(taxFactsSchema),
  wltp: wltpSchema,
  price: priceSchema,
  /** With `with_monthly`. */
  monthly: z.optional(monthlySchema),
  highlights: listOf(textSchema),
  picture: pictureSchema,
  orderable: z.boolean(),
})
export type StartBuild = z.infer<typeof startBuildSchema>
export const configurationsResponseSchema = z.object({
  catalog_version: textSchema,
  configurations: listOf(startBuildSchema),
})
export type ConfigurationsResponse = z.infer<typeof configurationsResponseSchema>

// GET /v1/car-configurator/standards
export const standardsResponseSchema = z.object({
  categories: listOf(
    z.object({
      code: textSchema,
      title: textSchema,
      items: listOf(z.object({ code: textSchema, title: textSchema, is_new_vs_lower_trim: z.boolean() })),
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
export const deliverySchema = z.object({
  kind: z.enum(DELIVERY_KINDS),
  weeks_min: weeksSchema,
  weeks_max: weeksSchema,
  expected_from: dateSchema,
  expected_to: dateSchema,
  updated_at: dateSchema,
  confidence: z.enum(['firm', 'estimate']),
  note: textSchema,
  /** The nearest dealer to the postal code, who hands the car over. The journey there is in the weeks. */
  dealer: z.optional(z.object({ name: textSchema, city: textSchema, distance_km: z.number() })),
})
export type Delivery = z.infer<typeof deliverySchema>
