import { Matrix4, PCFShadowMap, Vector2 } from 'three'
import { frameLoop } from '../frame-loop'
import { studios } from '../studios'
import { subPixel } from '../sub-pixel'
import { liveAverage } from '../viewer-average'
import { type CanvasOptions, makeRenderer, showCanvas, watchSize } from '../viewer-canvas'
import { unpackParts } from '../viewer-geometry'
import { listen } from '../viewer-input'
import { type Refusal, viewerRefusal } from '../viewer-refusal'
import { workerAnswers } from '../viewer-worker'
import { showPart, visitorZoom } from '../zoom'
import type { CabinOrder, CabinResult } from './build-worker'
import { type CabinKey, cabins } from './cabins'
import { driverCamera, STRAIGHT, turnedGaze } from './gaze'
import { lightUniforms } from './light'
import { litScene } from './scene'
import { interiorShots } from './shots'
import { INTERIOR_KEYS, type InteriorKey } from './trims'

export interface CabinViewerOptions extends CanvasOptions {
  readonly cabin: CabinKey
  readonly interior: InteriorKey
  /** For measuring and tests: draw on a software renderer too. */
  readonly anyRenderer?: boolean
}

export interface CabinViewer {
  /** Degrees to the right and upwards; the same turns that dragging makes. */
  readonly turn: (yaw: number, pitch: number) => void
  readonly dispose: () => void
}

/** Less than the stills have: seats with fewer folds, light in larger steps. */
const QUALITY = 0.9
/** A picture at rest is drawn so many times more, for clean edges and soft shadows; then it costs nothing. */
const REST_FRAMES = 16
/** One finger's way up and down means more in here than round the car. */
const PITCH = 3

/** The key of the wire as the studio's own; undefined where it has no such interior. */
export const readInterior = (interior: string): InteriorKey | undefined => INTERIOR_KEYS.find((key) => key === interior)

/** The cabin of `cabin` as made by a worker; rejects where that cannot be. */
async function built(order: CabinOrder): Promise<CabinResult> {
  const worker = new Worker(new URL('./build-worker.ts', import.meta.url), { type: 'module' })
  const workshop = workerAnswers<CabinOrder, CabinResult>(worker)
  try {
    return await workshop.ask(order)
  } finally {
    workshop.stop()
  }
}

function buildScene({ cabin, interior }: CabinViewerOptions, { parts, stitches, screens, probes }: CabinResult) {
  const uniforms = lightUniforms(cabins[cabin].light, probes)
  const places = Array.from({ length: stitches.length / 16 }, (_, i) => new Matrix4().fromArray(stitches, i * 16))
  const lit = litScene(
    { cabin, interior },
    {
      parts: unpackParts(parts),
      stitches: places,
      screens: screens.map(({ transform, ...screen }) => ({
        ...screen,
        transform: new Matrix4().fromArray(transform),
      })),
    },
    uniforms,
  )
  return {
    ...lit,
    dispose: () => {
      lit.dispose()
      uniforms.probeSky.value.dispose()
      uniforms.probeLine.value.dispose()
    },
  }
}

/** Puts the live cabin into `host`, seen by its driver. Draws when something has changed, refines that, and then draws nothing. */
export async function startCabinViewer(host: HTMLElement, options: CabinViewerOptions): Promise<CabinViewer | Refusal> {
  const refusal = viewerRefusal()
  if (refusal && !options.anyRenderer) return refusal
  const result = await built({ cabin: options.cabin, interior: options.interior, quality: QUALITY }).catch(
    () => undefined,
  )
  const renderer = result && makeRenderer(studios.cabin.tone, interiorShots.dash.exposure)
  if (!result || !renderer) return 'failed'
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  const hideCanvas = showCanvas(host, renderer, options)
  const { scene, beforeFrame, dispose } = buildScene(options, result)
  const average = liveAverage(renderer)
  const pixels = new Vector2()
  let gaze = STRAIGHT
  let camera = driverCamera(gaze, 1)
  const zoom = visitorZoom(() => loop.changed())

  const draw = (index: number): void => {
    beforeFrame(index, REST_FRAMES + 1)
    renderer.render(scene, camera)
    average.add(index)
  }
  const show = (shift?: readonly [number, number]): void => {
    const { x, y } = renderer.getDrawingBufferSize(pixels)
    showPart(camera, [x, y], { zoom: zoom.now(), focus: 0 }, shift)
  }
  const loop = frameLoop({
    change: () => {
      const { clientWidth: width, clientHeight: height } = host
      if (!width || !height) return false
      camera = driverCamera(gaze, width / height)
      show()
      draw(0)
      return false
    },
    rest: (index) => {
      show(subPixel(index))
      draw(index)
    },
    restFrames: REST_FRAMES,
  })
  const turn = (yaw: number, pitch: number): void => {
    gaze = turnedGaze(gaze, yaw, pitch * PITCH)
    loop.changed()
  }
  const stop = listen(renderer.domElement, { turn, zoom: zoom.scale, zoomOn: zoom.advance })
  const unwatch = watchSize(host, (width, height) => {
    renderer.setPixelRatio(Math.min(2, window.devicePixelRatio))
    renderer.setSize(width, height, false)
    average.resize()
    loop.changed()
  })
  loop.now()
  return {
    turn,
    dispose: () => {
      loop.stop()
      stop()
      unwatch()
      dispose()
      average.dispose()
      hideCanvas()
    },
  }
}
