import { emptyMesh, type Mesh } from './cut'
import { at, range, spline, type Vec2, type Vec3 } from './math'
import { type Board, mirrored, type Outline, outlineField, projection, roundCorners } from './outlines'
import { append } from './solids'
import type { CarSpec, Stroke } from './spec'
import { type Surface, U_MAX } from './surface'

/** Half a car: one mesh per material, in car space. */
export type BodyParts = Map<string, Mesh>

export function addTo(parts: BodyParts, material: string, mesh: Mesh): void {
  const known = parts.get(material) ?? emptyMesh()
  append(known, mesh)
  parts.set(material, known)
}

export function boardField(car: CarSpec, board: Board, outline: Outline, both = false): (p: Vec3) => number {
  const view = projection(board, car.size.length)
  const field = outlineField(both ? mirrored(outline) : roundCorners(outline))
  return (p) => {
    if (!view.sees(p)) return 1
    const [a, b] = view.project(p)
    return field(a, b)
  }
}

/** Whether a point of a board lies on the car's centre line. */
const isCentral = (board: Board, [a, b]: Vec2): boolean => board !== 'side' && (board === 'top' ? b : a) === 0

export function strokePath(
  surface: Surface,
  car: CarSpec,
  stroke: Pick<Stroke, 'board' | 'points' | 'straight'>,
  segments = 12,
): Vec2[] {
  const view = projection(stroke.board, car.size.length)
  const drawn = stroke.straight
    ? stroke.points.slice(1).flatMap((p, i) =>
        range(0, 1, segments).map((t): Vec2 => {
          const from = at(stroke.points, i)
          return [from[0] + (p[0] - from[0]) * t, from[1] + (p[1] - from[1]) * t]
        }),
      )
    : spline(stroke.points, segments)
  return drawn
    .filter((p, i) => i === 0 || Math.hypot(p[0] - at(drawn, i - 1)[0], p[1] - at(drawn, i - 1)[1]) > 1e-5)
    .map((p): Vec2 => {
      const [u, v] = surface.locate(view, p)
      // Found to within millimetres: the two halves of a line that crosses the centre would not meet.
      return isCentral(stroke.board, p) ? [u < U_MAX / 2 ? 0 : U_MAX, v] : [u, v]
    })
}
