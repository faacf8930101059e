import { type BufferGeometry, CatmullRomCurve3, CylinderGeometry, TubeGeometry, Vector3 } from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Stance } from '../group'
import type { Block, Part } from './powertrains'

type Place = Block['from']

const inWorld = ([axle, x, y, z]: Place, { axles }: Stance): Vector3 =>
  new Vector3(axles[axle === 'front' ? 0 : 1] + x, y, z)

/** Space between two cells of a battery. */
const GAP = 0.024

function blockGeometry({ from, to, radius, cells = [1, 1] }: Block, stance: Stance): BufferGeometry {
  const [low, high] = [inWorld(from, stance), inWorld(to, stance)]
  const size = high.clone().sub(low)
  const [along, across] = cells
  const cell = new Vector3(size.x / along, size.y, size.z / across)
  const gap = along * across > 1 ? GAP : 0
  const boxes = Array.from({ length: along * across }, (_, i) =>
    new RoundedBoxGeometry(cell.x - gap, cell.y, cell.z - gap, 3, radius).translate(
      low.x + cell.x * ((i % along) + 0.5),
      low.y + cell.y / 2,
      low.z + cell.z * (Math.floor(i / along) + 0.5),
    ),
  )
  return mergeGeometries(boxes)
}

/** A cylinder across the car, with rounded grooves round it. */
function drumGeometry(
  { middle, radius, width, ribs = 0 }: Extract<Part, { form: 'drum' }>,
  stance: Stance,
): BufferGeometry {
  const grooves = Array.from({ length: ribs }, (_, i) =>
    new CylinderGeometry(radius * 1.06, radius * 1.06, (width / ribs) * 0.45, 64)
      .rotateX(Math.PI / 2)
      .translate(0, 0, width * ((i + 0.5) / ribs - 0.5)),
  )
  const { x, y, z } = inWorld(middle, stance)
  const body = new CylinderGeometry(radius, radius, width, 64).rotateX(Math.PI / 2)
  // From the side a drum is its face: a hub and a rim stand out of it.
  const hub = new CylinderGeometry(radius * 0.3, radius * 0.34, width + 0.03, 48).rotateX(Math.PI / 2)
  const rim = new CylinderGeometry(radius * 0.78, radius * 0.86, width + 0.012, 64).rotateX(Math.PI / 2)
  return mergeGeometries([body, hub, rim, ...grooves]).translate(x, y, z)
}

function tubeGeometry({ path, radius }: Extract<Part, { form: 'tube' }>, stance: Stance): BufferGeometry {
  const curve = new CatmullRomCurve3(
    path.map((place) => inWorld(place, stance)),
    false,
    'centripetal',
  )
  return new TubeGeometry(curve, 120, radius, 16)
}

export function partGeometry(part: Part, stance: Stance): BufferGeometry {
  switch (part.form) {
    case 'block':
      return blockGeometry(part, stance)
    case 'drum':
      return drumGeometry(part, stance)
    default:
      return tubeGeometry(part, stance)
  }
}

/** The twelve edges of a block as thin rods, for what has an outline and no walls. */
export function edgeGeometry({ from, to }: Block, stance: Stance, thickness: number): BufferGeometry {
  const [low, high] = [inWorld(from, stance), inWorld(to, stance)]
  const rods: BufferGeometry[] = []
  const rod = (a: Vector3, b: Vector3): void => {
    const curve = new CatmullRomCurve3([a, b])
    rods.push(new TubeGeometry(curve, 1, thickness, 8))
  }
  const corner = (i: number): Vector3 =>
    new Vector3(i & 1 ? high.x : low.x, i & 2 ? high.y : low.y, i & 4 ? high.z : low.z)
  for (let i = 0; i < 8; i++) for (const bit of [1, 2, 4]) if (!(i & bit)) rod(corner(i), corner(i | bit))
  return mergeGeometries(rods)
}
