import { type Group, MeshPhysicalMaterial, PerspectiveCamera, Scene, Vector2, Vector3 } from 'three'
import type { BuildOrder, BuildResult } from './build-worker'
import { fittedCamera } from './camera'
import type { CarlineCode } from './cars/all'
import { frameLoop } from './frame-loop'
import { framed } from './framing'
import { carGroup, footprint } from './group'
import { roomUniforms } from './light'
import { type Look, type Materials, materialsFor, PAINT_KEYS, type PaintKey, paints } from './materials'
import { paintChange } from './paint-change'
import { type Angle, angles } from './shots'
import { WHEEL_KEYS, type WheelKey } from './spec'
import { studios } from './studios'
import { type CanvasOptions, makeRenderer, showCanvas, watchSize } from './viewer-canvas'
import { liveDrawing } from './viewer-drawing'
import { unpackParts } from './viewer-geometry'
import { listen } from './viewer-input'
import { type Refusal, viewerRefusal } from './viewer-refusal'
import { workerAnswers } from './viewer-worker'
import { showPart, visitorZoom, ZOOM } from './zoom'

export interface ViewerOptions extends CanvasOptions {
  readonly carline: CarlineCode
  readonly paint: PaintKey
  readonly wheel: WheelKey
  readonly lights?: boolean
  /** The still that stands there as poster: the first frame shows the same. */
  readonly poster?: Angle
  /** For measuring and tests: draw on a software renderer too. */
  readonly anyRenderer?: boolean
  /** Called once the first frame is on the screen. */
  readonly onReady?: () => void
}

export interface Viewer {
  readonly setPaint: (paint: PaintKey) => void
  readonly setWheel: (wheel: WheelKey) => Promise<void>
  readonly setLights: (lit: boolean) => void
  /** Degrees; the same turns that dragging makes. */
  readonly turn: (azimuth: number, elevation: number) => void
  readonly dispose: () => void
}

/** A car at rest is drawn so many times more, for clean edges; then it costs nothing. */
const REST_FRAMES = 16
/** How long a paint takes to go over into another, in milliseconds. */
const PAINT_CHANGE = 400
const ELEVATION = { low: 1.5, high: 18 } as const

/** The keys of the wire as the studio's own; undefined where it has no such paint or wheel. */
export function readLook(look: {
  readonly paint: string
  readonly wheel: string
}): Pick<ViewerOptions, 'paint' | 'wheel'> | undefined {
  const paint = PAINT_KEYS.find((key) => key === look.paint)
  const wheel = WHEEL_KEYS.find((key) => key === look.wheel)
  return paint && wheel && { paint, wheel }
}

/** The paint, in both of its variants. */
const paintMaterials = (materials: Materials): MeshPhysicalMaterial[] =>
  [materials('paint'), materials('paint~')].filter((material) => material instanceof MeshPhysicalMaterial)

const wantsNoMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

function points(hull: Float32Array): Vector3[] {
  return Array.from({ length: hull.length / 3 }, (_, i) => new Vector3().fromArray(hull, i * 3))
}

/** Where the middle of the car's height is in the picture, -1 to 1 from below. */
function middleHeight(camera: PerspectiveCamera, hull: readonly Vector3[]): number {
  const heights = hull.map((point) => point.clone().project(camera).y)
  return (Math.max(...heights) + Math.min(...heights)) / 2
}

/** Puts the live car into `host`. Draws when something has changed, refines that picture, and then draws nothing. */
export async function startViewer(host: HTMLElement, options: ViewerOptions): Promise<Viewer | Refusal> {
  const refusal = viewerRefusal()
  if (refusal && !options.anyRenderer) return refusal
  const shot = angles[options.poster ?? 'f34']
  const view = shot.view
  if (!view) return 'failed'
  const worker = new Worker(new URL('./build-worker.ts', import.meta.url), { type: 'module' })
  const workshop = workerAnswers<BuildOrder, BuildResult>(worker)
  const building = Promise.all([
    workshop.ask({ kind: 'body', carline: options.carline, quality: 0.5 }),
    workshop.ask({ kind: 'wheel', carline: options.carline, wheel: options.wheel }),
  ])
  // The graphics get ready while the worker builds.
  const renderer = makeRenderer(studios[shot.studio].tone, shot.exposure)
  if (!renderer) {
    workshop.stop()
    return 'failed'
  }
  let body: BuildResult
  let rim: BuildResult
  try {
    ;[body, rim] = await building
  } catch {
    workshop.stop()
    renderer.dispose()
    return 'failed'
  }

  const hideCanvas = showCanvas(host, renderer, options)

  const room = roomUniforms()
  const { stance } = body
  room.roomFoot.value.set(...footprint(stance).reflected)
  let look: Look = { paint: paints[options.paint], mode: 'full', lights: options.lights ?? true, studio: shot.studio }
  let materials: Materials = materialsFor(look, room)
  const [coat] = paintMaterials(materials)
  const painting = coat && paintChange(coat)
  const parts = unpackParts(body.parts)
  let wheelKey = options.wheel
  let wheel = unpackParts(rim.parts)
  const hull = points(body.hull)
  const scene = new Scene()
  const drawing = liveDrawing(renderer, scene, shot.stage, stance)
  let group: Group | undefined
  let camera = new PerspectiveCamera()
  let [azimuth, elevation] = [view.azimuth, view.elevation]
  const zoom = visitorZoom(() => loop.changed())
  let focus = 0
  const pixels = new Vector2()
  const show = (shift?: readonly [number, number]): void => {
    const { x, y } = renderer.getDrawingBufferSize(pixels)
    showPart(camera, [x, y], { zoom: zoom.now(), focus }, shift)
  }

  const loop = frameLoop({
    change: () => {
      const { clientWidth: width, clientHeight: height } = host
      if (!width || !height) return false
      camera = fittedCamera(framed({ ...view, azimuth, elevation }, width / height), width / height, hull)
      if (zoom.now() > ZOOM.least) {
        focus = middleHeight(camera, hull)
        show()
      }
      const isPainting = painting?.putOn(paintMaterials(materials), performance.now()) ?? false
      drawing.draw(camera)
      return isPainting
    },
    rest: (index) => drawing.refine(camera, index, show),
    restFrames: REST_FRAMES,
  })
  const assemble = (): void => {
    if (group) scene.remove(group)
    group = carGroup(stance, parts, wheel, materials)
    scene.add(group)
    loop.changed()
  }
  /** The old materials go last: while one lives that needs the same shaders, those need not be compiled again. */
  const relight = (): void => {
    const before = materials
    materials = materialsFor(look, room)
    assemble()
    loop.now()
    for (const material of before.made()) material.dispose()
  }
  const turn = (dAzimuth: number, dElevation: number): void => {
    azimuth += dAzimuth
    elevation = Math.min(ELEVATION.high, Math.max(ELEVATION.low, elevation + dElevation))
    loop.changed()
  }

  const stop = listen(renderer.domElement, { turn, zoom: zoom.scale, zoomOn: zoom.advance })
  const unwatch = watchSize(host, (width, height) => {
    drawing.resize(width, height)
    loop.changed()
  })
  assemble()
  loop.now()
  options.onReady?.()

  return {
    turn,
    setPaint: (paint) => {
      if (look.paint === paints[paint]) return
      look = { ...look, paint: paints[paint] }
      const [finish] = paintMaterials(materialsFor(look, room))
      if (finish) painting?.begin(finish, performance.now(), wantsNoMotion() ? 0 : PAINT_CHANGE)
      loop.changed()
    },
    setLights: (lit) => {
      if (look.lights === lit) return
      look = { ...look, lights: lit }
      relight()
    },
    setWheel: async (key) => {
      if (key === wheelKey) return
      wheelKey = key
      const built = await workshop.ask({ kind: 'wheel', carline: options.carline, wheel: key })
      wheel = unpackParts(built.parts)
      assemble()
    },
    dispose: () => {
      loop.stop()
      stop()
      unwatch()
      workshop.stop()
      for (const geometry of [...parts.values(), ...wheel.values()]) geometry.dispose()
      for (const material of materials.made()) material.dispose()
      drawing.dispose()
      hideCanvas()
    },
  }
}
