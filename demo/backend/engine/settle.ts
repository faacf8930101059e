import type { Bilingual } from '@/domain/language'
import { bit, type Compiled, countBits, indexes, type Mask } from './compiled'
import { firstViolation, includedIn, normalised, presentIn, type State, sumPrices, type Violation } from './validity'

/**
 * Finds the cars nearest to one whose rules are broken. Each broken rule has a few remedies; the search tries them,
 * never touching an item twice, so it always ends. A gentle remedy adds what is required, or swaps a paint, wheel or
 * interior for a required one; a harsh one takes out something the visitor chose.
 */
export type Manner = 'gentle' | 'harsh'

export interface Settlement {
  readonly state: State
  /** Why each item came or went, by position. */
  readonly reasons: ReadonlyMap<number, Bilingual>
}

export interface Settled {
  /** Fewest changes first, then the lowest total, then catalogue order. */
  readonly settlements: readonly Settlement[]
  /** The rules that could not be kept, in the order they were met. */
  readonly obstacles: readonly Bilingual[]
}

interface Path {
  readonly state: State
  /** Must stay: the choice itself and what was brought in for it. */
  readonly locked: Mask
  /** Must not come back. */
  readonly banned: Mask
  readonly reasons: ReadonlyMap<number, Bilingual>
}

const DEPTH = 8
const ENOUGH = 24

export function settle(
  compiled: Compiled,
  wished: { readonly state: State; readonly locked: Mask; readonly banned?: Mask },
  manner: Manner,
): Settled {
  const found = new Map<Mask, Settlement>()
  const seen = new Set<string>()
  const obstacles: Bilingual[] = []

  const explore = (path: Path, depth: number) => {
    if (found.size >= ENOUGH) return
    const state = normalised(compiled, path.state)
    const key = `${state.chosen}/${path.locked}/${path.banned}`
    if (seen.has(key)) return
    seen.add(key)
    const violation = firstViolation(compiled, state)
    if (!violation) {
      if (!found.has(state.chosen)) found.set(state.chosen, { state, reasons: path.reasons })
      return
    }
    const ways =
      depth === 0 ? [] : remedies(compiled, { ...path, state }, violation, manner).filter((way) => holds(compiled, way))
    if (ways.length === 0) {
      const why = violationReason(violation)
      if (why && !obstacles.includes(why)) obstacles.push(why)
    }
    for (const way of ways) explore(way, depth - 1)
  }
  explore({ banned: 0, reasons: new Map(), ...wished }, DEPTH)

  const base = wished.state.chosen
  const all = [...found.values()]
  const minimal = all.filter((one) => !all.some((other) => isLess(base ^ other.state.chosen, base ^ one.state.chosen)))
  return { settlements: minimal.sort((a, b) => order(compiled, base, a.state, b.state)), obstacles }
}

/** Whether a path still has all that must stay: a pack may have brought it, and gone or been overruled since. */
function holds(compiled: Compiled, { state, locked }: Path): boolean {
  return (locked & ~presentIn(compiled, state)) === 0
}

function isLess(changes: Mask, others: Mask): boolean {
  return changes !== others && (changes & others) === changes
}

function order(compiled: Compiled, base: Mask, a: State, b: State): number {
  return (
    countBits(base ^ a.chosen) - countBits(base ^ b.chosen) ||
    sumPrices(compiled, a) - sumPrices(compiled, b) ||
    (a.chosen >>> 0) - (b.chosen >>> 0)
  )
}

function violationReason(violation: Violation): Bilingual | undefined {
  if (violation.kind === 'requires') return violation.requirement.rule.why
  if (violation.kind === 'excludes') return violation.exclusion.rule.why
  return undefined
}

function remedies(compiled: Compiled, path: Path, violation: Violation, manner: Manner): Path[] {
  switch (violation.kind) {
    case 'missing':
    case 'crowded':
      return fill(compiled, path, violation.category)
    case 'not-orderable':
      return manner === 'harsh' ? takeOut(compiled, path, violation.items, undefined) : []
    case 'requires': {
      const { subject, any, rule } = violation.requirement
      const added = indexes(any).flatMap((index) => add(compiled, path, index, rule.why))
      return manner === 'harsh' ? [...added, ...takeOut(compiled, path, subject, rule.why)] : added
    }
    case 'excludes': {
      if (manner === 'gentle') return []
      const { subject, rule } = violation.exclusion
      return [...takeOut(compiled, path, violation.others, rule.why), ...takeOut(compiled, path, subject, rule.why)]
    }
  }
}

/** One path for each item of an empty category; the items one and the same category can hold are alternatives. */
function fill(compiled: Compiled, path: Path, category: Mask): Path[] {
  const standing = path.state.chosen & category & path.locked
  const candidates = standing === 0 ? category & orderable(compiled, path) & ~path.banned : standing
  return indexes(candidates).map((index) => ({
    ...path,
    state: { version: path.state.version, chosen: (path.state.chosen & ~category) | bit(index) },
  }))
}

function orderable(compiled: Compiled, path: Path): Mask {
  return compiled.orderable[path.state.version] ?? 0
}

function add(compiled: Compiled, path: Path, index: number, why: Bilingual): Path[] {
  const item = bit(index)
  if ((item & orderable(compiled, path) & ~path.banned) === 0) return []
  const category = compiled.exactlyOne.find((one) => (one & item) !== 0) ?? 0
  const out = path.state.chosen & (category | (compiled.replaces[index] ?? 0))
  return [
    {
      state: { version: path.state.version, chosen: (path.state.chosen & ~out) | item },
      locked: path.locked | item,
      banned: path.banned | out,
      reasons: withReasons(path, item | out, why),
    },
  ]
}

/** Takes items out: a chosen one by itself, an included one with the packs that bring it. All of them, or no path. */
function takeOut(compiled: Compiled, path: Path, items: Mask, why: Bilingual | undefined): Path[] {
  let out = items & path.state.chosen
  for (const index of indexes(items & ~out & includedIn(compiled, path.state))) {
    for (const pack of indexes(path.state.chosen)) {
      if (((compiled.includes[pack] ?? 0) & bit(index)) !== 0) out |= bit(pack)
    }
  }
  if (out === 0 || (out & path.locked) !== 0) return []
  return [
    {
      // What must stay may have been brought by what goes: then it is chosen by itself again.
      state: { version: path.state.version, chosen: (path.state.chosen & ~out) | path.locked },
      locked: path.locked,
      banned: path.banned | out,
      reasons: why ? withReasons(path, out, why) : path.reasons,
    },
  ]
}

function withReasons(path: Path, items: Mask, why: Bilingual): ReadonlyMap<number, Bilingual> {
  const reasons = new Map(path.reasons)
  for (const index of indexes(items)) reasons.set(index, why)
  return reasons
}
