import type { Picture } from '@/contract/common'

/** What the stage shows of a configured car: round it, then inside. */
export const STAGE_VIEWS = [
  'ext-f34',
  'ext-side',
  'ext-r34',
  'ext-rear',
  'ext-front',
  'ext-low34',
  'int-dash',
  'int-seats',
  'int-stitch',
] as const satisfies readonly Picture['view'][]
export type StageView = (typeof STAGE_VIEWS)[number]
export type StagePicture = Picture & { readonly view: StageView }

function isOnStage(picture: Picture): picture is StagePicture {
  return (STAGE_VIEWS as readonly string[]).includes(picture.view)
}

/** In the order of a walk round the car. */
export function stagePictures(pictures: readonly Picture[]): StagePicture[] {
  return pictures.filter(isOnStage).toSorted((a, b) => STAGE_VIEWS.indexOf(a.view) - STAGE_VIEWS.indexOf(b.view))
}
