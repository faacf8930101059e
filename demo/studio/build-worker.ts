import { type CarlineCode, cars } from './cars/all'
import type { Stance } from './group'
import { carGeometry, carStance, wheelGeometry } from './scene'
import type { WheelKey } from './spec'
import { type PackedParts, packParts, partBuffers } from './viewer-geometry'

export type BuildOrder =
  | { readonly kind: 'body'; readonly carline: CarlineCode; readonly quality: number }
  | { readonly kind: 'wheel'; readonly carline: CarlineCode; readonly wheel: WheelKey }

export interface BuildResult {
  readonly order: BuildOrder
  readonly stance: Stance
  readonly parts: PackedParts
  /** Points for framing, three numbers each; empty for wheels. */
  readonly hull: Float32Array
}

/** Geometry takes about half a second, so it is made here and handed over without being copied. */
self.onmessage = ({ data: order }: MessageEvent<BuildOrder>) => {
  const car = cars[order.carline]
  const body = order.kind === 'body' ? carGeometry(car, order.quality, true) : undefined
  const source = body ? body.parts : wheelGeometry(car, order.kind === 'wheel' ? order.wheel : 'w1')
  const parts = packParts(source)
  const hull = new Float32Array((body?.hull ?? []).flatMap((p) => [p.x, p.y, p.z]))
  const result: BuildResult = { order, stance: carStance(car), parts, hull }
  self.postMessage(result, { transfer: [...partBuffers(parts), hull.buffer] as Transferable[] })
}
