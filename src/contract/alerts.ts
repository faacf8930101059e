import * as z from 'zod/mini'
import { audienceShape, carlineCodeSchema, commissionIdSchema, cupraCodeSchema } from './common'

/** Data-quality alarms to the operator, sent once per dedupe_key and browser session; they hold nothing personal. */
const alertShape = {
  ...audienceShape,
  source: z.enum(['stock', 'ccf']),
  commission_id: z.optional(commissionIdSchema),
  cupra_code: z.optional(cupraCodeSchema),
  carline_code: z.optional(carlineCodeSchema),
  page_path: z.string().check(z.maxLength(400)),
  app_version: z.string().check(z.maxLength(40)),
  occurred_at: z.iso.datetime(),
  dedupe_key: z.string().check(z.minLength(1), z.maxLength(120)),
}

// POST /v1/alerts/missing-price-discount
export const missingPriceDiscountBodySchema = z.object({ ...alertShape, expected: z.literal('discount') })
export type MissingPriceDiscountBody = z.infer<typeof missingPriceDiscountBodySchema>

// POST /v1/alerts/missing-catalog-price
export const missingCatalogPriceBodySchema = z.object({
  ...alertShape,
  expected: z.literal('catalog_price'),
  codes: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100)),
})
export type MissingCatalogPriceBody = z.infer<typeof missingCatalogPriceBodySchema>

/** Answered with 202. */
export const alertResponseSchema = z.object({ accepted: z.boolean() })
export type AlertResponse = z.infer<typeof alertResponseSchema>
