import type { ModelPrice } from '@/contract/configurator'
import { BODIES, type Body, CARLINE_BODIES, type CarlineCode, isSoldCarline } from '@/domain/carline'
import { listMotorisations, MOTORISATIONS, type Motorisation } from '@/domain/fuel-type'
import { parseOption } from '@/domain/is-one-of'
import type { SalesType } from '@/domain/sales-type'
import { amountFor } from '@/i18n/format'
import type { QueryParams, RouteQuery } from '@/routing/params'

/** Euro: incl. VAT in B2C, excl. VAT in B2B. */
export const BUDGETS = [30_000, 35_000, 45_000, 55_000] as const
/** Minimum electric range in km (WLTP) of at least one version. */
const RANGES = [100, 400, 500] as const
const SEATS = [4, 5] as const
/** Euro per month, with VAT as above, on the terms of the cards. */
const MONTHLIES = [350, 450, 550, 650] as const
export interface ModelFilter {
  readonly motorisation?: Motorisation | undefined
  /** At most. */
  readonly budget?: number | undefined
  /** At most. */
  readonly monthly?: number | undefined
  readonly body?: Body | undefined
  /** At least. */
  readonly seats?: number | undefined
  /** At least. */
  readonly range?: number | undefined
}

/** The options of each question. The order of the keys is that of the page. */
export const FILTER_VALUES = {
  motorisation: MOTORISATIONS,
  budget: BUDGETS,
  monthly: MONTHLIES,
  body: BODIES,
  range: RANGES,
  seats: SEATS,
} as const satisfies { readonly [K in keyof ModelFilter]-?: readonly NonNullable<ModelFilter[K]>[] }
export type Question = keyof typeof FILTER_VALUES
export const QUESTIONS = Object.keys(FILTER_VALUES) as readonly Question[]

/** Reads the filter from a query. Unknown values are ignored. */
export function parseModelFilter(query: RouteQuery): ModelFilter {
  return Object.fromEntries(
    QUESTIONS.flatMap((question) => {
      const value = parseOption<string | number>(FILTER_VALUES[question], query[question])
      return value === undefined ? [] : [[question, value]]
    }),
  )
}

/** Query parameters in a fixed order, so that a filter has one URL. */
export function writeModelFilter(filter: ModelFilter): QueryParams {
  return Object.fromEntries(QUESTIONS.map((question) => [question, filter[question]]))
}

export function isFiltered(filter: ModelFilter): boolean {
  return QUESTIONS.some((question) => filter[question] !== undefined)
}

const TESTS: {
  readonly [K in Question]: (model: ModelPrice, value: NonNullable<ModelFilter[K]>, salesType: SalesType) => boolean
} = {
  motorisation: ({ fuel_types }, value) => listMotorisations(fuel_types).includes(value),
  budget: ({ from_price }, value, salesType) => amountFor(from_price, salesType) <= value,
  monthly: ({ from_monthly }, value, salesType) => !!from_monthly && amountFor(from_monthly.amount, salesType) <= value,
  body: ({ carline_code }, value) => carlineBody(carline_code) === value,
  seats: ({ seats }, value) => seats >= value,
  range: ({ wltp }, value) => (wltp.range?.max ?? wltp.range?.value ?? 0) >= value,
}

function carlineBody(carline: CarlineCode): Body | undefined {
  return isSoldCarline(carline) ? CARLINE_BODIES[carline] : undefined
}

export function passes(model: ModelPrice, question: Question, value: unknown, salesType: SalesType): boolean {
  const test = TESTS[question] as (model: ModelPrice, value: unknown, salesType: SalesType) => boolean
  return value === undefined || test(model, value, salesType)
}

/** The answers that exclude a model. Others would change nothing and are left out, except the chosen one. */
export function listAnswers(
  models: readonly ModelPrice[],
  question: Question,
  filter: ModelFilter,
  salesType: SalesType,
): readonly ModelFilter[Question][] {
  return FILTER_VALUES[question].filter(
    (value) => value === filter[question] || !models.every((model) => passes(model, question, value, salesType)),
  )
}

/** The matching models, the cheapest first. */
export function filterModels(models: readonly ModelPrice[], filter: ModelFilter, salesType: SalesType): ModelPrice[] {
  return models
    .filter((model) => QUESTIONS.every((question) => passes(model, question, filter[question], salesType)))
    .toSorted((a, b) => a.from_price.incl - b.from_price.incl)
}
