import { type PackedParts, packParts, partBuffers } from '../viewer-geometry'
import { type Build, merged } from './forms'
import { bakeProbes, type CabinRequest, cabinParts } from './model'
import type { Probes } from './probes'

export type CabinOrder = Pick<CabinRequest, 'cabin' | 'interior' | 'quality'>

/** A cabin with its light, as plain data; a place is the sixteen numbers of a matrix. */
export interface CabinResult {
  readonly parts: PackedParts
  /** A place for each stitch, one after the other. */
  readonly stitches: Float32Array
  readonly screens: readonly (Pick<Build['screens'][number], 'layout' | 'size'> & {
    readonly transform: readonly number[]
  })[]
  readonly probes: Probes
}

/** Geometry and light take seconds, so they are made here and handed over without being copied. */
self.onmessage = ({ data: order }: MessageEvent<CabinOrder>) => {
  const build = cabinParts(order)
  const forms = merged(build)
  const parts = packParts(forms)
  const probes = bakeProbes(order, forms, build.glow)
  const stitches = new Float32Array(build.stitches.flatMap(({ elements }) => elements))
  const screens = build.screens.map(({ layout, size, transform }) => ({ layout, size, transform: transform.toArray() }))
  const result: CabinResult = { parts, stitches, screens, probes }
  const transfer = [...partBuffers(parts), stitches.buffer, probes.sky.buffer, probes.line.buffer] as Transferable[]
  self.postMessage(result, { transfer })
}
