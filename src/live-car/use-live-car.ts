import { useEffect, useEffectEvent } from 'react'
import { inLocalStorage } from '@/config/browser-storage'
import type { LiveLook, Picture } from '@/contract/common'
import type { ModelledCarline } from '@/domain/carline'
import { type Angle, carModels } from './car-models'
import { useLiveView } from './use-live-view'

/** For browser tests on machines without graphics: nothing in the site writes it. */
const anyRenderer = inLocalStorage('live-car-any-renderer')
export const allowsAnyRenderer = () => anyRenderer.read() !== ''

/** From which angle the live car is first seen, by the picture in its place; after one of the interior, three-quarter front. */
const POSTER: Readonly<Partial<Record<Picture['view'], Angle>>> = {
  'ext-side': 'side',
  'ext-r34': 'r34',
  'ext-rear': 'rear',
  'ext-front': 'front',
  'ext-low34': 'low34',
}

interface LiveCarOptions {
  readonly open: boolean
  readonly carline: ModelledCarline
  readonly look: LiveLook
  readonly lights: boolean
  readonly view: Picture['view']
  readonly label: string
  readonly describedBy: string
  readonly onFailed: () => void
}

/** The live car: loaded when it is opened, changed with every choice, gone when it is closed. */
export function useLiveCar({ open, carline, look, lights, view, label, describedBy, onFailed }: LiveCarOptions) {
  const { paint, wheel } = look
  const { host, view: live } = useLiveView({
    open,
    viewKey: carline,
    start: async (element) =>
      carModels?.startCar(element, {
        carline,
        look,
        lights,
        poster: POSTER[view] ?? 'f34',
        label,
        describedBy,
        anyRenderer: allowsAnyRenderer(),
        onLost: onFailed,
      }),
    onFailed,
  })
  const fail = useEffectEvent(onFailed)

  useEffect(() => {
    // A car in a paint that the models do not know would be another car.
    live?.setLook({ paint, wheel }).catch(() => fail())
  }, [live, paint, wheel])

  useEffect(() => live?.setLights(lights), [live, lights])

  return { host, isShown: live !== undefined, turn: live?.turn }
}
