import type { Color, MeshPhysicalMaterial } from 'three'
import { clamp, lerp } from './math'

const FINISH = ['metalness', 'roughness', 'clearcoat', 'clearcoatRoughness'] as const

/** What is seen of a paint; its colour is linear. */
interface PaintFinish extends Readonly<Record<(typeof FINISH)[number], number>> {
  readonly color: Color
}

/** A finish that keeps its values when that of the material changes. */
const copyFinish = ({ color, metalness, roughness, clearcoat, clearcoatRoughness }: PaintFinish): PaintFinish => ({
  color: color.clone(),
  metalness,
  roughness,
  clearcoat,
  clearcoatRoughness,
})

/** One paint goes over into another in the light that they throw back, from what is seen at that moment. */
export function paintChange(first: PaintFinish) {
  const seen = { ...copyFinish(first), color: first.color.clone() }
  let from = copyFinish(first)
  let to = from
  let [start, length] = [0, 0]
  return {
    /** Times in milliseconds; with no length the paint is there at once. */
    begin: (finish: PaintFinish, now: number, milliseconds: number): void => {
      from = copyFinish(seen)
      to = copyFinish(finish)
      ;[start, length] = [now, milliseconds]
    },
    /** Puts on what is seen `now`; true while the change goes on. */
    putOn: (materials: readonly MeshPhysicalMaterial[], now: number): boolean => {
      const share = length > 0 ? clamp((now - start) / length, 0, 1) : 1
      if (share < 1) seen.color.lerpColors(from.color, to.color, share)
      else seen.color.copy(to.color)
      for (const name of FINISH) seen[name] = share < 1 ? lerp(from[name], to[name], share) : to[name]
      for (const material of materials) {
        material.color.copy(seen.color)
        for (const name of FINISH) material[name] = seen[name]
      }
      return share < 1
    },
  }
}
