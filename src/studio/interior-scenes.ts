import {
  type BufferGeometry,
  CapsuleGeometry,
  CatmullRomCurve3,
  Color,
  CylinderGeometry,
  InstancedMesh,
  type Material,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  Quaternion,
  Scene,
  TorusGeometry,
  TubeGeometry,
  Vector3,
} from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { grained } from './grain'
import { type InteriorKey, type SeatDesign, seatParts, seats, sheet } from './interior'
import { type RoomUniforms, standInRoom } from './light'
import { pchip, range, smoothstep, type Vec3 } from './math'

interface Palette {
  readonly cover: (color: string) => Material
  readonly plain: (color: string, roughness: number, metalness?: number) => Material
}

function paletteFor(design: SeatDesign, room: RoomUniforms): Palette {
  return {
    cover: (color) =>
      grained(
        standInRoom(
          new MeshPhysicalMaterial({
            color,
            roughness: design.roughness,
            sheen: design.sheen,
            sheenRoughness: 0.45,
            sheenColor: new Color(color).multiplyScalar(4),
          }),
          'cabin',
          room,
          false,
        ),
        design.grain,
      ),
    plain: (color, roughness, metalness = 0) =>
      standInRoom(new MeshStandardMaterial({ color, roughness, metalness }), 'cabin', room, false),
  }
}

function emptyScene(): Scene {
  const scene = new Scene()
  scene.background = new Color('#040506')
  return scene
}

/** A line of ambient light: bright for itself, and the source of the glow. */
function glowLine(
  scene: Scene,
  color: readonly [number, number, number],
  points: readonly Vector3[],
  radius: number,
): void {
  const line = new Mesh(
    new TubeGeometry(new CatmullRomCurve3([...points]), 90, radius, 8),
    new MeshBasicMaterial({ color: new Color(...color) }),
  )
  line.name = 'led'
  scene.add(line)
}

function stitches(scene: Scene, thread: Material, places: readonly Matrix4[], geometry: BufferGeometry): void {
  const mesh = new InstancedMesh(geometry, thread, places.length)
  places.forEach((matrix, i) => {
    mesh.setMatrixAt(i, matrix)
  })
  scene.add(mesh)
}

const AMBIENT = [3.2, 1.15, 0.45] as const

/** The backrest of a front seat; behind it, out of focus, the door's line of ambient light. */
export function seatScene(key: InteriorKey, room: RoomUniforms): Scene {
  const design = seats[key]
  const parts = seatParts(design)
  const { cover, plain } = paletteFor(design, room)
  const scene = emptyScene()
  scene.add(new Mesh(parts.trim, cover(design.color)), new Mesh(parts.centre, cover(design.centre)))
  scene.add(new Mesh(parts.shell, plain('#08090a', 0.16, 0.4)))
  stitches(scene, plain(design.stitch, 0.55), parts.stitches, parts.stitch)
  glowLine(
    scene,
    AMBIENT,
    [new Vector3(1.9, 0.3, -1.3), new Vector3(0.4, 0.46, -1.6), new Vector3(-1.8, 0.56, -1.9)],
    0.005,
  )
  return scene
}

const along = (from: Vec3, to: Vec3, t: number): Vector3 => new Vector3(...from).lerp(new Vector3(...to), t)

/** Height and depth of the dashboard's face from the windscreen (0) down to the knees (1): (z, y). */
const faceZ = pchip([
  [0, -0.42],
  [0.22, -0.2],
  [0.42, -0.015],
  [0.5, 0.012],
  [0.56, -0.01],
  [0.62, -0.045],
  [0.7, -0.03],
  [0.86, -0.02],
  [1, -0.1],
])
const faceY = pchip([
  [0, 0.02],
  [0.22, 0.035],
  [0.42, 0.022],
  [0.5, -0.006],
  [0.56, -0.03],
  [0.62, -0.045],
  [0.7, -0.075],
  [0.86, -0.17],
  [1, -0.3],
])

function dashPoint(s: number, t: number): Vec3 {
  const x = (s * 2 - 1) * 1.3
  // It bows towards the doors and rises over the instruments.
  const bow = -0.16 * Math.abs(x / 0.86) ** 2.4
  const hood = 0.035 * Math.exp(-(((x + 0.36) / 0.2) ** 2)) * smoothstep(0.05, 0.3, t) * (1 - smoothstep(0.5, 0.56, t))
  return [x, faceY(t) + hood, faceZ(t) + bow]
}

/** The dashboard from the passenger's shoulder: pad, seam, line of light, screen and wheel. */
export function dashScene(key: InteriorKey, room: RoomUniforms): Scene {
  const design = seats[key]
  const { cover, plain } = paletteFor(design, room)
  const scene = emptyScene()
  const band = (low: number, high: number, material: Material, columns = 200, rows = 90): void => {
    scene.add(
      new Mesh(
        sheet(
          (s, t) => dashPoint(s, low + (high - low) * t),
          columns,
          rows,
          () => true,
          -1,
        ),
        material,
      ),
    )
  }
  band(0, 0.56, cover(design.color))
  band(0.56, 0.66, plain('#050607', 0.22, 0.2))
  band(0.66, 1, cover(design.centre))
  const thread = plain(design.stitch, 0.55)
  const places = [0.435, 0.455].flatMap((t) =>
    range(0, 1, 250).map((s) => {
      const p = new Vector3(...dashPoint(s, t))
      p.y += 0.0008
      const direction = new Vector3(...dashPoint(Math.min(1, s + 0.002), t))
        .sub(new Vector3(...dashPoint(s, t)))
        .normalize()
      return new Matrix4().compose(
        p,
        new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), direction),
        new Vector3(1, 1, 1),
      )
    }),
  )
  stitches(scene, thread, places, new CapsuleGeometry(0.0011, 0.0042, 3, 8))
  glowLine(
    scene,
    AMBIENT,
    range(0.02, 0.98, 40).map((s) => new Vector3(...dashPoint(s, 0.615)).add(new Vector3(0, 0, 0.004))),
    0.0022,
  )
  addScreen(scene, plain, new Vector3(0.06, 0.085, 0.02), 0.36, 0.19)
  addScreen(scene, plain, new Vector3(-0.37, 0.055, -0.07), 0.25, 0.1)
  addWheel(scene, cover(design.color), plain, thread)
  return scene
}

/** A glass panel with a few quiet lines on it: no text, no map of anywhere. */
function addScreen(scene: Scene, plain: Palette['plain'], at: Vector3, width: number, height: number): void {
  const glass = new Mesh(new RoundedBoxGeometry(width, height, 0.012, 4, 0.005), plain('#020304', 0.12, 0.1))
  glass.position.copy(at)
  glass.rotation.set(-0.16, 0.05, 0)
  scene.add(glass)
  const line = (color: string, power: number, from: Vec3, to: Vec3, radius: number): void => {
    const points = range(0, 1, 24).map((t) => {
      const p = along(from, to, t)
      p.y += Math.sin(t * 9) * 0.006 * (from[1] === to[1] ? 0 : 1)
      return glass.localToWorld(p)
    })
    scene.add(
      new Mesh(
        new TubeGeometry(new CatmullRomCurve3(points), 60, radius, 6),
        new MeshBasicMaterial({ color: new Color(color).multiplyScalar(power) }),
      ),
    )
  }
  glass.updateMatrixWorld()
  const [w, h] = [width / 2, height / 2]
  line('#2f8d99', 0.5, [-w * 0.86, -h * 0.5, 0.0066], [w * 0.86, h * 0.42, 0.0066], 0.0007)
  line('#c9733f', 0.8, [-w * 0.86, -h * 0.78, 0.0066], [w * 0.1, -h * 0.78, 0.0066], 0.0009)
  line('#5d7a80', 0.35, [w * 0.2, -h * 0.78, 0.0066], [w * 0.86, -h * 0.78, 0.0066], 0.0006)
}

function addWheel(scene: Scene, cover: Material, plain: Palette['plain'], thread: Material): void {
  const radius = 0.178
  // Flattened below, as sports wheels are.
  const rim = (angle: number): Vector3 => {
    const flat = Math.max(-0.145, Math.sin(angle) * radius)
    return new Vector3(Math.cos(angle) * radius, flat, 0)
  }
  const turn = new Matrix4().makeRotationX(-0.42).setPosition(-0.37, -0.035, 0.2)
  const add = (geometry: BufferGeometry, material: Material): void => {
    scene.add(new Mesh(geometry.applyMatrix4(turn), material))
  }
  const path = new CatmullRomCurve3(
    range(0, Math.PI * 2, 96)
      .slice(0, -1)
      .map(rim),
    true,
  )
  add(new TubeGeometry(path, 260, 0.0165, 22, true), cover)
  add(new CylinderGeometry(0.052, 0.062, 0.04, 40).rotateX(Math.PI / 2), cover)
  add(new TorusGeometry(0.026, 0.0012, 8, 48).translate(0, 0, 0.0205), plain('#b4694a', 0.28, 1))
  for (const [x, y, w, h] of [
    [-0.105, 0.002, 0.12, 0.032],
    [0.105, 0.002, 0.12, 0.032],
    [0, -0.1, 0.04, 0.1],
  ] as const) {
    add(new RoundedBoxGeometry(w, h, 0.018, 3, 0.006).translate(x, y, 0), plain('#060708', 0.55))
  }
  for (const [x, y] of [
    [-0.1, -0.016],
    [0.1, -0.016],
  ] as const) {
    add(new RoundedBoxGeometry(0.08, 0.003, 0.004, 2, 0.001).translate(x, y, 0.01), plain('#b4694a', 0.28, 1))
  }
  const places = range(0, Math.PI * 2, 220)
    .slice(0, -1)
    .map((angle) => {
      const inner = rim(angle).multiplyScalar(0.912)
      inner.z = 0.006
      const ahead = rim(angle + 0.02)
        .sub(rim(angle))
        .normalize()
      return turn
        .clone()
        .multiply(
          new Matrix4().compose(
            inner,
            new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), ahead),
            new Vector3(1, 0.8, 1),
          ),
        )
    })
  stitches(scene, thread, places, new CapsuleGeometry(0.0009, 0.003, 3, 8))
}
