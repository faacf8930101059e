import type { CatalogueVersion } from '@demo/backend/catalogue/types'
import type { Bilingual } from '@/domain/language'
import { startMask } from './car'
import { bit, type Compiled, indexes } from './compiled'
import { settle } from './settle'
import { normalised, type State } from './validity'

export interface Changed {
  readonly state: State
  readonly reasons: ReadonlyMap<number, Bilingual>
}

/**
 * The same car as another version. Every choice that still fits stays. A paint, wheel or interior gives way to the
 * start one of the new version when it cannot be had there, or when it was the free start one of the old version and
 * would now cost extra: nobody pays for what they never picked.
 */
export function changeVersion(compiled: Compiled, from: State, version: number): Changed {
  const target = compiled.carline.versions[version]
  const source = compiled.carline.versions[from.version]
  if (!target || !source) throw new RangeError(`no version ${version} in ${compiled.carline.code}`)
  const orderable = compiled.orderable[version] ?? 0
  const notThere = notWith(target)
  const reasons = new Map<number, Bilingual>()
  const start = startMask(compiled, target)
  const sourceStart = startMask(compiled, source)

  let chosen = from.chosen
  for (const index of indexes(from.chosen)) {
    const item = bit(index)
    const lost = (item & orderable) === 0
    const neverPicked = (item & sourceStart) !== 0 && (compiled.prices[version]?.[index] ?? 0) > 0
    if (!lost && !neverPicked) continue
    const category = compiled.exactlyOne.find((one) => (one & item) !== 0) ?? 0
    chosen = (chosen & ~item) | (start & category)
    reasons.set(index, lost ? notThere : seriesReason(target))
  }

  const wished = normalised(compiled, { version, chosen })
  const [nearest] = settle(compiled, { state: wished, locked: 0 }, 'harsh').settlements
  if (!nearest) return { state: { version, chosen: start }, reasons }
  return { state: nearest.state, reasons: new Map([...reasons, ...nearest.reasons]) }
}

function notWith(version: CatalogueVersion): Bilingual {
  return {
    fr: `N’existe pas avec la version ${version.title.fr}.`,
    nl: `Bestaat niet met de versie ${version.title.nl}.`,
  }
}

function seriesReason(version: CatalogueVersion): Bilingual {
  return {
    fr: `La version ${version.title.fr} a son propre équipement de série.`,
    nl: `De versie ${version.title.nl} heeft haar eigen standaarduitvoering.`,
  }
}
