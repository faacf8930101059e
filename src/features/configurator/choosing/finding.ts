import type { Choice, ChoiceCategory } from '@/contract/configured-car'
import type { SalesType } from '@/domain/sales-type'
import { fold, holdsAll, splitTerms } from '@/i18n/fold'
import { amountFor } from '@/i18n/format'
import { tileState } from './tile-state'

export const FINDING_FILTERS = ['all', 'chosen', 'included', 'cheap'] as const
type FindingFilter = (typeof FINDING_FILTERS)[number]

/** Euro, as the audience reads its prices: 500 incl. VAT for a private buyer, excl. VAT for a business. */
export const CHEAP_BELOW = 500

export interface Finding {
  readonly words: string
  readonly filter: FindingFilter
}

export const EVERYTHING: Finding = { words: '', filter: 'all' }

export const findsEverything = ({ words, filter }: Finding): boolean => words.trim() === '' && filter === 'all'

/**
 * The codes of the choices that are looked for, in all steps. It is worked out when the visitor asks and not after each
 * choice: a tile that is clicked on stays where it is.
 */
export function foundCodes(
  categories: readonly ChoiceCategory[],
  { words, filter }: Finding,
  salesType: SalesType,
): ReadonlySet<string> {
  const terms = splitTerms(words)
  const codes = categories.flatMap(({ title, cardinality, choices }) =>
    choices
      .filter((choice) => passes(choice, cardinality, filter, salesType))
      .filter(({ group, title: name, description }) =>
        holdsAll(fold([title, group, name, description].filter(Boolean).join(' ')).text, terms),
      )
      .map(({ code }) => code),
  )
  return new Set(codes)
}

function passes(
  choice: Choice,
  cardinality: ChoiceCategory['cardinality'],
  filter: FindingFilter,
  salesType: SalesType,
): boolean {
  const state = tileState(choice, cardinality)
  switch (filter) {
    case 'all':
      return true
    case 'chosen':
      return state === 'taken'
    case 'included':
      return state === 'brought' || choice.state === 'standard'
    case 'cheap': {
      const price = amountFor(choice.price_delta, salesType)
      return state === 'open' && price > 0 && price < CHEAP_BELOW
    }
  }
}
