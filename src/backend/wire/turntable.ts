import type { Car } from '@/backend/engine/car'
import type { TurntableResponse } from '@/contract/configurator'
import type { Language } from '@/domain/language'
import { renderedTurn } from './manifest'
import { presentedLiveLookOf, presentedPictureOf } from './pictures'

/** The carline of a car to turn round, as it is presented. A turn with a gap in it would be none. */
export function turntableOf(car: Car, language: Language): TurntableResponse {
  const turn = renderedTurn(car.carline.code)
  return { poster: presentedPictureOf(car, language), ...(turn && { turn }), ...presentedLiveLookOf(car) }
}
