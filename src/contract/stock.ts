import * as z from 'zod/mini'
import { AVAILABILITIES } from '@/domain/availability'
import { STOCK_SORTS } from '@/domain/stock-sort'
import {
  audienceShape,
  carlineCodeSchema,
  commissionIdSchema,
  cupraCodeSchema,
  dateSchema,
  driveSchema,
  fuelTypeSchema,
  gearboxSchema,
  moneySchema,
  monthlySchema,
  pictureSchema,
  queryNumber,
  wltpSchema,
  zipcodeSchema,
} from './common'
import { technicalGroupSchema } from './configurator'

export const FACET_CODES = [
  'carline', 'version', 'fuel_type', 'gearbox', 'drive', 'color', 'interior', 'equipment', 'availability', 'dealer',
] as const // biome-ignore format: one line reads better
export const RANGE_CODES = [
  'price',
  'monthly',
  'discount_percent',
  'power',
  'co2',
  'range_km',
  'delivery_weeks',
] as const
export const VEHICLE_STATUSES = ['available', 'reserved', 'sold', 'available_soon'] as const
export type FacetCode = (typeof FACET_CODES)[number]
export type RangeCode = (typeof RANGE_CODES)[number]

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
  incentive: z.optional(z.boolean()),
})
export type StockCriteria = z.infer<typeof stockCriteriaSchema>

const facetSchema = z.object({
  code: z.string(),
  title: z.string(),
  kind: z.enum(['multi', 'range', 'boolean']),
  unit: z.optional(z.string()),
  values: z.optional(
    z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        /** Vehicles that stand if this value is (also) chosen and all other facets stay as they are. */
        count: z.number(),
        selected: z.boolean(),
        hex: z.optional(z.string()),
      }),
    ),
  ),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  step: z.optional(z.number()),
  count: z.optional(z.number()),
})
export type Facet = z.infer<typeof facetSchema>

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
  incentive: z.optional(z.enum(['true', 'false'])),
})
export type StockFiltersQuery = z.infer<typeof stockFiltersQuerySchema>
export const stockFiltersResponseSchema = z.object({
  total: z.number(),
  facets: z.array(facetSchema),
  sorts: z.array(z.enum(STOCK_SORTS)),
  version: z.string(),
})
export type StockFiltersResponse = z.infer<typeof stockFiltersResponseSchema>

export const dealerSchema = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  zipcode: zipcodeSchema,
  phone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  distance_km: z.optional(z.number()),
})
export type Dealer = z.infer<typeof dealerSchema>

const stockVehicleSchema = z.object({
  commission_id: commissionIdSchema,
  cupra_code: cupraCodeSchema,
  carline_code: carlineCodeSchema,
  title: z.string(),
  version: z.string(),
  model_year: z.number(),
  fuel_type: fuelTypeSchema,
  gearbox: gearboxSchema,
  drive: driveSchema,
  power_kw: z.number(),
  power_ch: z.number(),
  exterior: z.object({ code: z.string(), name: z.string(), hex: z.string() }),
  interior: z.object({ code: z.string(), name: z.string() }),
  price_list: moneySchema,
  price_offer: moneySchema,
  discount: z.optional(
    z.object({
      amount: moneySchema,
      percent: z.number(),
      label: z.string(),
      legal_key: z.string(),
      valid_to: dateSchema,
    }),
  ),
  /** Lowest price of the last 30 days (Code of economic law, art. VI.18), whenever a reduction is shown. */
  lowest_30_days: z.optional(moneySchema),
  monthly: z.optional(monthlySchema),
  wltp: wltpSchema,
  availability: z.object({
    kind: z.enum(AVAILABILITIES),
    date: z.optional(dateSchema),
    weeks_min: z.number(),
    weeks_max: z.number(),
  }),
  status: z.enum(VEHICLE_STATUSES),
  dealer: dealerSchema,
  match: z.optional(z.object({ wished: z.number(), included: z.number(), missing: z.array(z.string()) })),
  pictures: z.array(pictureSchema),
  updated_at: dateSchema,
})
export type StockVehicle = z.infer<typeof stockVehicleSchema>

/** The whole car: only for a search that names its commission. */
export const stockVehicleDetailSchema = z.extend(stockVehicleSchema, {
  options: z.array(z.object({ code: z.string(), title: z.string(), price: moneySchema })),
  equipment_standard: z.array(z.object({ code: z.string(), title: z.string() })),
  technical: z.array(technicalGroupSchema),
  catalog_value: moneySchema,
  warranty_months: z.number(),
})
export type StockVehicleDetail = z.infer<typeof stockVehicleDetailSchema>

// POST /v1/stocks/vehicles
export const stockVehiclesBodySchema = z.object({
  ...audienceShape,
  criteria: z.optional(stockCriteriaSchema),
  /** One car by its number: answered with its whole detail, and with 410 once it is sold. */
  commission_id: z.optional(commissionIdSchema),
  wishes: z.optional(values),
  sort: z.optional(z.enum(STOCK_SORTS)),
  offset: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
  limit: z.optional(z.int().check(z.gte(0), z.lte(100))),
  near: z.optional(z.object({ zipcode: zipcodeSchema, radius_km: z.number().check(z.gte(1), z.lte(400)) })),
  include: z.optional(z.array(z.enum(['facets', 'approximate'])).check(z.maxLength(2))),
})
export type StockVehiclesBody = z.infer<typeof stockVehiclesBodySchema>
export const stockVehiclesResponseSchema = z.object({
  total: z.number(),
  offset: z.number(),
  limit: z.number(),
  vehicles: z.array(stockVehicleSchema),
  detail: z.optional(stockVehicleDetailSchema),
  facets: z.optional(z.array(facetSchema)),
  approximate: z.optional(
    z.array(z.object({ reason: z.string(), total: z.number(), vehicles: z.array(stockVehicleSchema) })),
  ),
  version: z.string(),
})
export type StockVehiclesResponse = z.infer<typeof stockVehiclesResponseSchema>

// GET /v1/stocks/cupra-code-stock
export const cupraCodeStockQuerySchema = z.object({
  ...audienceShape,
  cupra_code: cupraCodeSchema,
  zipcode: z.optional(zipcodeSchema),
  limit: z.optional(z.pipe(queryNumber, z.int().check(z.gte(1), z.lte(24)))),
})
export type CupraCodeStockQuery = z.infer<typeof cupraCodeStockQuerySchema>
export const cupraCodeStockResponseSchema = z.object({
  total: z.number(),
  /** How many of them are the very car: `exact` holds at most `limit`. */
  exact_total: z.optional(z.number()),
  exact: z.array(stockVehicleSchema),
  close: z.array(
    z.object({
      vehicle: stockVehicleSchema,
      same: z.array(z.string()),
      different: z.array(
        z.object({ category: z.string(), wanted: z.string(), got: z.string(), price_delta: moneySchema }),
      ),
      /** 0 to 1; 1 is the same car. */
      score: z.number(),
    }),
  ),
})
export type CupraCodeStockResponse = z.infer<typeof cupraCodeStockResponseSchema>
