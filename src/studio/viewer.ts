import {
  ACESFilmicToneMapping,
  type BufferGeometry,
  Color,
  type Group,
  HalfFloatType,
  Matrix4,
  type Mesh,
  NeutralToneMapping,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import type { BuildOrder, BuildResult } from './build-worker'
import { fittedCamera } from './camera'
import type { CarlineCode } from './cars/all'
import { carGroup, footprint } from './group'
import { roomUniforms } from './light'
import { type Look, type Materials, materialsFor, PAINT_KEYS, type PaintKey, paints } from './materials'
import { reflectedView } from './reflection'
import { type Angle, angles } from './shots'
import { WHEEL_KEYS, type WheelKey } from './spec'
import { backdrop, floor } from './stage'
import { studios } from './studios'
import { unpack } from './viewer-geometry'
import { liveGlow } from './viewer-glow'
import { type Refusal, viewerRefusal } from './viewer-refusal'

export interface ViewerOptions {
  readonly carline: CarlineCode
  readonly paint: PaintKey
  readonly wheel: WheelKey
  readonly lights?: boolean
  /** The still that stands there as poster: the first frame shows the same. */
  readonly poster?: Angle
  /** For measuring and tests: draw on a software renderer too. */
  readonly anyRenderer?: boolean
  /** What the picture is called, and the element that says how it is turned. */
  readonly label?: string
  readonly describedBy?: string
  /** Called once the first frame is on the screen. */
  readonly onReady?: () => void
  /** Called when the system takes the graphics away: what stands there is lost, and the stills take over. */
  readonly onLost?: () => void
}

export interface Viewer {
  readonly setPaint: (paint: PaintKey) => void
  readonly setWheel: (wheel: WheelKey) => Promise<void>
  readonly setLights: (on: boolean) => void
  /** Degrees; the same turns that dragging makes. */
  readonly turn: (azimuth: number, elevation: number) => void
  readonly dispose: () => void
}

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

/** One worker, answers in the order of the questions. */
function builder() {
  const worker = new Worker(new URL('./build-worker.ts', import.meta.url), { type: 'module' })
  const waiting: { resolve: (result: BuildResult) => void; reject: (error: unknown) => void }[] = []
  worker.onmessage = ({ data }: MessageEvent<BuildResult>) => waiting.shift()?.resolve(data)
  worker.onerror = (event) => waiting.shift()?.reject(event.error ?? new Error(event.message))
  return {
    build: (order: BuildOrder) =>
      new Promise<BuildResult>((resolve, reject) => {
        waiting.push({ resolve, reject })
        worker.postMessage(order)
      }),
    stop: () => worker.terminate(),
  }
}

const geometries = (result: BuildResult): Map<string, BufferGeometry> =>
  new Map(result.parts.map(([name, packed]) => [name, unpack(packed)]))

function makeRenderer(): WebGLRenderer | undefined {
  try {
    return new WebGLRenderer({ antialias: true, powerPreference: 'high-performance' })
  } catch {
    return undefined
  }
}

function points(hull: Float32Array): Vector3[] {
  return Array.from({ length: hull.length / 3 }, (_, i) => new Vector3().fromArray(hull, i * 3))
}

/** Puts the live car into `host`. Draws only when something has changed, so a car at rest costs nothing. */
export async function startViewer(host: HTMLElement, options: ViewerOptions): Promise<Viewer | Refusal> {
  const refusal = viewerRefusal()
  if (refusal && !options.anyRenderer) return refusal
  const shot = angles[options.poster ?? 'f34']
  const view = shot.view
  if (!view) return 'failed'
  const workshop = builder()
  const building = Promise.all([
    workshop.build({ kind: 'body', carline: options.carline, quality: 0.5 }),
    workshop.build({ kind: 'wheel', carline: options.carline, wheel: options.wheel }),
  ])
  // The graphics get ready while the worker builds.
  const renderer = makeRenderer()
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

  renderer.toneMapping = studios[shot.studio].tone === 'film' ? ACESFilmicToneMapping : NeutralToneMapping
  renderer.toneMappingExposure = shot.exposure
  const canvas = renderer.domElement
  canvas.tabIndex = 0
  // Arrow keys are the canvas's own, so screen readers must hand them over.
  canvas.setAttribute('role', 'application')
  if (options.label) canvas.setAttribute('aria-label', options.label)
  if (options.describedBy) canvas.setAttribute('aria-describedby', options.describedBy)
  if (options.onLost) canvas.addEventListener('webglcontextlost', options.onLost)
  canvas.style.cssText = 'display:block;width:100%;height:100%;touch-action:pan-y;cursor:grab'
  host.append(canvas)

  const room = roomUniforms()
  const { stance } = body
  const foot = footprint(stance)
  room.roomFoot.value.set(...foot.reflected)
  let look: Look = { paint: paints[options.paint], mode: 'full', lights: options.lights ?? true, studio: shot.studio }
  let materials: Materials = materialsFor(look, room)
  const parts = geometries(body)
  let wheelKey = options.wheel
  let wheel = geometries(rim)
  const hull = points(body.hull)
  const scene = new Scene()
  const mirror = new WebGLRenderTarget(640, 320, { type: HalfFloatType })
  const matrix = new Matrix4()
  const ground = floor(shot.stage, mirror.texture, matrix, foot.shaded, stance.axles)
  scene.add(ground.mesh)
  const glow = liveGlow(renderer)
  let behind: Mesh | undefined
  let group: Group | undefined
  let camera = new PerspectiveCamera()
  let [azimuth, elevation] = [view.azimuth, view.elevation]
  let pending = 0

  const assemble = (): void => {
    if (group) scene.remove(group)
    group = carGroup(stance, parts, wheel, materials)
    scene.add(group)
    draw()
  }
  /** The old materials go last: while one lives that needs the same shaders, those need not be compiled again. */
  const relight = (): void => {
    const before = materials
    materials = materialsFor(look, room)
    assemble()
    cancelAnimationFrame(pending)
    frame()
    for (const material of before.made()) material.dispose()
  }
  const frame = (): void => {
    pending = 0
    const { clientWidth: width, clientHeight: height } = host
    if (!width || !height) return
    const aspect = width / height
    camera = fittedCamera({ ...view, azimuth, elevation }, aspect, hull)
    if (behind) {
      behind.visible = false
      ground.mesh.visible = false
    }
    renderer.setRenderTarget(mirror)
    renderer.setClearColor(new Color(0))
    renderer.render(scene, reflectedView(camera, matrix))
    renderer.setRenderTarget(null)
    ground.mesh.visible = true
    if (behind) behind.visible = true
    renderer.render(scene, camera)
    glow.draw(scene, camera)
  }
  const draw = (): void => {
    pending ||= requestAnimationFrame(frame)
  }
  const resize = (): void => {
    const { clientWidth: width, clientHeight: height } = host
    if (!width || !height) return
    renderer.setPixelRatio(Math.min(2, window.devicePixelRatio))
    renderer.setSize(width, height, false)
    mirror.setSize(Math.ceil(width / 2), Math.ceil(height / 2))
    glow.resize(width, height)
    if (behind) scene.remove(behind)
    behind = backdrop(shot.stage, width / height)
    scene.add(behind)
    draw()
  }
  const turn = (dAzimuth: number, dElevation: number): void => {
    azimuth += dAzimuth
    elevation = Math.min(ELEVATION.high, Math.max(ELEVATION.low, elevation + dElevation))
    draw()
  }

  const stop = listen(canvas, turn)
  const watcher = new ResizeObserver(resize)
  watcher.observe(host)
  resize()
  assemble()
  cancelAnimationFrame(pending)
  frame()
  options.onReady?.()

  return {
    turn,
    setPaint: (paint) => {
      if (look.paint === paints[paint]) return
      look = { ...look, paint: paints[paint] }
      relight()
    },
    setLights: (on) => {
      if (look.lights === on) return
      look = { ...look, lights: on }
      relight()
    },
    setWheel: async (key) => {
      if (key === wheelKey) return
      wheelKey = key
      wheel = geometries(await workshop.build({ kind: 'wheel', carline: options.carline, wheel: key }))
      assemble()
    },
    dispose: () => {
      cancelAnimationFrame(pending)
      if (options.onLost) canvas.removeEventListener('webglcontextlost', options.onLost)
      stop()
      watcher.disconnect()
      workshop.stop()
      for (const geometry of [...parts.values(), ...wheel.values()]) geometry.dispose()
      for (const material of materials.made()) material.dispose()
      mirror.dispose()
      glow.dispose()
      renderer.dispose()
      canvas.remove()
    },
  }
}

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-10, 0],
  ArrowRight: [10, 0],
  ArrowUp: [0, 2],
  ArrowDown: [0, -2],
}

/** Drag, touch and arrow keys. Vertical touch movements stay with the page, which must go on scrolling. */
function listen(canvas: HTMLCanvasElement, turn: (azimuth: number, elevation: number) => void): () => void {
  let last: { x: number; y: number } | undefined
  const down = (event: PointerEvent): void => {
    last = { x: event.clientX, y: event.clientY }
    canvas.setPointerCapture(event.pointerId)
    canvas.style.cursor = 'grabbing'
  }
  const move = (event: PointerEvent): void => {
    if (!last) return
    const vertical = event.pointerType === 'touch' ? 0 : (event.clientY - last.y) * 0.08
    turn((last.x - event.clientX) * 0.35, vertical)
    last = { x: event.clientX, y: event.clientY }
  }
  const up = (): void => {
    last = undefined
    canvas.style.cursor = 'grab'
  }
  const key = (event: KeyboardEvent): void => {
    const step = KEYS[event.key]
    if (!step) return
    event.preventDefault()
    turn(...step)
  }
  canvas.addEventListener('pointerdown', down)
  canvas.addEventListener('pointermove', move)
  canvas.addEventListener('pointerup', up)
  canvas.addEventListener('pointercancel', up)
  canvas.addEventListener('keydown', key)
  return () => {
    canvas.removeEventListener('pointerdown', down)
    canvas.removeEventListener('pointermove', move)
    canvas.removeEventListener('pointerup', up)
    canvas.removeEventListener('pointercancel', up)
    canvas.removeEventListener('keydown', key)
  }
}
