import { ProblemError } from '@demo/backend/http/problem-error'
import type { Bilingual } from '@/domain/language'
import { assembleCar, type Car, carState, startMask } from './car'
import { changeVersion } from './change-version'
import { bit, type Compiled, compileCarline, indexes, type Mask } from './compiled'
import { describeEffect, type Effect } from './effect'
import { type Amount, difference, priceCar } from './price'
import { orderRepairs, type Repair, repairTitle } from './repair'
import { type Settlement, settle } from './settle'
import { has, includedIn, normalised, type State, standardIn } from './validity'

export type Outcome =
  /** The choice is in, with what it brings or replaces; or, for one of many that was in, it is out. */
  | { readonly kind: 'taken' | 'dropped'; readonly car: Car; readonly effect: Effect; readonly delta: Amount }
  /** Nothing to do: it is in already and cannot be dropped by itself. */
  | { readonly kind: 'unchanged'; readonly why: 'selected' | 'standard' | 'included' }
  /** It would cost something the visitor chose, or the version cannot have it. */
  | { readonly kind: 'conflict'; readonly reason: Bilingual; readonly repairs: readonly Repair[] }

const MAX_REPAIRS = 3

/** What happens when the visitor clicks on a version or an item. Deterministic; the car itself is never changed. */
export function takeChoice(car: Car, code: string): Outcome {
  const compiled = compileCarline(car.carline)
  const state = carState(car)
  const version = compiled.versionIndexes.get(code)
  if (version !== undefined) return takeVersion(compiled, car, state, version)
  const index = compiled.itemIndexes.get(code)
  if (index === undefined || compiled.items[index]?.retired) throw new ProblemError('not_buildable')
  return takeItem(compiled, car, state, index)
}

function takeVersion(compiled: Compiled, car: Car, state: State, version: number): Outcome {
  if (version === state.version) return { kind: 'unchanged', why: 'selected' }
  if (compiled.carline.versions[version]?.retired) throw new ProblemError('not_buildable')
  const changed = changeVersion(compiled, state, version)
  return outcome(compiled, car, 'taken', state, changed, 0)
}

function takeItem(compiled: Compiled, car: Car, state: State, index: number): Outcome {
  const item = bit(index)
  const category = compiled.exactlyOne.find((one) => (one & item) !== 0)
  if (has(state.chosen, index)) {
    return category ? { kind: 'unchanged', why: 'selected' } : drop(compiled, car, state, index)
  }
  if (has(includedIn(compiled, state), index)) return { kind: 'unchanged', why: 'included' }
  if (has(standardIn(compiled, state), index)) return { kind: 'unchanged', why: 'standard' }

  const orderable = compiled.orderable[state.version] ?? 0
  if ((item & orderable) === 0) {
    return {
      kind: 'conflict',
      reason: onlyWith(compiled, index),
      repairs: repairsByVersion(compiled, car, state, index),
    }
  }
  const wished = wish(compiled, state, index)
  const gentle = settle(compiled, wished, 'gentle')
  const [nearest] = gentle.settlements
  if (nearest) return outcome(compiled, car, 'taken', state, nearest, item | (wished.out & (category ?? 0)))
  return {
    kind: 'conflict',
    reason: joined(gentle.obstacles),
    repairs: repairs(compiled, car, state, index, wished),
  }
}

interface Wish {
  readonly state: State
  readonly locked: Mask
  readonly banned: Mask
  readonly out: Mask
}

/** The car with the item in and, gone by the nature of things, what it takes the place of. */
function wish(compiled: Compiled, state: State, index: number): Wish {
  const item = bit(index)
  const category = compiled.exactlyOne.find((one) => (one & item) !== 0) ?? 0
  let replaced = compiled.replaces[index] ?? 0
  for (const brought of indexes(compiled.includes[index] ?? 0)) replaced |= compiled.replaces[brought] ?? 0
  const out = state.chosen & (category | replaced) & ~item
  return {
    state: { version: state.version, chosen: (state.chosen & ~out) | item },
    locked: item,
    banned: out,
    out,
  }
}

function drop(compiled: Compiled, car: Car, state: State, index: number): Outcome {
  const item = bit(index)
  const without = normalised(compiled, { version: state.version, chosen: state.chosen & ~item })
  const [nearest] = settle(compiled, { state: without, locked: 0, banned: item }, 'harsh').settlements
  const fallback = compiled.carline.versions[state.version]
  const settled: Settlement | undefined =
    nearest ??
    (fallback && { state: { version: state.version, chosen: startMask(compiled, fallback) }, reasons: new Map() })
  if (!settled) throw new ProblemError('not_buildable')
  return outcome(compiled, car, 'dropped', state, settled, item)
}

function outcome(
  compiled: Compiled,
  car: Car,
  kind: 'taken' | 'dropped',
  previous: State,
  { state, reasons }: Settlement,
  apart: Mask,
): Outcome {
  const next = assembleCar(compiled, state)
  return {
    kind,
    car: next,
    effect: describeEffect(compiled, previous, state, apart, reasons),
    delta: difference(priceCar(next).total, priceCar(car).total),
  }
}

function repairs(compiled: Compiled, car: Car, state: State, index: number, wished: Wish): Repair[] {
  const found = settle(compiled, wished, 'harsh').settlements.map((settlement) =>
    repair(compiled, car, state, index, settlement, undefined),
  )
  // A choice that no rearrangement of this version can take still stands in another version.
  return orderRepairs(found.length > 0 ? found : repairsByVersion(compiled, car, state, index)).slice(0, MAX_REPAIRS)
}

function repairsByVersion(compiled: Compiled, car: Car, state: State, index: number): Repair[] {
  const item = bit(index)
  const found = compiled.carline.versions.flatMap((version, position): Repair[] => {
    if (version.retired || position === state.version || ((compiled.orderable[position] ?? 0) & item) === 0) return []
    const changed = changeVersion(compiled, state, position)
    const inAlready = has(changed.state.chosen | standardIn(compiled, changed.state), index)
    if (inAlready || has(includedIn(compiled, changed.state), index)) {
      return [repair(compiled, car, state, index, changed, position)]
    }
    const wished = wish(compiled, changed.state, index)
    const [nearest] = settle(compiled, wished, 'harsh').settlements
    if (!nearest) return []
    const reasons = new Map([...changed.reasons, ...nearest.reasons])
    return [repair(compiled, car, state, index, { state: nearest.state, reasons }, position)]
  })
  return orderRepairs(found).slice(0, MAX_REPAIRS)
}

function repair(
  compiled: Compiled,
  car: Car,
  previous: State,
  index: number,
  { state, reasons }: Settlement,
  version: number | undefined,
): Repair {
  const next = assembleCar(compiled, state)
  const category = compiled.exactlyOne.find((one) => has(one, index)) ?? 0
  const effect = describeEffect(compiled, previous, state, bit(index) | category, reasons)
  return {
    car: next,
    effect,
    delta: difference(priceCar(next).total, priceCar(car).total),
    title: repairTitle(effect, version === undefined ? undefined : compiled.carline.versions[version]),
  }
}

function onlyWith(compiled: Compiled, index: number): Bilingual {
  const titles = compiled.carline.versions.filter(
    (version, position) => !version.retired && has(compiled.orderable[position] ?? 0, index),
  )
  const list = (language: 'fr' | 'nl', word: string) =>
    titles.length < 2
      ? (titles[0]?.title[language] ?? '')
      : `${titles
          .slice(0, -1)
          .map(({ title }) => title[language])
          .join(', ')} ${word} ${titles.at(-1)?.title[language]}`
  return titles.length < 2
    ? { fr: `Uniquement avec la version ${list('fr', 'ou')}.`, nl: `Alleen met de versie ${list('nl', 'of')}.` }
    : { fr: `Uniquement avec les versions ${list('fr', 'ou')}.`, nl: `Alleen met de versies ${list('nl', 'of')}.` }
}

function joined(reasons: readonly Bilingual[]): Bilingual {
  const told = reasons.slice(0, 2)
  return { fr: told.map(({ fr }) => fr).join(' '), nl: told.map(({ nl }) => nl).join(' ') }
}
