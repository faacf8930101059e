import fc from 'fast-check'
import { writeBudget } from '@/domain/budget'
import { writeCalculation } from '@/domain/calculation'
import { DURATIONS, LAST_PERCENTS, MILEAGES, PRODUCT_CODES } from '@/domain/finance-terms'
import { writeFleetPlan } from '@/domain/fleet-plan'
import { LANGUAGES } from '@/domain/language'
import { MESSAGE_KINDS } from '@/domain/message-kind'
import { CHOICE_ANSWERS, writeChoice } from '@/domain/product-choice'
import { SALES_TYPES } from '@/domain/sales-type'
import { codecs } from '@/routing/codecs'
import type { RouteMatch } from '@/routing/params'
import { ROUTE_NAMES, type RouteName, routeDefinition } from '@/routing/route-table'
import { parseSegment, templateSegments } from '@/routing/trie'

export const languages = fc.constantFrom(...LANGUAGES)
const salesTypes = fc.constantFrom(...SALES_TYPES)
export const audiences = fc.record({ language: languages, salesType: salesTypes })
const routeNames = fc.constantFrom(...ROUTE_NAMES)

/** Words that mean something to the table, where a parameter may happen to hold them. */
const TABLE_WORDS = [
  'test-drive',
  'flemish-region-incentive',
  'professionnel',
  'professioneel',
  'models',
  'other',
  'fr',
]
/** Strings that break careless code. */
const NASTY = [
  '__proto__',
  'constructor',
  '%',
  '%2F',
  '%E0%A4%A',
  'a/b',
  '\\',
  '..',
  '.',
  '',
  ' ',
  '?',
  '#',
  '\0',
  'é',
  '🚗',
]

export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(...NASTY, ...TABLE_WORDS, '\ud800', 'x'.repeat(20_000)),
)
const openText = fc.oneof(
  anyText.filter((value) => codecs.id?.decode(value, 'fr') !== undefined),
  fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'abcABC019-_') }),
)
const slugs = fc.oneof(
  fc.constantFrom(...TABLE_WORDS),
  fc.string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(...'abcxyz019-_') }),
)

const cupraCodes = fc.stringMatching(/^[A-Z0-9]{8}$/)
const typed = fc.string({ maxLength: 16, unit: 'grapheme' })
const terms = { duration: fc.constantFrom(...DURATIONS), mileage: fc.constantFrom(...MILEAGES) }
const product = fc.constantFrom(...PRODUCT_CODES)
const last = fc.option(fc.constantFrom(...LAST_PERCENTS), { nil: undefined })

/** What the forms about money ask, by the parameter that spells it. */
const asked: Readonly<Record<string, fc.Arbitrary<string>>> = {
  calculation: fc
    .record({ car: fc.record({ cupra_code: cupraCodes }), product, ...terms, deposit: typed, last })
    .map(writeCalculation),
  budget: fc.record({ amount: typed, product, ...terms, deposit: typed }).map(writeBudget),
  choice: fc
    .record({
      end: fc.constantFrom(undefined, ...CHOICE_ANSWERS.end),
      duration: fc.constantFrom(undefined, ...CHOICE_ANSWERS.duration),
      services: fc.constantFrom(undefined, ...CHOICE_ANSWERS.services),
      mileage: fc.constantFrom(undefined, ...CHOICE_ANSWERS.mileage),
      advance: fc.constantFrom(undefined, ...CHOICE_ANSWERS.advance),
    })
    .map(writeChoice),
  fleet: fc
    .record({
      product,
      lines: fc.array(fc.record({ code: cupraCodes, count: typed, ...terms }), { minLength: 1, maxLength: 8 }),
    })
    .map(writeFleetPlan),
}

const templateParams = (name: RouteName) =>
  templateSegments(routeDefinition(name).templates.fr).flatMap((segment) => parseSegment(segment) ?? [])

function valuesOf(param: string): fc.Arbitrary<string> {
  const codec = codecs[param]
  if (param === 'message_kind') return fc.constantFrom(...MESSAGE_KINDS)
  if (codec?.values) return fc.constantFrom(...codec.values)
  const askedFor = asked[param]
  if (askedFor) return askedFor
  if (param === 'commissionId')
    return openText.map((text) => text.replace(/\s/g, '').toUpperCase()).filter((text) => !/^\.{0,2}$/.test(text))
  if (param === 'page') return fc.integer({ min: 2, max: 9_999 }).map(String)
  return codec?.decode('a b', 'fr') === undefined ? slugs : openText
}

/** Values that another route would take for its own word ("test-drive" as a tab) have no address. */
function hasAddress({ name, params }: RouteMatch): boolean {
  if (name === 'models.carline.tab') return params.tab_slug_id !== 'test-drive'
  if (name === 'news.article') return !(params.slug.length === 2 && params.slug[0] === 'page')
  if (name === 'stock.vehicle') return params.commissionId.toLowerCase() !== 'flemish-region-incentive'
  return true
}

/** Any route with parameters that have an address. */
export const matches: fc.Arbitrary<RouteMatch> = routeNames
  .chain((name) => {
    const params = fc.record(
      Object.fromEntries(
        templateParams(name).map(({ param, many }) => [
          param,
          many ? fc.array(valuesOf(param), { minLength: 1, maxLength: 4 }) : valuesOf(param),
        ]),
      ),
    )
    return fc.record({ name: fc.constant(name), params, salesType: salesTypes }) as unknown as fc.Arbitrary<RouteMatch>
  })
  .filter(hasAddress)

export const queryStrings = fc
  .array(fc.tuple(fc.string({ minLength: 1 }), fc.string()), { maxLength: 4 })
  .map((pairs) => (pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''))

export const hashes = fc.oneof(
  fc.constant(''),
  fc.webFragments().map((fragment) => `#${fragment}`),
)
