import type { Wltp } from '@/contract/common'

type Shape = Record<string, unknown>
const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null

/** Makes all figures of consumption in an answer those of another state than they are. */
export function plantSource(answer: unknown, source: Wltp['source']): void {
  if (!isShape(answer)) return
  if (answer.cycle === 'WLTP') answer.source = source
  for (const inner of Object.values(answer)) plantSource(inner, source)
}
