import { emptyMesh } from '../cut'
import { at, lerp, range, smoothstep, type Vec3 } from '../math'
import { addTo } from '../parts'
import { loft } from '../solids'
import { type Context, signedPower } from './context'

/** Housing with a painted cap above a gloss foot, the glass set into its flat back, on a short arm from the door. */
export function addMirror({ car, half }: Context): void {
  const {
    middle: [mx, my, mz],
    half: [halfWidth, halfHeight],
  } = car.mirror
  const section = (t: number, inset = 0): Vec3[] => {
    // Front to back: a closed round nose, nearly constant up to the flat back.
    const nose = 1 - Math.min(1, t / 0.85)
    const grow = Math.max(0.004, (1 - nose ** 2.3) ** (1 / 2.3))
    const hy = halfWidth * grow - inset
    const hz = halfHeight * grow - inset
    return range(0, Math.PI * 2, 56)
      .slice(0, -1)
      .map((a): Vec3 => {
        const cy = signedPower(Math.cos(a), 0.74)
        const cz = signedPower(Math.sin(a), 0.78)
        const taper = 1 - 0.3 * smoothstep(-0.6, 1.1, cy) - 0.1 * Math.max(0, -cz)
        return [mx + lerp(-0.07, 0.05, t) + 0.026 * cy * grow, my + cy * hy, mz + cz * hz * taper + cy * 0.012 * grow]
      })
  }
  const shell = loft(
    range(0, 1, 26).map((t) => section(t ** 1.7)),
    true,
  )
  const cap = emptyMesh()
  const foot = emptyMesh()
  for (const part of [cap, foot]) {
    part.positions.push(...shell.positions)
    part.normals.push(...shell.normals)
  }
  for (let i = 0; i < shell.indices.length; i += 3) {
    const triangle = [at(shell.indices, i), at(shell.indices, i + 1), at(shell.indices, i + 2)] as const
    const height = triangle.reduce((sum, k) => sum + at(shell.positions, k * 3 + 2) / 3, 0)
    ;(height > mz - halfHeight * 0.3 ? cap : foot).indices.push(...triangle)
  }
  addTo(half, 'paint', cap)
  addTo(half, 'gloss', foot)
  const flat = (t: number, inset: number, dx: number): Vec3[] =>
    section(t, inset).map((p): Vec3 => [p[0] + dx, p[1], p[2]])
  const centre = flat(1, 0, 0).map((): Vec3 => [mx + 0.04, my, mz])
  addTo(half, 'gloss', loft([flat(1, 0, 0), flat(1, 0.006, 0.003), flat(1, 0.011, -0.004)], true))
  addTo(half, 'mirrorGlass', loft([flat(1, 0.011, -0.006), centre], true))
  const arm = (t: number): Vec3[] =>
    range(0, Math.PI * 2, 14)
      .slice(0, -1)
      .map(
        (a): Vec3 => [
          mx - 0.005 + lerp(0.02, 0, t) + Math.cos(a) * lerp(0.05, 0.034, t),
          lerp(my - halfWidth * 2, my - halfWidth * 0.3, t),
          mz - halfHeight * lerp(1.35, 0.6, t) + Math.sin(a) * lerp(0.012, 0.018, t),
        ],
      )
  addTo(half, 'gloss', loft(range(0, 1, 6).map(arm), true))
}
