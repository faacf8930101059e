import { carModels as models } from '@demo/studio/models'
import type { LiveLook } from '@/contract/common'
import type { CARLINE_CABINS, ModelledCarline } from '@/domain/carline'

/** From which side a car is first seen. */
export type Angle = 'f34' | 'side' | 'r34' | 'front' | 'rear' | 'low34'

interface StartOptions {
  /** What the canvas is called, and the id of the words that say how it is used. */
  readonly label: string
  readonly describedBy: string
  /** Draw on a machine without graphics too. */
  readonly anyRenderer: boolean
  /** The browser took the graphics away. */
  readonly onLost: () => void
}

interface LiveView {
  /** Degrees to the right and upwards. */
  readonly turn: (azimuth: number, elevation: number) => void
  readonly dispose: () => void
}

interface CarView extends LiveView {
  readonly setLights: (on: boolean) => void
  /** Rejects where the models know no such paint or wheel, or its code cannot be had. */
  readonly setLook: (look: Pick<LiveLook, 'paint' | 'wheel'>) => Promise<void>
}

/** What draws cars in 3D: the studio of the demonstration, or whatever a maker puts in its place. */
export interface CarModels {
  /** Why this machine gets no live car, decided before anything heavy is loaded; the stills go on serving. */
  readonly refusal: () => string | undefined
  /** Puts the car into the element; undefined where there is no model of it. */
  readonly startCar: (
    host: HTMLElement,
    options: StartOptions & {
      readonly carline: ModelledCarline
      readonly look: Pick<LiveLook, 'paint' | 'wheel'>
      readonly lights: boolean
      readonly poster: Angle
    },
  ) => Promise<CarView | undefined>
  /** The same from inside. */
  readonly startCabin: (
    host: HTMLElement,
    options: StartOptions & { readonly cabin: (typeof CARLINE_CABINS)[ModelledCarline]; readonly interior: string },
  ) => Promise<LiveView | undefined>
}

/** The seam to demo/studio; undefined in a product without demo/. */
export const carModels: CarModels | undefined = models
