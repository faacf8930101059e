import type { Money } from '@/contract/common'
import type { Effect } from '@/contract/configured-car'
import { minus, opposite } from '../summary/price-lines'

/** One thing that a choice does to the car besides itself. */
export interface EffectLine {
  readonly code: string
  readonly title: string
  /** It comes, it goes, or it is in the car before and after at another price. */
  readonly kind: 'added' | 'removed' | 'repriced'
  /** The change of the total. */
  readonly delta: Money
}

/** Lines that have the same reason, which is then said once. */
export interface EffectGroup {
  readonly reason: string
  readonly lines: readonly EffectLine[]
}

/**
 * What a choice adds and takes away, as the visitor has it afterwards: a part that is in both lists is one line, and each
 * reason stands once over its lines, in the order in which the reasons first come.
 */
export function netEffect({ added, removed }: Effect): EffectGroup[] {
  const removedParts = new Map(removed.map((part) => [part.code, part]))
  const coming = added.map((part) => {
    const was = removedParts.get(part.code)
    const { code, title, reason, price } = part
    return was
      ? { code, title, reason, kind: 'repriced' as const, delta: minus(price, was.price) }
      : { code, title, reason, kind: 'added' as const, delta: price }
  })
  const staying = new Set(coming.map(({ code }) => code))
  const going = removed
    .filter(({ code }) => !staying.has(code))
    .map(({ code, title, reason, price }) => ({
      code,
      title,
      reason,
      kind: 'removed' as const,
      delta: opposite(price),
    }))
  const groups = new Map<string, EffectLine[]>()
  for (const { reason, ...line } of [...coming, ...going]) groups.set(reason, [...(groups.get(reason) ?? []), line])
  return [...groups].map(([reason, lines]) => ({ reason, lines }))
}

/** The first lines of all groups, as many as are asked for, and how many are left. */
export function firstLines(
  groups: readonly EffectGroup[],
  count: number,
): { first: EffectGroup[]; rest: EffectGroup[] } {
  const first: EffectGroup[] = []
  const rest: EffectGroup[] = []
  let room = count
  for (const { reason, lines } of groups) {
    const shown = lines.slice(0, room)
    room -= shown.length
    if (shown.length > 0) first.push({ reason, lines: shown })
    if (shown.length < lines.length) rest.push({ reason, lines: lines.slice(shown.length) })
  }
  return { first, rest }
}

export function countLines(groups: readonly EffectGroup[]): number {
  return groups.reduce((count, { lines }) => count + lines.length, 0)
}
