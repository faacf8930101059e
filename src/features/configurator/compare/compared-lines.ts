import type { Money, PartKind } from '@/contract/common'
import type { Configuration } from '@/contract/configured-car'
import { carName } from '@/domain/car-name'
import { STEPS, type Step, stepOfCategory } from '../choosing/steps'
import { minus } from '../summary/price-lines'

/** A part as one of the two cars has it. */
export interface ComparedPart {
  readonly title: string
  readonly price: Money
  /** It costs nothing, because it is standard or a pack brings it. */
  readonly isIncluded: boolean
}

export interface ComparedLine {
  readonly key: string
  readonly step: Step
  /** Undefined: that car does not have it. */
  readonly one: ComparedPart | undefined
  readonly other: ComparedPart | undefined
  /** What the other car's part costs more, or less where it is below zero. */
  readonly delta: Money
  readonly isSame: boolean
}

/**
 * Whether a car has exactly one part of a kind, which then faces the other car's; anything else faces itself. The lines add
 * up to what one car costs more: a new kind of part needs a line too.
 */
const IS_SLOT: Readonly<Record<PartKind, boolean>> = {
  base: true, paint: true, wheel: true, interior: true,
  option: false, pack: false, edition: false, service: false, discount: false, delivery: false,
} // biome-ignore format: two lines read better

/** Every part of two cars, in the order of the steps; what the cars are (version) first. */
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
  const keyOf = ({ kind, code }: { readonly kind: PartKind; readonly code: string }) => (IS_SLOT[kind] ? kind : code)
  const items = selected.map((item): [string, OwnPart] => {
    const { code, category, title: name, price: own, included_in, standard } = item
    const part = { title: name, price: own, isIncluded: standard || included_in !== undefined }
    return [keyOf(item), { code, step: stepOfCategory(category), part }]
  })
  // A fee is chosen by nobody: it stands in the price alone.
  const besides = price.parts.flatMap((one): [string, OwnPart][] => {
    const { code, kind, description, amount } = one
    if (kind === 'base' || selected.some((item) => item.code === code)) return []
    return [[keyOf(one), { code, step: 'equipment', part: { title: description, price: amount, isIncluded: false } }]]
  })
  return new Map([
    ['version', { code: `${carline_code} ${version}`, step: 'version', part: base }],
    ...items,
    ...besides,
  ])
}
