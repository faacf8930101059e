import type { Money, PartKind } from '@/contract/common'
import type { Configuration } from '@/contract/configured-car'
import { carName } from '@/domain/car-name'
import { STEPS, type Step, stepOfCategory } from '../choosing/steps'
import { minus } from '../summary/price-lines'

export interface ComparedPart {
  readonly title: string
  readonly price: Money
  /** The part is free because it is standard or in a pack. */
  readonly isIncluded: boolean
}

export interface ComparedLine {
  readonly key: string
  readonly step: Step
  /** Undefined if the first car does not have the part. */
  readonly one: ComparedPart | undefined
  readonly other: ComparedPart | undefined
  /** Price difference of the other car; negative if its part is cheaper. */
  readonly delta: Money
  readonly isSame: boolean
}

/**
 * Kinds of which a car has exactly one part: such parts share a line, all others have a line each. The lines must add up to the
 * price difference of the cars, so a new kind of part needs a line too.
 */
const HAS_ONE_OF: Readonly<Record<PartKind, boolean>> = {
  base: true, paint: true, wheel: true, interior: true,
  option: false, pack: false, edition: false, service: false, discount: false, delivery: false,
} // biome-ignore format: two lines read better

/** Every part of two cars, in the order of the steps, with the version first. */
export function comparedLines(one: Configuration, other: Configuration): ComparedLine[] {
  const [left, right] = [indexParts(one), indexParts(other)]
  const nothing = { ...one.price.base, incl: 0, excl: 0 }
  const keys = [...new Set([...left.keys(), ...right.keys()])]
  const lines = keys.map((key): ComparedLine => {
    const [a, b] = [left.get(key), right.get(key)]
    const delta = minus(b?.part.price ?? nothing, a?.part.price ?? nothing)
    return {
      key,
      step: (a ?? b)?.step ?? 'equipment',
      one: a?.part,
      other: b?.part,
      delta,
      isSame: a !== undefined && b !== undefined && a.code === b.code && delta.incl === 0,
    }
  })
  return STEPS.flatMap((step) => lines.filter((line) => line.step === step))
}

interface OwnPart {
  readonly code: string
  readonly step: Step
  readonly part: ComparedPart
}

function indexParts({
  selected,
  price,
  version,
  title,
  carline_code,
  carline_title,
}: Configuration): Map<string, OwnPart> {
  const base = { title: carName(carline_title, title), price: price.base, isIncluded: false }
  const lineKey = ({ kind, code }: { readonly kind: PartKind; readonly code: string }) =>
    HAS_ONE_OF[kind] ? kind : code
  const items = selected.map((item): [string, OwnPart] => {
    const { code, category, title: name, price: own, included_in, standard } = item
    const part = { title: name, price: own, isIncluded: standard || included_in !== undefined }
    return [lineKey(item), { code, step: stepOfCategory(category), part }]
  })
  // A fee is no choice: it is only in the price.
  const besides = price.parts.flatMap((one): [string, OwnPart][] => {
    const { code, kind, description, amount } = one
    if (kind === 'base' || selected.some((item) => item.code === code)) return []
    return [[lineKey(one), { code, step: 'equipment', part: { title: description, price: amount, isIncluded: false } }]]
  })
  return new Map([
    ['version', { code: `${carline_code} ${version}`, step: 'version', part: base }],
    ...items,
    ...besides,
  ])
}
