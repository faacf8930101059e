/** That nobody forgets a carline where the import rules keep it apart. Checked by tsc: the error names the carline. */

import type { CarlineCode as DrawnCarline } from '@demo/studio/cars/all'
import type { DAY_PAINTS, FRONT_AXLES, HERO_DETAILS } from '@/brand/car-pictures'
import type { ModelledCarline } from '@/domain/carline'

type None<T extends never> = T

/** It needs its drawing: demo/studio/cars/<slug>.ts, and a row of demo/studio/cars/all.ts. */
export type SoldWithoutDrawing = None<Exclude<ModelledCarline, DrawnCarline>>
/** It needs its row, with a body, in src/brand/carlines.ts. */
export type DrawnWithoutSale = None<Exclude<DrawnCarline, ModelledCarline>>
/** It needs its lines in src/brand/car-pictures.ts: of its paint by day, its front axle, its lamp and mirror. */
export type SoldWithoutPictureFacts = None<
  Exclude<ModelledCarline, keyof typeof DAY_PAINTS & keyof typeof FRONT_AXLES & keyof typeof HERO_DETAILS>
>
