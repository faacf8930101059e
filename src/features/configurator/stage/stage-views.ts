import type { Picture } from '@/contract/common'
import type { Step } from '../choosing/steps'

/** What the stage shows of a configured car: round it, then inside. */
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

/** Not a part of it from close by, nor its cabin. */
export const isWholeCar = (view: StageView): boolean => view.startsWith('ext-') && view !== 'ext-wheel'

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
function viewOfChange(
  oldPictures: readonly StagePicture[],
  newPictures: readonly StagePicture[],
  view: StageView,
): StageView {
  const idIn = (pictures: readonly StagePicture[], wanted: StageView) => pictures.find((one) => one.view === wanted)?.id
  const changed = (wanted: StageView) => idIn(oldPictures, wanted) !== idIn(newPictures, wanted)
  if (changed(view)) return view
  return TELLING.find(([telling]) => changed(telling))?.[1] ?? view
}

/** From where the choices of a step are seen best. For a pack or an option the service says it of each. */
const VIEW_OF_STEP: Readonly<Partial<Record<Step, StageView>>> = {
  version: 'ext-f34',
  exterior: 'ext-f34',
  wheels: 'ext-wheel',
  interior: 'int-dash',
  equipment: 'ext-r34',
  services: 'ext-f34',
}

/** The steps whose choices are seen on the car: paint, wheels, cabin. */
const STEPS_OF_LOOKS: readonly (Step | undefined)[] = ['exterior', 'wheels', 'interior']
export const showsCar = (step: Step | undefined): boolean => STEPS_OF_LOOKS.includes(step)

/** What decides where one looks: the pictures of the car, the step, and the choice that was made last. */
export interface Scene {
  readonly pictures: readonly StagePicture[]
  readonly step?: Step | undefined
  /** The car that was asked for last, and from where the part is seen that led to it. */
  readonly car?: string | undefined
  readonly seenFrom?: Picture['view'] | undefined
}

interface Stage {
  readonly view: StageView
  /** The scene that `view` was settled for. */
  readonly scene: Scene
  /** The visitor chose the view: it holds until the next step. */
  readonly isOwn: boolean
}

export const openedStage = (scene: Scene): Stage => ({ view: 'ext-f34', scene, isOwn: false })

export const withOwnView = (stage: Stage, view: StageView): Stage => ({ ...stage, view, isOwn: true })

/** The stage after another step came into view or the car changed; the same object where neither did. */
export function followedStage(stage: Stage, scene: Scene): Stage {
  const { view, isOwn, scene: oldScene } = stage
  const among = (wished: Picture['view'] | undefined) => scene.pictures.find((one) => one.view === wished)?.view
  if (scene.step !== oldScene.step) {
    return { view: among(scene.step && VIEW_OF_STEP[scene.step]) ?? view, scene, isOwn: false }
  }
  const isNewCar = scene.car !== oldScene.car
  const hasNewPictures = joinPictureIds(scene) !== joinPictureIds(oldScene)
  if (!isNewCar && !hasNewPictures) return stage
  if (isOwn) return { ...stage, scene }
  const ofPart = isNewCar ? among(scene.seenFrom) : undefined
  // The dashboard opens the step; a choice of interior is seen on the seats.
  const shotView = scene.step === 'interior' && view === 'int-dash' ? (among('int-seats') ?? view) : view
  const ofChange = hasNewPictures ? viewOfChange(oldScene.pictures, scene.pictures, shotView) : view
  return { ...stage, view: ofPart ?? ofChange, scene }
}

function joinPictureIds({ pictures }: Scene): string {
  return pictures.map(({ id }) => id).join(' ')
}
