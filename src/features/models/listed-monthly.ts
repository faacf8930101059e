import type { ModelPrice } from '@/contract/configurator'

/** The monthly amount whose conditions stand once for the models of a list: of the first that has one. */
export const listedMonthly = (models: readonly ModelPrice[]) =>
  models.find(({ from_monthly }) => from_monthly)?.from_monthly
