import type { Picture } from '@/contract/common'
import type { Step } from '../choosing/steps'

/** The views of the stage, in their order: around the car, then the cabin. */
const STAGE_VIEWS = [
  'ext-f34',
  'ext-side',
  'ext-r34',
  'ext-rear',
  'ext-front',
  'ext-low34',
  'ext-wheel',
  'int-dash',
  'int-seats',
  'int-stitch',
] as const satisfies readonly Picture['view'][]
export type StageView = (typeof STAGE_VIEWS)[number]
export type StagePicture = Picture & { readonly view: StageView }

function isOnStage(picture: Picture): picture is StagePicture {
  return (STAGE_VIEWS as readonly string[]).includes(picture.view)
}

/** False for a close-up and for the cabin. */
export const isWholeCar = (view: StageView): boolean => view.startsWith('ext-') && view !== 'ext-wheel'

export function stagePictures(pictures: readonly Picture[]): StagePicture[] {
  return pictures.filter(isOnStage).toSorted((a, b) => STAGE_VIEWS.indexOf(a.view) - STAGE_VIEWS.indexOf(b.view))
}

/** If the picture of the first view changed, the second view shows the choice: upholstery, paint, wheels. The first match counts. */
const VIEWS_BY_CHOICE = [
  ['int-seats', 'int-seats'],
  ['ext-front', 'ext-f34'],
  ['ext-side', 'ext-side'],
] as const satisfies readonly (readonly [StageView, StageView])[]

/**
 * The view that shows the last choice: the current one if its picture has changed, otherwise another one. The cabin does not show
 * the paint, for example, and the front does not show the wheels.
 */
function changedView(
  oldPictures: readonly StagePicture[],
  newPictures: readonly StagePicture[],
  view: StageView,
): StageView {
  const idIn = (pictures: readonly StagePicture[], wanted: StageView) => pictures.find((one) => one.view === wanted)?.id
  const changed = (wanted: StageView) => idIn(oldPictures, wanted) !== idIn(newPictures, wanted)
  if (changed(view)) return view
  return VIEWS_BY_CHOICE.find(([telling]) => changed(telling))?.[1] ?? view
}

/** The best view for each step. For packs and options the service names a view for each. */
const STEP_VIEWS: Readonly<Partial<Record<Step, StageView>>> = {
  version: 'ext-f34',
  exterior: 'ext-f34',
  wheels: 'ext-wheel',
  interior: 'int-dash',
  equipment: 'ext-r34',
  services: 'ext-f34',
}

/** The steps whose choices are visible on the car. */
const LOOK_STEPS: readonly (Step | undefined)[] = ['exterior', 'wheels', 'interior']
export const showsCar = (step: Step | undefined): boolean => LOOK_STEPS.includes(step)

/** The inputs of the view: pictures, step, and last choice. */
export interface Scene {
  readonly pictures: readonly StagePicture[]
  readonly step?: Step | undefined
  /** The requested car, and the view of the part that was chosen for it. */
  readonly car?: string | undefined
  readonly seenFrom?: Picture['view'] | undefined
}

interface Stage {
  readonly view: StageView
  /** The scene for which `view` was determined. */
  readonly scene: Scene
  /** The visitor has chosen the view. It stays until the next step. */
  readonly isChosen: boolean
}

export const initialStage = (scene: Scene): Stage => ({ view: 'ext-f34', scene, isChosen: false })

export const chooseView = (stage: Stage, view: StageView): Stage => ({ ...stage, view, isChosen: true })

/** The stage after a change of step or car; the same object if neither has changed. */
export function updateStage(stage: Stage, scene: Scene): Stage {
  const { view, isChosen, scene: oldScene } = stage
  const availableView = (wished: Picture['view'] | undefined) => scene.pictures.find((one) => one.view === wished)?.view
  if (scene.step !== oldScene.step) {
    return { view: availableView(scene.step && STEP_VIEWS[scene.step]) ?? view, scene, isChosen: false }
  }
  const isNewCar = scene.car !== oldScene.car
  const hasNewPictures = joinPictureIds(scene) !== joinPictureIds(oldScene)
  if (!isNewCar && !hasNewPictures) return stage
  if (isChosen) return { ...stage, scene }
  const partView = isNewCar ? availableView(scene.seenFrom) : undefined
  // The step starts with the dashboard, but a choice of interior is visible on the seats.
  const shotView = scene.step === 'interior' && view === 'int-dash' ? (availableView('int-seats') ?? view) : view
  const changeView = hasNewPictures ? changedView(oldScene.pictures, scene.pictures, shotView) : view
  return { ...stage, view: partView ?? changeView, scene }
}

function joinPictureIds({ pictures }: Scene): string {
  return pictures.map(({ id }) => id).join(' ')
}
