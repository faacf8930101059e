import type { ModelsPricesResponse } from '@/contract/configurator'

export const carlinePictures = (answer: ModelsPricesResponse | undefined, carlines?: readonly (string | undefined)[]) =>
  answer?.models.flatMap(({ carline_code, picture }) =>
    !picture || carlines?.includes(carline_code) === false ? [] : [picture],
  ) ?? []
