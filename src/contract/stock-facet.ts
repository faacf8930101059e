import * as z from 'zod/mini'
import { facetValuePattern, readFacetValue } from '@/domain/facet-value'
import { isOneOf } from '@/domain/is-one-of'
import { FACET_CODES } from '@/domain/stock-facets'
import {
  boundedNumber,
  carPriceSchema,
  colorSchema,
  countSchema,
  listOf,
  nameOr,
  pictureSchema,
  priceSchema,
  textSchema,
  weeksSchema,
  wholeListOf,
} from './common'

/** Of a range, in its unit. */
const rangeValueSchema = boundedNumber(0, 1_000_000)

/** The one thing that keeps a car, or cars, from a search. */
const differenceShape = {
  /** The filter: a facet, a range, `near` or `promotion`. */
  code: textSchema,
  /** Of a range what the car has, in its unit; of `near` kilometres. */
  value: z.optional(rangeValueSchema),
  /** Of a facet what the car has instead; of `equipment` what it lacks. */
  label: z.optional(textSchema),
  /** What it costs to have that equipment fitted after delivery, where a dealer does it. */
  fitted: z.optional(priceSchema),
}
export const differenceSchema = z.object(differenceShape)
export type Difference = z.infer<typeof differenceSchema>
const helpSchema = z.object({ ...differenceShape, count: countSchema })
export type Help = z.infer<typeof helpSchema>

const facetShape = {
  code: textSchema,
  title: nameOr('code'),
  kind: z.enum(['multi', 'range', 'boolean']),
  unit: z.optional(textSchema),
  values: z.optional(
    listOf(
      z.object({
        /** It stands in addresses. */
        id: z.string().check(z.regex(facetValuePattern, { abort: true })),
        label: nameOr('id'),
        /** Vehicles that stand if this value is (also) chosen and all other facets stay as they are. */
        count: countSchema,
        /** Left out where it was not asked for. */
        selected: z.optional(z.literal(true)),
        hex: z.optional(colorSchema),
        /** Where no car has it: how many have it once one bound is moved that far, or on how many it can be fitted. */
        help: z.optional(helpSchema),
        /** A carline as it is presented, from the side, at one scale with the others. */
        profile: z.optional(pictureSchema),
        /** A carline's lowest price among the vehicles counted that nobody has reserved, and the weeks until the first of them is there. */
        from_price: z.optional(carPriceSchema),
        weeks_min: z.optional(weeksSchema),
      }),
    ),
  ),
  min: z.optional(rangeValueSchema),
  max: z.optional(rangeValueSchema),
  step: z.optional(boundedNumber(0.01, 1_000_000)),
  /** Vehicles in equal parts of the way from `min` to `max`. */
  histogram: z.optional(wholeListOf(countSchema)),
  count: z.optional(countSchema),
}
/** A value that no address could ask for is not offered. */
export const facetSchema = z.object(facetShape).check(({ value: { code, values }, issues }) => {
  if (!isOneOf(FACET_CODES, code)) return
  for (const [index, { id }] of values?.entries() ?? [])
    if (readFacetValue(id, code) !== id) issues.push({ code: 'custom', input: id, path: ['values', index, 'id'] })
})
export type Facet = z.infer<typeof facetSchema>
