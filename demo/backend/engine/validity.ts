import {
  bit,
  type Compiled,
  type CompiledExclusion,
  type CompiledRequirement,
  countBits,
  indexes,
  type Mask,
} from './compiled'

/** A car inside the engine: its version's position and the set of what is chosen. */
export interface State {
  readonly version: number
  readonly chosen: Mask
}

function union(masks: readonly Mask[], members: Mask): Mask {
  let all = 0
  for (const index of indexes(members)) all |= masks[index] ?? 0
  return all
}

/** What the chosen packs bring, less what a chosen item takes the place of. */
export function includedIn(compiled: Compiled, { chosen }: State): Mask {
  return union(compiled.includes, chosen) & ~union(compiled.replaces, chosen)
}

/** What the version carries, less what something chosen or included takes the place of. */
export function standardIn(compiled: Compiled, state: State): Mask {
  const standard = compiled.standard[state.version] ?? 0
  if (standard === 0) return 0
  return standard & ~union(compiled.replaces, state.chosen | includedIn(compiled, state))
}

/** Everything that is in the car. */
export function presentIn(compiled: Compiled, state: State): Mask {
  return state.chosen | includedIn(compiled, state) | standardIn(compiled, state)
}

/**
 * The one form of a car: what a pack or the version brings is not chosen as well. Idempotent.
 * A chosen item that takes the place of a standard one stays.
 */
export function normalised(compiled: Compiled, state: State): State {
  const included = includedIn(compiled, state)
  const brought = included | standardIn(compiled, state)
  const chosen = state.chosen & ~(brought & compiled.extras)
  return chosen === state.chosen ? state : { version: state.version, chosen }
}

export type Violation =
  | { readonly kind: 'missing'; readonly category: Mask }
  | { readonly kind: 'crowded'; readonly category: Mask }
  | { readonly kind: 'not-orderable'; readonly items: Mask }
  | { readonly kind: 'requires'; readonly requirement: CompiledRequirement }
  | { readonly kind: 'excludes'; readonly exclusion: CompiledExclusion; readonly others: Mask }

/** The first thing that is wrong with a car, in a fixed order; undefined when it can be built. */
export function firstViolation(compiled: Compiled, state: State): Violation | undefined {
  for (const category of compiled.exactlyOne) {
    const count = countBits(state.chosen & category)
    if (count === 0) return { kind: 'missing', category }
    if (count > 1) return { kind: 'crowded', category }
  }
  const foreign = state.chosen & ~(compiled.orderable[state.version] ?? 0)
  if (foreign !== 0) return { kind: 'not-orderable', items: foreign }

  return firstBrokenRule(compiled, state)
}

function firstBrokenRule(compiled: Compiled, state: State): Violation | undefined {
  const present = presentIn(compiled, state)
  for (const exclusion of compiled.exclusions) {
    // A standard or included item that a chosen one takes the place of is not present, so replaces holds here too.
    if ((present & exclusion.subject) === 0) continue
    const others = present & exclusion.all & (exclusion.rule.kind === 'replaces' ? state.chosen : ~0)
    if (others === 0) continue
    if (exclusion.rule.kind === 'replaces' && (state.chosen & exclusion.subject) === 0) continue
    return { kind: 'excludes', exclusion, others }
  }
  for (const requirement of compiled.requirements) {
    if ((present & requirement.subject) !== 0 && (present & requirement.any) === 0)
      return { kind: 'requires', requirement }
  }
  return undefined
}

/** Everything a car costs, in cents. Included and standard items cost nothing. */
export function sumPrices(compiled: Compiled, state: State): number {
  let total = compiled.carline.versions[state.version]?.price ?? 0
  for (const index of indexes(state.chosen)) total += compiled.prices[state.version]?.[index] ?? 0
  return total
}

export function has(mask: Mask, index: number): boolean {
  return (mask & bit(index)) !== 0
}
