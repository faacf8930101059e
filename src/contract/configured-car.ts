import * as z from 'zod/mini'
import { LAST_PERCENTS } from '@/domain/finance-terms'
import {
  addressSchema,
  audienceShape,
  carlineCodeSchema,
  carPriceOrNoneSchema,
  carPriceSchema,
  colorSchema,
  commissionIdSchema,
  configurationIdSchema,
  cupraCodeSchema,
  dateSchema,
  driveSchema,
  durationQuerySchema,
  durationSchema,
  euroSchema,
  filledListOf,
  fuelTypeSchema,
  gearboxSchema,
  listOf,
  listOrNone,
  liveLookSchema,
  measureSchema,
  mileageQuerySchema,
  mileageSchema,
  moneySchema,
  nameOr,
  nameSchema,
  onceBy,
  openEnum,
  PICTURE_VIEWS,
  paidEuroSchema,
  partKindSchema,
  pictureSchema,
  pixelsSchema,
  positiveEuroSchema,
  pricePartSchema,
  productCodeSchema,
  queryNumber,
  salesTypeSchema,
  standIns,
  taxFactsSchema,
  textOrNone,
  textSchema,
  wholeListOf,
  wltpSchema,
  yearSchema,
} from './common'
import { carShape, deliverySchema, engineSchema, simulationSchema } from './configurator'

// GET /v1/car-configurator/configuration
const CATEGORY_CODES = ['version', 'exterior', 'wheels', 'interior', 'packs', 'options', 'services'] as const
const categoryCodeSchema = openEnum(CATEGORY_CODES, 'options')
export type CategoryCode = (typeof CATEGORY_CODES)[number]
const selectedPartSchema = z.object({
  code: textSchema,
  kind: partKindSchema,
  category: categoryCodeSchema,
  title: nameOr('code'),
  price: moneySchema,
  standard: z.boolean(),
  /** The pack that brings this part, whose price covers it. */
  included_in: z.optional(textSchema),
})
const priceBlockSchema = z.object({
  base: carPriceOrNoneSchema,
  options: moneySchema,
  discount: z.optional(moneySchema),
  total: carPriceOrNoneSchema,
  /** Spec §3: the total in euro as this audience reads it (B2C incl. VAT, B2B excl. VAT). */
  total_price: paidEuroSchema,
  /** Fiscal catalogue value: list price with options and VAT, no discount. */
  catalog_value: carPriceOrNoneSchema,
  parts: wholeListOf(pricePartSchema),
})
export type PriceBlock = z.infer<typeof priceBlockSchema>
export const technicalValueSchema = z.union([measureSchema, z.object({ text: nameSchema })])
export const technicalGroupSchema = z.object({
  code: textSchema,
  title: nameOr('code'),
  rows: filledListOf(z.object({ code: textSchema, label: nameSchema, value: technicalValueSchema })),
})
export type TechnicalGroup = z.infer<typeof technicalGroupSchema>
/** Replaced items: they had to give way so that the car asked for can be built today. */
const replacementSchema = z.object({
  code: textSchema,
  title: nameOr('code'),
  replaced_by: z.optional(z.object({ code: textSchema, title: nameOr('code') })),
  reason: textOrNone,
})
export type Replacement = z.infer<typeof replacementSchema>
export const configurationResponseSchema = z.object({
  id: configurationIdSchema,
  cupra_code: cupraCodeSchema,
  sales_type: salesTypeSchema,
  carline_code: carlineCodeSchema,
  carline_title: nameOr('carline_code'),
  model_code: textOrNone,
  model_year: yearSchema,
  catalog_version: textSchema,
  version: textSchema,
  title: nameOr('version'),
  trim_line: textOrNone,
  edition: z.optional(textSchema),
  fuel_type: fuelTypeSchema,
  engine: engineSchema,
  gearbox: gearboxSchema,
  drive: driveSchema,
  tax_facts: z.optional(taxFactsSchema),
  /** Replacements: empty unless the car asked for can be built no more and this is the nearest one. */
  replaced: listOrNone(replacementSchema),
  selected: wholeListOf(selectedPartSchema),
  price: priceBlockSchema,
  wltp: wltpSchema,
  technical: listOrNone(technicalGroupSchema),
  pictures: listOrNone(pictureSchema),
  live_look: z.optional(liveLookSchema),
  delivery: z.optional(deliverySchema),
  legal_key: textOrNone,
})
export type Configuration = z.infer<typeof configurationResponseSchema>

// GET /v1/car-configurator/choices/{id}
export const choicesQuerySchema = z.object({ ...audienceShape, category: z.optional(categoryCodeSchema) })
export type ChoicesQuery = z.infer<typeof choicesQuerySchema>
const CHOICE_STATES = ['selected', 'standard', 'available', 'included', 'unavailable'] as const
const effectPartSchema = z.object({
  code: textSchema,
  title: nameOr('code'),
  kind: partKindSchema,
  price: moneySchema,
  reason: textOrNone,
})
export type EffectPart = z.infer<typeof effectPartSchema>
const effectShape = {
  added: wholeListOf(effectPartSchema).register(standIns, { value: [] }),
  removed: wholeListOf(effectPartSchema).register(standIns, { value: [] }),
}
/** Everything that taking a choice does to the car besides the choice itself. */
const effectSchema = z.object(effectShape)
export type Effect = z.infer<typeof effectSchema>
const repairSchema = z.object({
  title: nameSchema,
  ...effectShape,
  price_delta: moneySchema,
  next_id: configurationIdSchema,
})
const choiceSchema = z.object({
  code: textSchema,
  title: nameOr('code'),
  description: z.optional(textSchema),
  kind: partKindSchema,
  group: z.optional(textSchema),
  price: moneySchema,
  /** The change of the total by a click, with all that the choice brings or drops. Zero where a click changes nothing. */
  price_delta: moneySchema,
  /** B2B: what the choice does to the driver's benefit in kind by today's table, euro a month; absent where it does nothing. */
  benefit_delta: z.optional(euroSchema),
  /**
   * selected: paid or free, chosen by the visitor, can be dropped or replaced. standard: comes with the version and is in.
   * included: brought by a pack. available: one click away. unavailable: conflicts with the car as it stands;
   * reason and at least one repair say the way.
   */
  state: z.enum(CHOICE_STATES),
  /** The car after this choice is taken (or, when selected in a "many" category, dropped): one click, one GET. */
  next_id: z.optional(configurationIdSchema),
  reason: z.optional(textSchema),
  effect: z.optional(effectSchema),
  repairs: listOrNone(repairSchema),
  swatch: z.optional(z.object({ hex: colorSchema, finish: z.optional(z.enum(['metallic', 'solid', 'matte'])) })),
  picture: z.optional(pictureSchema),
  /** The view in which the part can be seen on the car. */
  seen_from: z.optional(z.enum(PICTURE_VIEWS)),
  tags: listOrNone(z.enum(['new', 'popular', 'edition', 'sport'])),
})
export type Choice = z.infer<typeof choiceSchema>
const choiceCategorySchema = z.object({
  code: categoryCodeSchema,
  title: nameOr('code'),
  cardinality: z.enum(['exactly_one', 'one_or_none', 'many']),
  choices: onceBy('code', filledListOf(choiceSchema)),
})
export type ChoiceCategory = z.infer<typeof choiceCategorySchema>
export const choicesResponseSchema = z.object({
  id: configurationIdSchema,
  catalog_version: textOrNone,
  categories: filledListOf(choiceCategorySchema),
})
export type ChoicesResponse = z.infer<typeof choicesResponseSchema>

// GET /v1/car-configurator/prices
const promotionSchema = z.object({
  code: textSchema,
  title: textSchema,
  amount: moneySchema,
  conditions: textSchema,
  valid_from: dateSchema,
  valid_to: dateSchema,
})
/** Prices: those of a car, or without one the catalogue price list of spec §3 (code and price). */
export const pricesResponseSchema = z.object({
  price: z.optional(priceBlockSchema),
  promotions: listOrNone(promotionSchema),
  /** The lowest price of the 30 days before the reductions of today began; absent when there is none. */
  lowest_30_days: z.optional(carPriceSchema),
  catalog: z.optional(listOf(z.object({ code: textSchema, price: moneySchema }))),
})
export type PricesResponse = z.infer<typeof pricesResponseSchema>

// GET /v1/car-configurator/quotes
export const quotesQuerySchema = z.object({
  ...audienceShape,
  ...carShape,
  commission_id: z.optional(commissionIdSchema),
  product_code: z.optional(productCodeSchema),
  duration: z.optional(durationQuerySchema),
  mileage: z.optional(mileageQuerySchema),
  /** Euro, incl. VAT in B2C and excl. VAT in B2B. */
  deposit: z.optional(queryNumber),
  /** The last payment of a credit or the purchase option of a lease, per cent of the price; one that the product does not have is left out. */
  last_percent: z.optional(queryNumber),
})
export type QuotesQuery = z.infer<typeof quotesQuerySchema>
export const quotesResponseSchema = z.object({
  offers: listOf(simulationSchema),
  options_grid: z.object({
    durations: listOf(durationSchema),
    mileages: listOf(mileageSchema),
    deposits: z.object({ min: paidEuroSchema, max: paidEuroSchema, step: positiveEuroSchema }),
    disabled: listOrNone(z.object({ duration: durationSchema, reason: textSchema })),
    /** Choices of the last payment or purchase option for this term, and the one that was taken. */
    last: z.optional(z.object({ percents: listOf(z.literal(LAST_PERCENTS)), percent: z.literal(LAST_PERCENTS) })),
  }),
  document: z.object({ quote_number: textSchema, valid_until: dateSchema, cupra_code: cupraCodeSchema }),
})
export type QuotesResponse = z.infer<typeof quotesResponseSchema>

// GET /v1/car-configurator/pictures
export const picturesQuerySchema = z.object({
  ...audienceShape,
  ...carShape,
  carline_code: z.optional(carlineCodeSchema),
  view: z.optional(z.enum(PICTURE_VIEWS)),
})
export type PicturesQuery = z.infer<typeof picturesQuerySchema>
export const picturesResponseSchema = z.object({ pictures: listOf(pictureSchema) })
export type PicturesResponse = z.infer<typeof picturesResponseSchema>

// GET /v1/car-configurator/turntable
export const turntableQuerySchema = z.object({ ...audienceShape, carline_code: carlineCodeSchema })
export type TurntableQuery = z.infer<typeof turntableQuerySchema>
export const turntableResponseSchema = z.object({
  /** The carline as it is presented, three-quarter front. */
  poster: pictureSchema,
  /** Absent where there are not all of its pictures. */
  turn: z.optional(
    z.object({
      /** Addresses in equal steps of a whole turn. The first has the poster's framing; then the camera goes along the left flank to the rear. */
      frames: wholeListOf(addressSchema),
      /** Pixels of each frame. */
      width: pixelsSchema,
      height: pixelsSchema,
    }),
  ),
  live_look: z.optional(liveLookSchema),
})
export type TurntableResponse = z.infer<typeof turntableResponseSchema>

// GET /v1/car-configurator/cupra-params
export const cupraParamsQuerySchema = z.object({ ...audienceShape, cupra_code: cupraCodeSchema })
export type CupraParamsQuery = z.infer<typeof cupraParamsQuerySchema>
export const cupraParamsResponseSchema = z.object({
  cupra_code: cupraCodeSchema,
  id: configurationIdSchema,
  carline_code: carlineCodeSchema,
  model_code: textSchema,
  model_year: yearSchema,
  version: textSchema,
  exterior_code: textSchema,
  interior_code: textSchema,
  option_codes: listOrNone(textSchema),
  still_orderable: z.boolean(),
  replaced: listOrNone(replacementSchema),
  /** The catalogue in which the code was made, and what the car cost in it. Absent where the service does not keep it. */
  issued: z.optional(
    z.object({ catalog_version: textSchema, valid_from: dateSchema, valid_to: dateSchema, price: carPriceSchema }),
  ),
})
export type CupraParamsResponse = z.infer<typeof cupraParamsResponseSchema>

// POST /v1/car-configurator/cupra-code
export const cupraCodeBodySchema = z.object({
  ...audienceShape,
  id: configurationIdSchema,
  origin: z.optional(z.enum(['ccf', 'stock', 'offer'])),
})
export type CupraCodeBody = z.infer<typeof cupraCodeBodySchema>
export const cupraCodeResponseSchema = z.object({ cupra_code: cupraCodeSchema, id: configurationIdSchema })
export type CupraCodeResponse = z.infer<typeof cupraCodeResponseSchema>

// GET /v1/car-configurator/marketing-code
export const marketingCodeResponseSchema = z.object({
  marketing_code: textSchema,
  campaign: z.optional(textSchema),
  label: textSchema,
})
export type MarketingCodeResponse = z.infer<typeof marketingCodeResponseSchema>
