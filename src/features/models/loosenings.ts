import type { ModelPrice } from '@/contract/configurator'
import type { SalesType } from '@/domain/sales-type'
import { FILTER_VALUES, filterModels, type ModelFilter, QUESTIONS, type Question } from './model-filter'

export interface Loosening {
  readonly question: Question
  /** The next value that lets something through; undefined: the question is dropped. */
  readonly value: ModelFilter[Question]
  readonly count: number
}

/**
 * For a filter that nothing passes: each single step that brings models back. A budget or a range gives way by as
 * little as it must, and such a step comes before giving up a wish.
 */
export function findLoosenings(models: readonly ModelPrice[], filter: ModelFilter, salesType: SalesType): Loosening[] {
  const count = (changed: ModelFilter) => filterModels(models, changed, salesType).length
  const found = QUESTIONS.filter((question) => filter[question] !== undefined).flatMap((question): Loosening[] => {
    const steps = [...weakerValues(question, filter), undefined]
    for (const value of steps) {
      const left = count({ ...filter, [question]: value })
      if (left > 0) return [{ question, value, count: left }]
    }
    return []
  })
  return found.toSorted((a, b) => Number(a.value === undefined) - Number(b.value === undefined))
}

/** Values that ask for less than the one chosen, the nearest first; none for a question of kind. */
function weakerValues(question: Question, filter: ModelFilter): readonly number[] {
  if (question === 'motorisation' || question === 'body') return []
  const chosen = filter[question] ?? 0
  const isCeiling = question === 'budget' || question === 'monthly'
  const values: readonly number[] = FILTER_VALUES[question]
  return isCeiling ? values.filter((value) => value > chosen) : values.filter((value) => value < chosen).toReversed()
}
