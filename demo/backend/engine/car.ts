import { catalogue } from '@demo/backend/catalogue/catalogue'
import type { CatalogueCarline, CatalogueItem, CatalogueVersion } from '@demo/backend/catalogue/types'
import { ProblemError } from '@demo/backend/http/problem-error'
import { type CarlineCode, isModelledCarline, isSoldCarline } from '@/domain/carline'
import { bit, type Compiled, compileCarline, indexes, type Mask } from './compiled'
import { includedIn, normalised, type State, standardIn } from './validity'

export interface Car {
  readonly carline: CatalogueCarline
  readonly version: CatalogueVersion
  /**
   * Codes in catalogue order: one paint, one wheel, one interior and the extras the visitor picked.
   * What a pack or the version brings is not among them. The same car always has the same list.
   */
  readonly chosen: readonly string[]
}

type Origin = 'chosen' | 'standard' | 'included'

export interface CarItem {
  readonly item: CatalogueItem
  readonly origin: Origin
  /** The chosen item that brings it. */
  readonly includedIn?: string
}

/** The carline of a code, if it is sold today. */
export function findCarline(code: CarlineCode): CatalogueCarline {
  if (!isSoldCarline(code)) throw new ProblemError('unknown_carline')
  return modelledCarline(code)
}

/** The carline of a code, before its first day of sale too: pictures and papers are made ahead of it. */
export function modelledCarline(code: CarlineCode): CatalogueCarline {
  const carline = isModelledCarline(code) ? catalogue.get(code) : undefined
  if (!carline) throw new ProblemError('unknown_carline')
  return carline
}

/** Versions that can be ordered today. */
export function orderableVersions(carline: CatalogueCarline): CatalogueVersion[] {
  return carline.versions.filter((version) => !version.retired)
}

/** The base configuration of a version: valid, complete and without anything that costs extra. The cheapest version by default. */
export function startCar(carlineCode: CarlineCode, versionCode?: string): Car {
  const carline = findCarline(carlineCode)
  const orderable = orderableVersions(carline)
  const version = versionCode
    ? orderable.find(({ code }) => code === versionCode)
    : orderable.reduce((cheapest, one) => (one.price < cheapest.price ? one : cheapest))
  if (!version) throw new ProblemError('unknown_configuration')
  return versionStart(carline, version)
}

export function versionStart(carline: CatalogueCarline, version: CatalogueVersion): Car {
  const compiled = compileCarline(carline)
  return assembleCar(compiled, {
    version: compiled.versionIndexes.get(version.code) ?? 0,
    chosen: startMask(compiled, version),
  })
}

export function startMask(compiled: Compiled, version: CatalogueVersion): Mask {
  const { paint, wheel, interior } = version.start
  return codeMask(compiled, [paint, wheel, interior])
}

export function codeMask(compiled: Compiled, codes: readonly string[]): Mask {
  let mask = 0
  for (const code of codes) {
    const index = compiled.itemIndexes.get(code)
    if (index !== undefined) mask |= bit(index)
  }
  return mask
}

export function carState(car: Car): State {
  const compiled = compileCarline(car.carline)
  return {
    version: compiled.versionIndexes.get(car.version.code) ?? 0,
    chosen: codeMask(compiled, car.chosen),
  }
}

export function assembleCar(compiled: Compiled, state: State): Car {
  const { version: versionIndex, chosen } = normalised(compiled, state)
  const version = compiled.carline.versions[versionIndex]
  if (!version) throw new ProblemError('unknown_configuration')
  return { carline: compiled.carline, version, chosen: maskedCodes(compiled, chosen) }
}

export function maskedCodes(compiled: Compiled, mask: Mask): string[] {
  return indexes(mask).flatMap((index) => compiled.items[index]?.code ?? [])
}

/** Everything in the car, in catalogue order: what was chosen, what packs bring, what the version carries. */
export function listItems(car: Car): CarItem[] {
  const compiled = compileCarline(car.carline)
  const state = carState(car)
  const included = includedIn(compiled, state) & ~state.chosen
  const standard = standardIn(compiled, state) & ~included
  return indexes(state.chosen | included | standard).flatMap((index): CarItem[] => {
    const item = compiled.items[index]
    if (!item) return []
    if ((state.chosen & bit(index)) !== 0) return [{ item, origin: 'chosen' }]
    if ((standard & bit(index)) !== 0) return [{ item, origin: 'standard' }]
    const pack = indexes(state.chosen).find((one) => ((compiled.includes[one] ?? 0) & bit(index)) !== 0)
    const packCode = pack === undefined ? undefined : compiled.items[pack]?.code
    return [packCode ? { item, origin: 'included', includedIn: packCode } : { item, origin: 'included' }]
  })
}

/** The paint, wheel or interior of a car. */
export function chosenItem(car: Car, kind: 'paint' | 'wheel' | 'interior'): CatalogueItem {
  const item = car.carline.items.find((one) => one.kind === kind && car.chosen.includes(one.code))
  if (!item) throw new Error(`car without ${kind}: ${car.carline.code} ${car.version.code} ${car.chosen.join(' ')}`)
  return item
}
