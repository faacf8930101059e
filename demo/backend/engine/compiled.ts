import type { CatalogueCarline, CatalogueItem, ItemKind, Rule } from '@demo/backend/catalogue/types'
import { madeOnce } from '../made-once'

/**
 * A carline has at most 32 items (a code holds no more), so a set of items is one 32-bit number and every rule
 * a few bit operations. All the engine's questions are asked of this form.
 */
export type Mask = number

type PairRule = Extract<Rule, { why: unknown }>

export interface CompiledRequirement {
  readonly rule: PairRule
  readonly subject: Mask
  readonly any: Mask
}

export interface CompiledExclusion {
  readonly rule: PairRule
  readonly subject: Mask
  readonly all: Mask
}

export interface Compiled {
  readonly carline: CatalogueCarline
  readonly items: readonly CatalogueItem[]
  readonly itemIndexes: ReadonlyMap<string, number>
  readonly versionIndexes: ReadonlyMap<string, number>
  /** By version: what can be ordered with it (standard items too), what it carries as standard. */
  readonly orderable: readonly Mask[]
  readonly standard: readonly Mask[]
  /** By version, then item: cents. */
  readonly prices: readonly (readonly number[])[]
  /** Paint, wheel, interior: a car has exactly one of each. */
  readonly exactlyOne: readonly Mask[]
  readonly extras: Mask
  /** By item. */
  readonly includes: readonly Mask[]
  readonly replaces: readonly Mask[]
  readonly requirements: readonly CompiledRequirement[]
  /** Excludes and replaces: of and all cannot both be chosen. */
  readonly exclusions: readonly CompiledExclusion[]
}

/** Whether a car has exactly one item of a kind. */
const IS_SLOT: Readonly<Record<ItemKind, boolean>> = {
  paint: true, wheel: true, interior: true, pack: false, option: false, edition: false, service: false,
} // biome-ignore format: one line reads better
const SLOTS = (Object.keys(IS_SLOT) as readonly ItemKind[]).filter(isSlot)

export function isSlot(kind: ItemKind): boolean {
  return IS_SLOT[kind]
}

export function bit(index: number): Mask {
  return 1 << index
}

/** Positions of the members of a set, ascending. */
export function indexes(mask: Mask): number[] {
  const found: number[] = []
  for (let rest = mask >>> 0; rest !== 0; rest = (rest & (rest - 1)) >>> 0) found.push(31 - Math.clz32(rest & -rest))
  return found
}

export function countBits(mask: Mask): number {
  let size = 0
  for (let rest = mask >>> 0; rest !== 0; rest = (rest & (rest - 1)) >>> 0) size += 1
  return size
}

const compiledCarlines = new WeakMap<CatalogueCarline, Compiled>()

export function compileCarline(carline: CatalogueCarline): Compiled {
  return madeOnce(compiledCarlines, carline, () => compile(carline))
}

function compile(carline: CatalogueCarline): Compiled {
  const { items, rules, versions } = carline
  const itemIndexes = new Map(items.map((item, index) => [item.code, index]))
  const maskWhere = (test: (item: CatalogueItem) => boolean) =>
    items.reduce((mask, item, index) => (test(item) ? mask | bit(index) : mask), 0)
  const maskOfCodes = (codes: readonly string[]) => maskWhere((item) => codes.includes(item.code))
  const effectMasks = (kind: 'includes' | 'replaces') =>
    items.map((item) =>
      rules.reduce(
        (mask, rule) => (rule.kind === kind && rule.subject === item.code ? mask | maskOfCodes(rule.all) : mask),
        0,
      ),
    )
  const exactlyOne = SLOTS.map((kind) => maskWhere((item) => item.kind === kind))

  return {
    carline,
    items,
    itemIndexes,
    versionIndexes: new Map(versions.map((version, index) => [version.code, index])),
    orderable: versions.map(({ code }) =>
      maskWhere((item) => !item.retired && (!item.versions || item.versions.includes(code))),
    ),
    standard: versions.map(({ code }) =>
      maskWhere((item) => !item.retired && item.standardOn?.includes(code) === true && !isSlot(item.kind)),
    ),
    prices: versions.map(({ code }) => items.map((item) => (item.standardOn?.includes(code) ? 0 : item.price))),
    exactlyOne,
    extras: ~exactlyOne.reduce((all, mask) => all | mask, 0),
    includes: effectMasks('includes'),
    replaces: effectMasks('replaces'),
    requirements: rules.flatMap((rule) =>
      rule.kind === 'requires' ? [{ rule, subject: maskOfCodes([rule.subject]), any: maskOfCodes(rule.any) }] : [],
    ),
    exclusions: rules.flatMap((rule) =>
      rule.kind === 'excludes' || rule.kind === 'replaces'
        ? [{ rule, subject: maskOfCodes([rule.subject]), all: maskOfCodes(rule.all) }]
        : [],
    ),
  }
}
