import { HalfFloatType, Matrix4, Mesh, Scene, WebGLRenderTarget } from 'three'
import { fittedCamera } from '../camera'
import { type CarlineCode, cars } from '../cars/all'
import { carGroup, footprint } from '../group'
import type { Materials } from '../materials'
import { Camera } from '../picture'
import { carGeometry, carStance, wheelGeometry } from '../scene'
import type { Shot } from '../shots'
import type { WheelKey } from '../spec'
import { backdrop, floor } from '../stage'
import { studios } from '../studios'
import { edgeGeometry, partGeometry } from './geometry'
import { glass, ROLE_COLORS, shining } from './materials'
import { drivenAxles, type Powertrain, partsOf } from './powertrains'

export interface XRayRequest {
  readonly carline: CarlineCode
  readonly wheel: WheelKey
  readonly powertrain: Powertrain
  readonly shot: Shot
}

let camera: Camera | undefined

/** Lamps stay as they are in the still that is turned to glass. */
const LAMPS: Readonly<Record<string, readonly [string, number]>> = {
  led: ['#ffffff', 3.4],
  ledSoft: ['#e6f5ff', 0.8],
  tailLed: ['#ff0002', 1.5],
  tailSoft: ['#ff0002', 0.4],
}
/** What is behind the paint and says nothing. */
const UNSEEN = new Set([
  'void',
  'well',
  'tread',
  'plate',
  'plateInk',
  'plateBand',
  'gap',
  'edge',
  'housing',
  'tailHousing',
  'lens',
  'mirrorGlass',
])

/**
 * Every part of the body as glass.
 * @param half of its width: what stands out of it (a mirror) is dimmed, or its many edges would be the brightest thing of all
 */
function glassBody(half: number): Materials {
  const shell = glass('#9fb4bc', 0.75, 2.6, 0.012, half)
  const panes = glass('#9fb4bc', 0.5, 3, 0.01)
  // Black by day: as bright as paint, it would be what is seen first.
  const dark = glass('#9fb4bc', 0.17, 2.2, 0.015)
  const seats = glass('#8a979d', 0.16, 1.6, 0.03)
  const lost = glass('#000000', 0, 1)
  const lamps = new Map(Object.entries(LAMPS).map(([name, [color, power]]) => [name, glass(color, power, 0.01)]))
  const pick = (asked: string) => {
    const name = asked.replace('~', '')
    if (UNSEEN.has(name)) return lost
    if (name.startsWith('seat')) return seats
    if (name === 'glass' || name === 'screen') return panes
    return lamps.get(name) ?? (name === 'paint' ? shell : dark)
  }
  return Object.assign(pick, { made: () => [shell, panes, dark, seats, lost, ...lamps.values()] })
}

/** Renders one still into the page's canvas and returns it as a PNG data address. */
function render({ carline, wheel, powertrain, shot }: XRayRequest): { url: string; milliseconds: number } {
  const started = performance.now()
  const car = cars[carline]
  const geometry = carGeometry(car, 1, false)
  const stance = carStance(car)
  const foot = footprint(stance)
  const canvas = document.querySelector('canvas') ?? document.body.appendChild(document.createElement('canvas'))
  camera ??= new Camera(canvas)
  const scene = new Scene()
  const body = carGroup(stance, geometry.parts, new Map(), glassBody(car.size.width / 2))
  scene.add(body)

  const driven = drivenAxles(powertrain)
  const wheelParts = wheelGeometry(car, wheel)
  for (const [i, x] of stance.axles.entries()) {
    const isDriven = driven.includes(i === 0 ? 'front' : 'rear')
    const material = isDriven ? glass(ROLE_COLORS.drive.color, 0.62, 2.6, 0.006) : glass('#9fb4bc', 0.42, 2.6, 0.004)
    for (const [name, part] of wheelParts) {
      if (name === 'tread') continue
      const mesh = new Mesh(part, material)
      mesh.position.set(x, stance.tyreRadius, stance.track)
      mesh.rotation.z = -0.3
      scene.add(mesh)
    }
  }
  for (const part of partsOf(powertrain, car)) {
    const { color, power } = ROLE_COLORS[part.role]
    if (part.role === 'room' && part.form === 'block') {
      scene.add(new Mesh(partGeometry(part, stance), glass(color, 0.12, 1.2, 0.18)))
      scene.add(new Mesh(edgeGeometry(part, stance, 0.006), glass(color, power, 0.5, 0.5)))
      continue
    }
    const mesh = new Mesh(partGeometry(part, stance), shining(color, power))
    scene.add(mesh)
  }

  const aspect = shot.size[0] / shot.size[1]
  if (!shot.view) throw new Error('A car is looked through from a view, not from close by')
  const lens = fittedCamera(shot.view, aspect, geometry.hull)
  const below = new WebGLRenderTarget(Math.ceil(shot.size[0] / 2), Math.ceil(shot.size[1] / 2), { type: HalfFloatType })
  const matrix = new Matrix4()
  camera.renderer.toneMapping = 0
  camera.reflect(scene, lens, below, [], matrix)
  camera.renderer.toneMapping = 4
  const ground = floor(shot.stage, below.texture, matrix, foot.shaded, stance.axles)
  const behind = backdrop(shot.stage, aspect)
  scene.add(ground.mesh, behind)
  const { samples, exposure, glow, studio } = shot
  camera.take(
    scene,
    lens,
    shot.size,
    { samples, exposure, glow, tone: studios[studio].tone },
    [ground.mesh, behind],
    (sample) => {
      ground.seed.value = sample * 1.618
    },
  )
  below.dispose()
  return { url: canvas.toDataURL('image/png'), milliseconds: performance.now() - started }
}

declare global {
  interface Window {
    renderXRay: typeof render
  }
}
window.renderXRay = render
