import { ShapeUtils, Vector2 } from 'three'
import { emptyMesh, type Mesh } from '../cut'
import { along, type Vec2, type Vec3 } from '../math'
import { projection } from '../outlines'
import { addTo } from '../parts'
import { SIGN } from '../sign'
import type { Context } from './context'

/** @param place where a point of the sign lies, and which way it looks; to the right and up, one high */
function signMeshes(place: (point: Vec2) => { at: Vec3; normal: Vec3 }): [material: string, mesh: Mesh][] {
  return Object.entries(SIGN).map(([material, outline]) => {
    const mesh = emptyMesh()
    for (const point of outline) {
      const { at, normal } = place(point)
      mesh.positions.push(...at)
      mesh.normals.push(...normal)
    }
    const corners = outline.map(([x, y]) => new Vector2(x, y))
    for (const triangle of ShapeUtils.triangulateShape(corners, [])) mesh.indices.push(...triangle)
    return [material, mesh]
  })
}

/** How high the sign is, metres. */
const HIGH = 0.085

/** The sign on nose and tail. */
export function addEmblems({ car, surface, whole }: Context): void {
  for (const [board, height] of Object.entries(car.emblems) as ['front' | 'rear', number][]) {
    const view = projection(board, car.size.length)
    const rightwards = board === 'front' ? 1 : -1
    const meshes = signMeshes(([right, up]) => {
      const y = right * HIGH * rightwards
      const [u, v] = surface.locate(view, [Math.max(0.001, Math.abs(y)), height + up * HIGH])
      const [x, , z] = surface.point(u, v)
      const normal = surface.normal(u, v)
      const turned: Vec3 = [normal[0], Math.sign(y) * normal[1], normal[2]]
      return { at: along([x, y, z], turned, 0.004), normal: turned }
    })
    for (const [material, mesh] of meshes) addTo(whole, material, mesh)
  }
}
