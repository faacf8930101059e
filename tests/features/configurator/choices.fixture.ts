import type { Money } from '@/contract/common'
import type { CategoryCode, Choice, ChoiceCategory } from '@/contract/configured-car'

export function moneyOf(incl: number): Money {
  return { incl, excl: Math.round((incl / 1.21) * 100) / 100, vat_rate: 21, currency: 'EUR' }
}

export function choiceOf(given: Partial<Choice> = {}): Choice {
  return {
    code: 'CODE',
    title: 'Titel',
    kind: 'option',
    price: moneyOf(0),
    price_delta: moneyOf(0),
    state: 'available',
    next_id: 'born.v1.2027a.code',
    repairs: [],
    tags: [],
    ...given,
  }
}

export function categoryOf(code: CategoryCode, given: Partial<ChoiceCategory> = {}): ChoiceCategory {
  return { code, title: code, cardinality: 'exactly_one', choices: [choiceOf()], ...given }
}
