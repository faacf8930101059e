import type { Picture } from '@/contract/common'

/** What the stage shows of a configured car: round it, then inside. */
const STAGE_VIEWS = [
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

/** Each tells of one choice: cloth or leather, the paint, the wheels. The first one that changed is the one to look at. */
const TELLING = [
  ['int-seats', 'int-seats'],
  ['ext-front', 'ext-f34'],
  ['ext-side', 'ext-side'],
] as const satisfies readonly (readonly [StageView, StageView])[]

/**
 * From where a choice that was just made can be seen: `view` if it changed there, and otherwise one that shows it.
 * From behind the seats no paint is seen, and straight from an end no wheel.
 */
export function viewOfChange(
  before: readonly StagePicture[],
  after: readonly StagePicture[],
  view: StageView,
): StageView {
  const idIn = (pictures: readonly StagePicture[], of: StageView) => pictures.find((one) => one.view === of)?.id
  const changed = (of: StageView) => idIn(before, of) !== idIn(after, of)
  if (changed(view)) return view
  return TELLING.find(([telling]) => changed(telling))?.[1] ?? view
}
