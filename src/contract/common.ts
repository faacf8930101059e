import * as z from 'zod/mini'
import { CARLINE_CODES } from '@/domain/carline'
import { commissionIdPattern } from '@/domain/commission-id'
import { CONFIGURATION_ID_LONGEST, configurationIdPattern } from '@/domain/configuration-id'
import { cupraCodePattern } from '@/domain/cupra-code'
import { DURATIONS, MILEAGES, PRODUCT_CODES } from '@/domain/finance-terms'
import { DRIVES, FUEL_TYPES, GEARBOXES } from '@/domain/fuel-type'
import { LANGUAGES } from '@/domain/language'
import { SALES_TYPES } from '@/domain/sales-type'
import { zipcodePattern } from '@/domain/zipcode'

/**
 * Pieces that several calls share. Names are those of the wire (snake_case); nothing is renamed on the way in.
 * Fields follow the field study of the trade; see docs/decisions for what was chosen where the specification is silent.
 */

/**
 * What stands in an answer for what is not understood or not there, where a page can do without it (data/read-answer.ts). A service sends
 * what the schema says; the documents for it do not know of this.
 */
export const standIns = z.registry<
  { readonly value: unknown } | { /** The field beside it. */ readonly other: string }
>()

/**
 * What is never left out by itself. A list: a price without one of its parts would not add up. An optional part: a page says something where it is
 * not there. What does not fit in it takes along what is around it.
 */
export const wholes = z.registry<{ readonly isWhole: true }>()

/** A closed list of an answer, with the word that any other one is read as: the one that claims least. */
export const openEnum = <const T extends readonly string[]>(words: T, other: T[number]) =>
  z.enum(words).register(standIns, { value: other })

export const languageSchema = z.enum(LANGUAGES)
export const salesTypeSchema = z.enum(SALES_TYPES)
export const carlineCodeSchema = z.enum(CARLINE_CODES)
export const fuelTypeSchema = openEnum(FUEL_TYPES, 'OTHER')
export const gearboxSchema = openEnum(GEARBOXES, 'other')
export const driveSchema = openEnum(DRIVES, 'other')
export const productCodeSchema = z.enum(PRODUCT_CODES)
export const durationSchema = z.literal(DURATIONS)
export const mileageSchema = z.literal(MILEAGES)

/** A numeric query parameter arrives as text. */
export const queryNumber = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]),
  z.transform((value) => Number(value)),
)
export const durationQuerySchema = z.pipe(queryNumber, durationSchema)
export const mileageQuerySchema = z.pipe(queryNumber, mileageSchema)

/** Every call carries the reader's language and sales type. */
export const audienceShape = { lang: languageSchema, sales_type: salesTypeSchema }

/** A stateless configuration id: it spells the car (carline.version.catalogue.codes), lower case. */
export const configurationIdSchema = z
  .string()
  .check(z.maxLength(CONFIGURATION_ID_LONGEST), z.regex(configurationIdPattern))
export const cupraCodeSchema = z.string().check(z.regex(cupraCodePattern))
export const commissionIdSchema = z.string().check(z.regex(commissionIdPattern))
export const zipcodeSchema = z.string().check(z.regex(zipcodePattern))

/** A number of an answer has bounds that no car, price or distance comes near: what is beyond is a fault of the service. */
export const boundedNumber = (least: number, most: number) => z.number().check(z.gte(least), z.lte(most))
export const boundedInt = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most))

const yearsFromNow = (date: string) => Number(date.slice(0, 4)) - new Date().getFullYear()
/** Calendar date, Europe/Brussels. Nothing that is told today began or ends further away than ten years. */
export const dateSchema = z.iso.date().check(
  z.regex(/^20/),
  z.refine((date) => Math.abs(yearsFromNow(date)) <= 10),
)
/** Of a car that is on its way: see `weeksSchema`. */
export const comingDateSchema = z.iso.date().check(
  z.regex(/^20/),
  z.refine((date) => yearsFromNow(date) >= -1 && yearsFromNow(date) <= 3),
)

/** Characters: the longest text that the site shows, a representative example. */
const LONGEST_TEXT = 10_000
/** Signs that nobody reads: they turn round what stands beside them, or no feed and no document can have them. */
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu
const withoutUnseen = z.overwrite<string>((text) => text.replace(UNSEEN, '').trim())
/** Words, or a code that is only handed on. Shown as text, whatever is in it. */
export const textSchema = z.string().check(z.maxLength(LONGEST_TEXT), withoutUnseen)
const someWords = () => z.string().check(z.maxLength(LONGEST_TEXT), withoutUnseen, z.minLength(1))
/** Words that a place on the page consists of: a heading, a link, a row, a party to a contract. */
export const nameSchema = someWords()
/** The same, of what has to be on the page: without one it is called by another field beside it. */
export const nameOr = (other: string) => someWords().register(standIns, { other })
/** A list of an answer. What is beyond its end is not shown: no page has room for it. */
export const listOf = <T extends z.core.$ZodType>(item: T, most = 1_000) => z.array(item).check(z.maxLength(most))
/** One in which nothing stands twice by this name: where tables are joined, a service may say a thing as often as it has rows. */
export const onceBy = <T extends z.core.$ZodType>(name: keyof z.infer<T>, list: z.ZodMiniArray<T>) =>
  list.check(z.overwrite((items) => [...new Map(items.map((item) => [item[name], item])).values()]))
/** One that says something only as a whole. */
export const wholeListOf = <T extends z.core.$ZodType>(item: T) => listOf(item).register(wholes, { isWhole: true })
/** A list of what stands under one heading. */
export const filledListOf = <T extends z.core.$ZodType>(item: T) => listOf(item).check(z.minLength(1))
/** Nothing is « none », and a page says so. */
export function tellingNone<T extends z.core.$ZodType>(schema: T) {
  const optional = z.optional(schema)
  wholes.add(optional as z.core.$ZodType, { isWhole: true })
  return optional
}
/** A list or a text that a page stands without. */
export const listOrNone = <T extends z.core.$ZodType>(item: T, most?: number) =>
  listOf(item, most).register(standIns, { value: [] })
export const textOrNone = z.string().check(z.maxLength(LONGEST_TEXT), withoutUnseen).register(standIns, { value: '' })
/** A number that a telephone dials. */
export const phoneOrNone = z
  .string()
  .check(z.regex(/^(?:\+?[\d\s()./-]{4,40})?$/))
  .register(standIns, { value: '' })
/** A colour that goes into a style sheet. */
export const colorSchema = z.string().check(z.regex(/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i))
/**
 * Where a picture lies: on this site or by https at a name that the world knows, no number and nothing inside. Written so that it ends neither
 * an attribute nor a style.
 */
export const addressSchema = z
  .string()
  .check(
    z.maxLength(2_000),
    z.regex(
      /^(?!.*(?:\.|%2e){2})(?:https:\/\/(?:[\w-]+\.)+(?!(?:local|localhost|internal|home|lan)\b)[a-z]{2,}(?::\d+)?(?=[/?]|$)|\/(?![/\\]))[^\s"'()\\<>]*$/i,
    ),
  )

export const yearSchema = boundedInt(2000, 2100)
/** None is built in more than two years, and none was there before today. */
export const weeksSchema = boundedInt(0, 104)
export const weeksShape = { weeks_min: weeksSchema, weeks_max: weeksSchema }
export const weeksInOrder = z.refine<{ readonly weeks_min: number; readonly weeks_max: number }>(
  ({ weeks_min, weeks_max }) => weeks_min <= weeks_max,
)
/** Kilometres to a dealer. */
export const distanceSchema = boundedNumber(0, 2_000)
export const seatsSchema = boundedInt(1, 12)
/** In kW or ch. */
export const powerSchema = boundedNumber(1, 4_000)
export const countSchema = boundedInt(0, 10_000_000)
/** Euro. Nothing that a car costs, or that a choice changes, comes near it. */
const MOST_EURO = 1_000_000
const LEAST_CENT = 0.01
export const euroSchema = boundedNumber(-MOST_EURO, MOST_EURO)
export const paidEuroSchema = boundedNumber(0, MOST_EURO)
export const positiveEuroSchema = boundedNumber(LEAST_CENT, MOST_EURO)
export const shareSchema = boundedNumber(0, 100)

/** A sum of rounded parts is some cents beside the rounded sum, and no more. */
const CENTS_BESIDE = 0.25
const SHARE_BESIDE = 0.001

/** Euro, two decimals; both amounts always sent, so that each audience reads its own. They are readings of one amount. */
const moneyOf = (euro: typeof euroSchema) =>
  z
    .object({ incl: euro, excl: euro, vat_rate: shareSchema, currency: z.literal('EUR') })
    .check(
      z.refine(
        ({ incl, excl, vat_rate }) =>
          Math.abs(incl - excl * (1 + vat_rate / 100)) <= CENTS_BESIDE + SHARE_BESIDE * Math.abs(incl),
      ),
    )

/** A difference may be below zero. */
export const moneySchema = moneyOf(euroSchema)
export type Money = z.infer<typeof moneySchema>

/** What is asked for something: a published zero is an offer, and no amount is below it. */
export const priceSchema = moneyOf(positiveEuroSchema)
/** Euro. No car costs less. */
const LEAST_CAR = 1_000
/** What is asked for a car. */
export const carPriceSchema = moneyOf(boundedNumber(LEAST_CAR, MOST_EURO))
/** The same, or zero: the service has no price for this car. The page says « on request » then, and the operator is told. */
export const carPriceOrNoneSchema = moneyOf(paidEuroSchema).check(
  z.refine(({ incl }) => incl === 0 || incl >= LEAST_CAR),
)
/** What is asked for a month of a car. */
export const monthlyPriceSchema = moneyOf(boundedNumber(1, 50_000))
/** What is paid besides, which may be nothing: a deposit, a kilometre more. */
export const paidSchema = moneyOf(paidEuroSchema)

/** What no car has, by unit; a range in kilometres, a time to charge in minutes. The unit of a service that has another one is shown as it comes. */
const MOST_MEASURED = {
  kW: 3_000, ch: 4_000, Nm: 10_000, cc: 20_000, 'km/h': 600, s: 120, 'g/km': 1_000, 'l/100km': 60, 'kWh/100km': 100, km: 2_000,
  kWh: 500, mm: 10_000, kg: 10_000, l: 10_000, min: 6_000, months: 240, weeks: 104, in: 40, CV: 200, '%': 100,
} // biome-ignore format: one line for each dozen
/** Empty of a bare number. */
export type Unit = keyof typeof MOST_MEASURED | ''
const MOST_OF_ANY = 1_000_000
/** No name that every object has is a unit of ours. */
const mostOf = (unit: string) =>
  Object.hasOwn(MOST_MEASURED, unit) ? MOST_MEASURED[unit as keyof typeof MOST_MEASURED] : MOST_OF_ANY
const measuredSchema = boundedNumber(0, MOST_OF_ANY)
/** With `max` from one value to another. */
export const measureSchema = z
  .object({ value: measuredSchema, unit: z.string().check(z.maxLength(12)), max: tellingNone(measuredSchema) })
  .check(z.refine(({ value, unit, max = value }) => value <= max && max <= mostOf(unit)))
export type Measure = z.infer<typeof measureSchema>

const PART_KINDS = [
  'base',
  'paint',
  'wheel',
  'interior',
  'option',
  'pack',
  'edition',
  'service',
  'discount',
  'delivery',
] as const
export const partKindSchema = openEnum(PART_KINDS, 'option')
export type PartKind = (typeof PART_KINDS)[number]

/** Spec §3: amounts are summed; a description containing EDI marks an edition item. */
export const pricePartSchema = z.object({
  code: textSchema,
  description: nameOr('code'),
  amount: moneySchema,
  kind: partKindSchema,
})

const ENERGY_CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
const wltpFiguresShape = {
  co2: measureSchema,
  consumption: z.optional(measureSchema),
  electric_consumption: z.optional(measureSchema),
  /** Range; of a plug-in hybrid, the electric one. */
  range: z.optional(measureSchema),
}
/** WLTP figures of one car (min only) or of a group of versions (value to max). */
export const wltpSchema = z.object({
  cycle: z.literal('WLTP'),
  ...wltpFiguresShape,
  /** Figures by engine, for a group of versions with several kinds of engine. */
  engines: z.optional(
    filledListOf(z.object({ fuel_type: fuelTypeSchema, ...wltpFiguresShape })).register(wholes, { isWhole: true }),
  ),
  energy_class: z.optional(z.enum(ENERGY_CLASSES)),
  euro_norm: textOrNone,
  source: z.enum(['homologated', 'estimated', 'pending']),
})
export type Wltp = z.infer<typeof wltpSchema>

/** Facts that the regions tax a car by, besides its energy and CO2; absent where the service does not say. */
export const taxFactsSchema = z.object({
  /** The taxed engine's power: of a plug-in hybrid, its combustion engine. */
  kw: boundedNumber(1, 2_000),
  fiscal_hp: boundedInt(1, 100),
  /** Maximum authorised mass. */
  max_mass_kg: z.optional(boundedNumber(100, 10_000)),
})
export type TaxFacts = z.infer<typeof taxFactsSchema>

/** Six angles, a wheel and the cabin of the very car; then the carline as it is presented, whatever is configured. */
export const PICTURE_VIEWS = [
  'ext-f34', 'ext-side', 'ext-r34', 'ext-front', 'ext-rear', 'ext-low34', 'ext-wheel', 'int-dash', 'int-seats', 'int-stitch',
  'hero', 'rear', 'teaser', 'card', 'close-front', 'close-rear', 'close-wheel', 'menu',
] as const // biome-ignore format: one line for each sort
export type PictureView = (typeof PICTURE_VIEWS)[number]
export const pixelsSchema = boundedInt(1, 20_000)
export const pictureSchema = z.object({
  id: textSchema,
  /** The view of a car, or a drawing of one part of it. */
  view: z.enum([...PICTURE_VIEWS, 'part']),
  /** The carline that is shown; absent where the picture serves every carline. */
  carline_code: z.optional(carlineCodeSchema),
  kind: openEnum(['exterior', 'interior', 'detail'], 'detail'),
  url: addressSchema,
  width: pixelsSchema,
  height: pixelsSchema,
  alt: textSchema,
  /** What the car stands on: a lit room, white paper that may be laid on any light ground, or nothing. */
  background: openEnum(['studio', 'white', 'transparent'], 'studio'),
  dominant_color: z.optional(colorSchema),
  /** The picture that was asked for does not exist: this is the nearest one, or a drawing. */
  is_fallback: z.boolean(),
  /** What was chosen for the car and would be seen from there, but is not in the picture. */
  not_shown: z.optional(listOf(textSchema, 20)),
})
export type Picture = z.infer<typeof pictureSchema>

/** The drawing keys of paint and wheels, where a car can be shown live; that of its interior, where it can be seen from inside. */
export const liveLookSchema = z.object({ paint: textSchema, wheel: textSchema, interior: z.optional(textSchema) })
export type LiveLook = z.infer<typeof liveLookSchema>
