import { HalfFloatType, Matrix4, type Object3D, Scene, WebGLRenderTarget } from 'three'
import { type CloseView, closeCamera, fittedCamera, type View } from './camera'
import { type CarlineCode, cars } from './cars/all'
import { carGroup, footprint, type WheelGeometry } from './group'
import { roomUniforms } from './light'
import { type Look, materialsFor, type PaintKey, paints, type RenderMode } from './materials'
import { Camera } from './picture'
import { type CarGeometry, carGeometry, carStance, landmark, wheelGeometry } from './scene'
import type { Shot } from './shots'
import type { WheelKey } from './spec'
import { backdrop, floor } from './stage'
import { studios } from './studios'

export interface StillRequest {
  readonly carline: CarlineCode
  readonly paint: PaintKey
  readonly wheel: WheelKey
  readonly shot: Shot
  readonly mode?: RenderMode
  readonly quality?: number
}

const room = roomUniforms()
const bodies = new Map<string, CarGeometry>()
const wheels = new Map<string, WheelGeometry>()
let camera: Camera | undefined

function remembered<T>(store: Map<string, T>, key: string, make: () => T, keep: number): T {
  const known = store.get(key)
  if (known) return known
  if (store.size >= keep) store.clear()
  const made = make()
  store.set(key, made)
  return made
}

/** Renders one still into the page's canvas and returns it as a PNG data address. */
function render(request: StillRequest): { url: string; milliseconds: number; triangles: number } {
  const started = performance.now()
  const { shot, carline } = request
  const car = cars[carline]
  if (!car) throw new Error(`No car is described for ${carline}`)
  const quality = request.quality ?? 1
  const geometry = remembered(bodies, `${carline} ${quality}`, () => carGeometry(car, quality), 2)
  const wheel = remembered(wheels, `${carline} ${request.wheel}`, () => wheelGeometry(car, request.wheel), 6)
  const canvas = document.querySelector('canvas') ?? document.body.appendChild(document.createElement('canvas'))
  camera ??= new Camera(canvas)

  const look: Look = { paint: paints[request.paint], mode: request.mode ?? 'full', lights: true, studio: shot.studio }
  const stance = carStance(car)
  const foot = footprint(stance)
  room.roomFoot.value.set(...foot.reflected)
  const materials = materialsFor(look, room)
  const group = carGroup(stance, geometry.parts, wheel, materials)
  const aspect = shot.size[0] / shot.size[1]
  const [lens, target] = cameraFor(shot, geometry, aspect)
  const scene = new Scene()
  scene.add(group)
  const below = new WebGLRenderTarget(Math.ceil(shot.size[0] / 2), Math.ceil(shot.size[1] / 2), { type: HalfFloatType })
  const matrix = new Matrix4()
  camera.renderer.toneMapping = 0
  camera.reflect(scene, lens, below, [], matrix)
  camera.renderer.toneMapping = 4
  const ground = floor(shot.stage, below.texture, matrix, foot.shaded, stance.axles)
  const behind = backdrop(shot.stage, aspect)
  scene.add(ground.mesh, behind)
  const hidden: Object3D[] = [ground.mesh, behind]
  camera.take(
    scene,
    lens,
    shot.size,
    {
      samples: shot.samples,
      exposure: shot.exposure,
      glow: shot.glow,
      tone: studios[shot.studio].tone,
      ...(shot.close ? { lens: { aperture: shot.close.aperture, focus: target } } : {}),
    },
    hidden,
    (sample) => {
      ground.seed.value = sample * 1.618
    },
  )
  below.dispose()
  let triangles = 0
  for (const part of geometry.parts.values()) triangles += (part.getIndex()?.count ?? 0) / 3
  const url = canvas.toDataURL('image/png')
  return { url, milliseconds: performance.now() - started, triangles }
}

function cameraFor(shot: Shot, geometry: CarGeometry, aspect: number) {
  if (shot.close) {
    const [x, y, z] = landmark(geometry, shot.close.landmark)
    const [dx, dy, dz] = shot.close.offset
    const view: CloseView = { ...shot.close, target: [x + dx, y + dy, z + dz] }
    return [closeCamera(view, aspect), [x, y, z] as const] as const
  }
  const view: View = shot.view ?? { azimuth: -42, elevation: 5, fov: 20, fill: 0.8 }
  return [fittedCamera(view, aspect, geometry.hull), [0, 0.6, 0] as const] as const
}

declare global {
  interface Window {
    renderStill: typeof render
  }
}
window.renderStill = render
