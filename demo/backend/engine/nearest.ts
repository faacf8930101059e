import type { CatalogueCarline } from '@demo/backend/catalogue/types'
import { ProblemError } from '@demo/backend/http/problem-error'
import type { Bilingual } from '@/domain/language'
import { assembleCar, type Car, startMask } from './car'
import { changeVersion } from './change-version'
import { bit, type Compiled, compileCarline, countBits, indexes, type Mask } from './compiled'
import { settle } from './settle'
import { has, normalised, presentIn, type State } from './validity'

interface Titled {
  readonly code: string
  readonly title: Bilingual
}

/** What had to give way so that a car that was asked for can be built today. */
export interface Replaced extends Titled {
  readonly replacedBy?: Titled
  readonly reason: Bilingual
}

/** A car as today's catalogue can build it. */
export interface BuildableCar {
  readonly car: Car
  /** Empty when the car asked for can be built as it is. */
  readonly replaced: readonly Replaced[]
}

const RETIRED: Bilingual = {
  fr: 'N’est plus proposé dans le catalogue actuel.',
  nl: 'Wordt niet meer aangeboden in de huidige catalogus.',
}

/** The nearest car that can be built today. What is retired is replaced first; then the rules are settled. */
export function nearestCar(carline: CatalogueCarline, asked: State): BuildableCar {
  const compiled = compileCarline(carline)
  const reasons = new Map<number, Bilingual>()
  const heirs = new Map<number, number>()
  const current = versionToday(compiled, asked.version)
  const start = startMask(compiled, current.version)

  let chosen = asked.chosen
  for (const index of indexes(asked.chosen).filter((each) => compiled.items[each]?.retired)) {
    const heir = findHeir(compiled, index)
    chosen = (chosen & ~bit(index)) | (heir === undefined ? 0 : bit(heir))
    reasons.set(index, RETIRED)
    if (heir !== undefined) heirs.set(index, heir)
  }
  for (const category of compiled.exactlyOne) chosen = keepSingle(chosen, category, start)

  const wished = { version: asked.version, chosen }
  const settled =
    current.index === asked.version
      ? settle(compiled, { state: normalised(compiled, wished), locked: 0 }, 'harsh').settlements[0]
      : changeVersion(compiled, wished, current.index)
  const state = settled?.state ?? { version: current.index, chosen: start }
  for (const [index, reason] of settled?.reasons ?? []) if (!reasons.has(index)) reasons.set(index, reason)

  const replaced = replacedItems(compiled, asked, state, reasons, heirs)
  const before = compiled.carline.versions[asked.version]
  if (before && current.index !== asked.version) {
    replaced.unshift({ code: before.code, title: before.title, replacedBy: current.version, reason: RETIRED })
  }
  return { car: assembleCar(compiled, state), replaced }
}

function replacedItems(
  compiled: Compiled,
  asked: State,
  state: State,
  reasons: ReadonlyMap<number, Bilingual>,
  heirs: ReadonlyMap<number, number>,
): Replaced[] {
  const present = presentIn(compiled, state)
  return indexes(asked.chosen & ~present).flatMap((index): Replaced[] => {
    const item = compiled.items[index]
    if (!item) return []
    const category = compiled.exactlyOne.find((one) => has(one, index)) ?? 0
    const heir = heirs.get(index)
    const successor = heir !== undefined && has(present, heir) ? heir : indexes(state.chosen & category)[0]
    const by = successor === undefined ? undefined : compiled.items[successor]
    const reason = reasons.get(index) ?? {
      fr: 'Ne se combine pas avec le reste de la voiture.',
      nl: 'Past niet bij de rest van de wagen.',
    }
    const told = { code: item.code, title: item.title, reason }
    return [by ? { ...told, replacedBy: { code: by.code, title: by.title } } : told]
  })
}

/** Follows the chain of retired versions to the one that is built today. */
function versionToday(compiled: Compiled, position: number) {
  let index = position
  for (let step = 0; step <= compiled.carline.versions.length; step += 1) {
    const version = compiled.carline.versions[index]
    if (!version) break
    if (!version.retired) return { index, version }
    index = compiled.versionIndexes.get(version.retired.replacedBy) ?? -1
  }
  throw new ProblemError('unknown_configuration')
}

function findHeir(compiled: Compiled, index: number): number | undefined {
  let heir: number | undefined = index
  for (let step = 0; step <= compiled.items.length && heir !== undefined; step += 1) {
    const retired: { readonly replacedBy?: string } | undefined = compiled.items[heir]?.retired
    if (!retired) return heir
    heir = retired.replacedBy === undefined ? undefined : compiled.itemIndexes.get(retired.replacedBy)
  }
  return undefined
}

function keepSingle(chosen: Mask, category: Mask, start: Mask): Mask {
  const held = chosen & category
  if (countBits(held) === 1) return chosen
  const [first] = indexes(held)
  return (chosen & ~category) | (first === undefined ? start & category : bit(first))
}
