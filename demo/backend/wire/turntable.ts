import type { Car } from '@demo/backend/engine/car'
import type { TurntableResponse } from '@/contract/configured-car'
import type { Language } from '@/domain/language'
import { renderedTurn } from './manifest'
import { presentedLiveLook, presentedPicture } from './pictures'

/** The carline of a car to turn round, as it is presented. While one of its pictures is missing, there is no turn. */
export function turntableWire(car: Car, language: Language): TurntableResponse {
  const turn = renderedTurn(car.carline.code)
  return { poster: presentedPicture(car, language), ...(turn && { turn }), ...presentedLiveLook(car) }
}
