import { type BufferGeometry, Group, Mesh } from 'three'
import type { Materials } from './materials'

/** How a car stands on the floor: all that must be known besides its geometry to put it on the stage. */
export interface Stance {
  readonly length: number
  readonly width: number
  /** World x of both axles. */
  readonly axles: readonly [number, number]
  readonly tyreRadius: number
  readonly track: number
}

export type WheelGeometry = ReadonlyMap<string, BufferGeometry>

/** Meshes of a whole car. Names are the material's, so that looks can be changed without rebuilding anything. */
export function carGroup(
  stance: Stance,
  parts: ReadonlyMap<string, BufferGeometry>,
  wheel: WheelGeometry,
  materials: Materials,
): Group {
  const group = bodyGroup(parts, materials)
  for (const x of stance.axles) {
    for (const side of [1, -1]) {
      const corner = new Group()
      for (const [name, part] of wheel) {
        const mesh = new Mesh(part, materials(name))
        mesh.name = name
        corner.add(mesh)
      }
      corner.position.set(x, stance.tyreRadius, side * stance.track)
      if (side < 0) corner.rotation.y = Math.PI
      corner.rotation.z = side < 0 ? 0.5 : -0.3
      group.add(corner)
    }
  }
  return group
}

/** Covers and glass are drawn after everything behind them; lamps' covers before the windows. */
const RENDER_ORDER: Readonly<Record<string, number>> = { cover: 2, tailCover: 2, glass: 3, screen: 3 }

function bodyGroup(parts: ReadonlyMap<string, BufferGeometry>, materials: Materials): Group {
  const group = new Group()
  for (const [key, part] of parts) {
    const name = key.replace(':whole', '')
    const mesh = new Mesh(part, materials(part.getAttribute('open') ? `${name}~` : name))
    mesh.name = name
    mesh.renderOrder = RENDER_ORDER[name] ?? 0
    group.add(mesh)
  }
  return group
}

/** Where the floor under the car gets no light: half lengths, for the paint and for the floor itself. */
export const footprint = ({ length, width }: Stance) => ({
  reflected: [length / 2 - 0.3, 0.72] as const,
  shaded: [length / 2 - 0.12, width / 2 - 0.06] as const,
})
