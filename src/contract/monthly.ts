import * as z from 'zod/mini'
import {
  boundedInt,
  dateSchema,
  durationSchema,
  mileageSchema,
  monthlyPriceSchema,
  nameSchema,
  paidEuroSchema,
  paidSchema,
  positiveEuroSchema,
  priceSchema,
  productCodeSchema,
  shareSchema,
  tellingNone,
  textOrNone,
  wholeListOf,
} from './common'

/** Whether what is lent, and all that is paid back, is the sum of its parts: to a euro, since a lender may round each instalment. */
function addsUp(example: {
  readonly cash_price: number
  readonly deposit: number
  readonly credit_amount: number
  readonly duration_months: number
  readonly monthly_amount: number
  readonly last_amount?: number | undefined
  readonly total_due: number
}): boolean {
  const { cash_price, deposit, credit_amount, duration_months, monthly_amount, last_amount = monthly_amount } = example
  const paid = (duration_months - 1) * monthly_amount + last_amount
  return Math.abs(paid - example.total_due) <= 1 && Math.abs(cash_price - deposit - credit_amount) <= 1
}

/** The representative example that Belgian law wants beside each credit figure (Code of economic law, art. VII.64). Amounts in euro incl. VAT. */
export const representativeExampleSchema = z
  .object({
    /** Word for word, in the language of the answer: the law of the day on which it was given (domain/dated/credit-law.ts). */
    warning: nameSchema,
    credit_type: nameSchema,
    cash_price: positiveEuroSchema,
    deposit: paidEuroSchema,
    credit_amount: positiveEuroSchema,
    rate_percent: shareSchema,
    rate_kind: z.enum(['fixed', 'variable']),
    apr_percent: shareSchema,
    duration_months: boundedInt(1, 120),
    monthly_amount: positiveEuroSchema,
    /** All that is due on the last day: the last instalment and what was put off. Absent where all instalments are equal. */
    last_amount: z.optional(positiveEuroSchema),
    total_due: positiveEuroSchema,
    valid_from: dateSchema,
    valid_to: dateSchema,
    lender: z.object({ name: nameSchema, address: nameSchema, kbo: textOrNone }),
    intermediary: z.object({ name: nameSchema, role: nameSchema }),
    /** The whole example as text, for the disclaimer banner (spec §3, legal entry). */
    html: nameSchema,
  })
  .check(z.refine(addsUp))
export type RepresentativeExample = z.infer<typeof representativeExampleSchema>

/** Facts that go with a monthly amount wherever it is shown: product, parties, term, what is paid before and after. */
export const monthlyTermsShape = {
  product_code: productCodeSchema,
  product_title: nameSchema,
  duration: durationSchema,
  mileage: z.optional(mileageSchema),
  /** The deposit of a credit, the raised first rent of a lease. */
  deposit: paidSchema,
  /** The last payment of a credit, the purchase option of a lease; absent where there is none. */
  residual: tellingNone(z.object({ amount: priceSchema, percent: shareSchema })),
  /** Empty where nothing is covered; absent where the service does not say. */
  services: z.optional(wholeListOf(nameSchema)),
  provider: z.object({ name: nameSchema, kbo: textOrNone, role: nameSchema }),
  intermediary: z.object({ name: nameSchema, role: nameSchema }),
  /** The example, for a credit to a consumer and for a consumer's lease that ends in a purchase. */
  representative: z.optional(representativeExampleSchema),
  legal_key: textOrNone,
  valid_to: dateSchema,
}

/** A monthly amount with the terms that must stand beside it. */
export const monthlySchema = z.object({ ...monthlyTermsShape, amount: monthlyPriceSchema })
export type Monthly = z.infer<typeof monthlySchema>
