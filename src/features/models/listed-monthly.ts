import type { ModelPrice } from '@/contract/configurator'

/** The first monthly amount of a list: its conditions are shown once for all models that share them. */
export const listedMonthly = (models: readonly ModelPrice[]) =>
  models.find(({ from_monthly }) => from_monthly)?.from_monthly
