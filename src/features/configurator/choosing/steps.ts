import type { Money } from '@/contract/common'
import type { CategoryCode, ChoiceCategory } from '@/contract/configured-car'
import { isZero } from '@/domain/is-zero'
import { addMoney } from '../summary/price-lines'

/**
 * The steps of a configuration, in the order of the page. They all stand in one document, each under an anchor of
 * its name: a reader without JavaScript has every choice, and an address keeps its step (`…/conf/{id}#wheels`).
 */
export const STEPS = ['version', 'exterior', 'wheels', 'interior', 'equipment', 'services', 'summary'] as const
export type Step = (typeof STEPS)[number]

const CATEGORIES_OF_STEP: Record<Step, readonly CategoryCode[]> = {
  version: ['version'],
  exterior: ['exterior'],
  wheels: ['wheels'],
  interior: ['interior'],
  equipment: ['packs', 'options'],
  services: ['services'],
  summary: [],
}

export interface StepOfCar {
  readonly step: Step
  readonly categories: readonly ChoiceCategory[]
}

/** The steps that this car has anything to choose in, and the summary. */
export function listSteps(categories: readonly ChoiceCategory[]): StepOfCar[] {
  return STEPS.map((step) => ({
    step,
    categories: CATEGORIES_OF_STEP[step].flatMap((code) =>
      categories.filter((category) => category.code === code && category.choices.length > 0),
    ),
  })).filter(({ step, categories: own }) => step === 'summary' || own.length > 0)
}

export function stepOfCategory(code: CategoryCode): Step {
  return STEPS.find((step) => CATEGORIES_OF_STEP[step].includes(code)) ?? 'summary'
}

/** The titles of what is in the car at this step, for the step's own line. */
export function chosenTitles({ categories }: StepOfCar): string[] {
  return categories.flatMap((category) =>
    category.choices
      .filter(({ state }) => state === 'selected' || (state === 'standard' && category.cardinality === 'exactly_one'))
      .map(({ title }) => title),
  )
}

/** What the choices of a step cost on top of the version; undefined where nothing does. */
export function priceOfStep({ step, categories }: StepOfCar): Money | undefined {
  if (step === 'version') return undefined
  const prices = categories.flatMap(({ choices }) =>
    choices.flatMap(({ state, price }) => (state === 'selected' && !isZero(price) ? [price] : [])),
  )
  const [first, ...others] = prices
  return first && others.reduce(addMoney, first)
}
