import type { ModelPrice } from '@/contract/configurator'
import type { SalesType } from '@/domain/sales-type'
import { FILTER_VALUES, filterModels, type ModelFilter, QUESTIONS, type Question } from './model-filter'

export interface Relaxation {
  readonly question: Question
  /** The next value with results; undefined if the filter has to be removed. */
  readonly value: ModelFilter[Question]
  readonly count: number
}

/**
 * For a filter without results: each single change that gives some. A budget or range is changed as little as possible. Such changes
 * come before those that remove a filter.
 */
export function findRelaxations(
  models: readonly ModelPrice[],
  filter: ModelFilter,
  salesType: SalesType,
): Relaxation[] {
  const count = (changed: ModelFilter) => filterModels(models, changed, salesType).length
  const found = QUESTIONS.filter((question) => filter[question] !== undefined).flatMap((question): Relaxation[] => {
    const steps = [...weakerValues(question, filter), undefined]
    for (const value of steps) {
      const left = count({ ...filter, [question]: value })
      if (left > 0) return [{ question, value, count: left }]
    }
    return []
  })
  return found.toSorted((a, b) => Number(a.value === undefined) - Number(b.value === undefined))
}

/** Less strict values than the chosen one, the nearest first; empty for a question without an order. */
function weakerValues(question: Question, filter: ModelFilter): readonly number[] {
  if (question === 'motorisation' || question === 'body') return []
  const chosen = filter[question] ?? 0
  const isCeiling = question === 'budget' || question === 'monthly'
  const values: readonly number[] = FILTER_VALUES[question]
  return isCeiling ? values.filter((value) => value > chosen) : values.filter((value) => value < chosen).toReversed()
}
