import * as z from 'zod/mini'
import { AVAILABILITIES, VEHICLE_STATUSES } from '@/domain/availability'
import { MOST_COMPARED_VEHICLES } from '@/domain/compared-vehicles'
import { INCENTIVES } from '@/domain/incentive'
import { FACET_CODES, type FacetCode, RANGE_CODES, type RangeCode } from '@/domain/stock-facets'
import { STOCK_SORTS } from '@/domain/stock-sort'
import {
  audienceShape,
  boundedInt,
  boundedNumber,
  carlineCodeSchema,
  carPriceOrNoneSchema,
  carPriceSchema,
  colorSchema,
  comingDateSchema,
  commissionIdSchema,
  countSchema,
  cupraCodeSchema,
  dateSchema,
  distanceSchema,
  driveSchema,
  durationQuerySchema,
  durationSchema,
  fuelTypeSchema,
  gearboxSchema,
  listOf,
  listOrNone,
  liveLookSchema,
  mileageQuerySchema,
  mileageSchema,
  moneySchema,
  nameOr,
  nameSchema,
  onceBy,
  phoneOrNone,
  pictureSchema,
  powerSchema,
  queryNumber,
  shareSchema,
  taxFactsSchema,
  textOrNone,
  textSchema,
  weeksInOrder,
  weeksShape,
  wholeListOf,
  wltpSchema,
  yearSchema,
  zipcodeSchema,
} from './common'
import { technicalGroupSchema } from './configured-car'
import { monthlySchema } from './monthly'
import { differenceSchema, facetSchema } from './stock-facet'

const values = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(40))
const rangeSchema = z.object({ min: z.optional(z.number()), max: z.optional(z.number()) })
/** Values of one facet widen, facets narrow; "equipment" narrows with each value. Prices are in the audience's own reading. */
const stockCriteriaSchema = z.object({
  ...(Object.fromEntries(FACET_CODES.map((code) => [code, z.optional(values)])) as Record<
    FacetCode,
    z.ZodMiniOptional<typeof values>
  >),
  ...(Object.fromEntries(RANGE_CODES.map((code) => [code, z.optional(rangeSchema)])) as Record<
    RangeCode,
    z.ZodMiniOptional<typeof rangeSchema>
  >),
  promotion: z.optional(z.boolean()),
  incentive: z.optional(z.enum(INCENTIVES)),
})
export type StockCriteria = z.infer<typeof stockCriteriaSchema>

// GET /v1/stocks/filters: criteria as repeated or comma-separated query values; ranges as price_min, price_max …
export const stockFiltersQuerySchema = z.object({
  ...audienceShape,
  ...(Object.fromEntries(FACET_CODES.map((code) => [code, z.optional(z.string().check(z.maxLength(400)))])) as Record<
    FacetCode,
    z.ZodMiniOptional<z.ZodMiniString>
  >),
  ...(Object.fromEntries(
    RANGE_CODES.flatMap((code) => [`${code}_min`, `${code}_max`]).map((code) => [code, z.optional(queryNumber)]),
  ) as Record<`${RangeCode}_${'min' | 'max'}`, z.ZodMiniOptional<typeof queryNumber>>),
  promotion: z.optional(z.enum(['true', 'false'])),
  incentive: z.optional(z.enum(INCENTIVES)),
  duration: z.optional(durationQuerySchema),
  mileage: z.optional(mileageQuerySchema),
  deposit: z.optional(queryNumber),
})
export type StockFiltersQuery = z.infer<typeof stockFiltersQuerySchema>
export const stockFiltersResponseSchema = z.object({
  total: countSchema,
  facets: listOf(facetSchema),
  sorts: listOrNone(z.enum(STOCK_SORTS)),
  version: textOrNone,
})
export type StockFiltersResponse = z.infer<typeof stockFiltersResponseSchema>

export const dealerSchema = z.object({
  id: textSchema,
  name: nameOr('id'),
  city: textOrNone,
  zipcode: z.optional(zipcodeSchema),
  phone: phoneOrNone,
  latitude: z.optional(boundedNumber(-90, 90)),
  longitude: z.optional(boundedNumber(-180, 180)),
  distance_km: z.optional(distanceSchema),
})
export type Dealer = z.infer<typeof dealerSchema>

const namedSchema = z.object({ code: textSchema, name: nameOr('code') })
const exteriorSchema = z.extend(namedSchema, { hex: z.optional(colorSchema) })
const availabilitySchema = z
  .object({
    kind: z.enum(AVAILABILITIES),
    date: z.optional(comingDateSchema),
    ...weeksShape,
  })
  .check(weeksInOrder)

/** What every monthly amount of an answer is worked out on; left out: the terms of a card. The deposit is in the audience's own reading. */
const rentTermsSchema = z.object({
  duration: durationSchema,
  mileage: mileageSchema,
  deposit: z.number().check(z.gte(0), z.lte(1_000_000)),
})

/** Of one page of the list. */
const MOST_VEHICLES = 100

/** Of one answer. */
export const MOST_NEAR_MISSES = 6

/** How many others of a fold are told one by one. */
export const MOST_FOLDED = 8
const foldedSchema = z.object({
  /** Number of cars in the fold, this one included. */
  count: countSchema,
  colors: listOf(exteriorSchema),
  dealers: countSchema,
  from_price: carPriceSchema,
  /** The other cars of the fold, in the order of the list; at most MOST_FOLDED. */
  others: listOf(
    z.object({
      commission_id: commissionIdSchema,
      exterior: exteriorSchema,
      price_offer: carPriceOrNoneSchema,
      availability: availabilitySchema,
      status: z.enum(VEHICLE_STATUSES),
      dealer: z.pick(dealerSchema, { name: true, city: true, distance_km: true }),
    }),
    MOST_FOLDED,
  ),
})

const stockVehicleSchema = z.object({
  commission_id: commissionIdSchema,
  cupra_code: cupraCodeSchema,
  carline_code: carlineCodeSchema,
  title: nameOr('version'),
  version: textSchema,
  model_year: yearSchema,
  fuel_type: fuelTypeSchema,
  gearbox: gearboxSchema,
  drive: driveSchema,
  power_kw: powerSchema,
  power_ch: powerSchema,
  exterior: exteriorSchema,
  interior: namedSchema,
  wheels: namedSchema,
  /** Extras beyond the version, the dearest first: options, packs, editions. */
  options: z.optional(listOf(z.object({ code: textSchema, title: nameSchema }))),
  price_list: carPriceOrNoneSchema,
  price_offer: carPriceOrNoneSchema,
  /** The reduction, from the lowest price of the last 30 days to the offer; none where the offer is not below it. */
  discount: z.optional(
    z.object({
      amount: moneySchema,
      /** Per cent of `lowest_30_days`, one decimal, rounded down. */
      percent: shareSchema,
      label: textSchema,
      legal_key: textOrNone,
      valid_to: dateSchema,
    }),
  ),
  /** Lowest price of the last 30 days (Code of economic law, art. VI.18), whenever a reduction is shown. */
  lowest_30_days: z.optional(carPriceSchema),
  monthly: z.optional(monthlySchema),
  wltp: wltpSchema,
  availability: availabilitySchema,
  status: z.enum(VEHICLE_STATUSES),
  dealer: dealerSchema,
  match: z.optional(
    z.object({
      wished: countSchema,
      included: countSchema,
      missing: wholeListOf(nameSchema),
      /** The same by wish, in the order in which they were asked. */
      wishes: z.optional(listOf(z.object({ id: textSchema, label: nameOr('id'), met: z.boolean() }))),
    }),
  ),
  /** The fold, in a folded list: this car and those that differ from it in nothing but paint, dealer, delivery and price. */
  folded: z.optional(foldedSchema),
  pictures: listOrNone(pictureSchema),
  updated_at: dateSchema,
})
export type StockVehicle = z.infer<typeof stockVehicleSchema>

/** The whole car: only for a search that names its commission. */
export const stockVehicleDetailSchema = z.extend(stockVehicleSchema, {
  /** Those of the list, and what is taken without a surcharge; absent where the service does not say. */
  options: z.optional(wholeListOf(z.object({ code: textSchema, title: nameOr('code'), price: moneySchema }))),
  equipment_standard: listOrNone(z.object({ code: textSchema, title: nameSchema })),
  technical: listOrNone(technicalGroupSchema),
  live_look: z.optional(liveLookSchema),
  catalog_value: carPriceOrNoneSchema,
  tax_facts: z.optional(taxFactsSchema),
  warranty_months: boundedInt(0, 240),
  /** The same car, ordered anew today. */
  new_build: z.optional(z.object({ price: carPriceSchema, ...weeksShape }).check(weeksInOrder)),
})
export type StockVehicleDetail = z.infer<typeof stockVehicleDetailSchema>

// POST /v1/stocks/vehicles
export const stockVehiclesBodySchema = z.object({
  ...audienceShape,
  criteria: z.optional(stockCriteriaSchema),
  /** One car by its number: answered with its whole detail, and with 410 once it is sold. */
  commission_id: z.optional(commissionIdSchema),
  /** A few cars by their numbers, side by side: answered as `details` in this order, without those that are not on sale. */
  commission_ids: z.optional(z.array(commissionIdSchema).check(z.minLength(1), z.maxLength(MOST_COMPARED_VEHICLES))),
  wishes: z.optional(values),
  /** A car that is not let on these terms has no monthly amount. */
  terms: z.optional(rentTermsSchema),
  /** Cars that differ in nothing but paint and dealer come as one entry; offset and limit count entries. */
  fold: z.optional(z.boolean()),
  sort: z.optional(z.enum(STOCK_SORTS)),
  offset: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
  limit: z.optional(z.int().check(z.gte(0), z.lte(MOST_VEHICLES))),
  near: z.optional(z.object({ zipcode: zipcodeSchema, radius_km: z.number().check(z.gte(1), z.lte(400)) })),
  include: z.optional(z.array(z.enum(['facets', 'approximate'])).check(z.maxLength(2))),
})
export type StockVehiclesBody = z.infer<typeof stockVehiclesBodySchema>
export const stockVehiclesResponseSchema = z.object({
  total: countSchema,
  offset: countSchema,
  limit: countSchema,
  /** Cards of a folded list. `total` counts vehicles. */
  entries: z.optional(countSchema),
  vehicles: onceBy('commission_id', listOf(stockVehicleSchema, MOST_VEHICLES)),
  detail: z.optional(stockVehicleDetailSchema),
  /** The cars that `commission_ids` names. */
  details: z.optional(listOf(stockVehicleDetailSchema)),
  facets: z.optional(listOf(facetSchema)),
  approximate: z.optional(
    listOf(z.object({ reason: nameSchema, total: countSchema, vehicles: listOf(stockVehicleSchema, MOST_VEHICLES) })),
  ),
  /** With `approximate`, below six results: cars that miss the search in one thing alone, the closest first. */
  near_misses: z.optional(
    listOf(z.object({ vehicle: stockVehicleSchema, difference: differenceSchema }), MOST_NEAR_MISSES),
  ),
  version: textOrNone,
})
export type StockVehiclesResponse = z.infer<typeof stockVehiclesResponseSchema>

/** GET /v1/stocks/cupra-code-stock: for a build, or for a car of the stock that somebody else has; 400 when neither is named. */
export const cupraCodeStockQuerySchema = z.object({
  ...audienceShape,
  cupra_code: z.optional(cupraCodeSchema),
  /** A sold car too: its closest ones are asked for. All of its carline are ranked, however far from it. */
  commission_id: z.optional(commissionIdSchema),
  zipcode: z.optional(zipcodeSchema),
  limit: z.optional(z.pipe(queryNumber, z.int().check(z.gte(1), z.lte(24)))),
})
export type CupraCodeStockQuery = z.infer<typeof cupraCodeStockQuerySchema>
export const cupraCodeStockResponseSchema = z.object({
  total: countSchema,
  /** How many of them are the very car: `exact` holds at most `limit`. */
  exact_total: z.optional(countSchema),
  exact: listOf(stockVehicleSchema),
  close: listOf(
    z.object({
      vehicle: stockVehicleSchema,
      same: listOrNone(textSchema),
      different: wholeListOf(
        z.object({ category: textSchema, wanted: textSchema, got: textSchema, price_delta: moneySchema }),
      ),
      /** 0 to 1; 1 is the same car. */
      score: z.optional(boundedNumber(0, 1)),
    }),
  ),
})
export type CupraCodeStockResponse = z.infer<typeof cupraCodeStockResponseSchema>
