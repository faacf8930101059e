import { CATALOGUE_VERSION } from '@demo/backend/catalogue/catalogue'
import type { CatalogueItem } from '@demo/backend/catalogue/types'
import type { Car } from '@demo/backend/engine/car'
import { type EngineCategory, type EngineChoice, listChoices } from '@demo/backend/engine/choices'
import { carId } from '@demo/backend/engine/configuration-id'
import type { EffectItem, Effect as EngineEffect } from '@demo/backend/engine/effect'
import { priceCar } from '@demo/backend/engine/price'
import { carWltp } from '@demo/backend/engine/wltp'
import type { Picture, PictureView } from '@/contract/common'
import type { CategoryCode, Choice, ChoiceCategory, ChoicesResponse, Effect } from '@/contract/configured-car'
import { taxTableOn, yearlyBenefit } from '@/domain/company-car-tax'
import type { Language } from '@/domain/language'
import { moneyOfAmount } from './money'
import { carPicture } from './pictures'
import { CATEGORY_TITLES, FINISH_WORDS, FUEL_WORDS } from './words'

interface ChoicesWanted {
  readonly category?: CategoryCode | undefined
  /** The day whose tax table says what each choice does to the driver's benefit in kind; without one, nothing is said. */
  readonly benefitOn?: string | undefined
}

/** What a choice does to the benefit in kind, in euro a month; undefined where it does nothing. */
type BenefitDelta = (choice: EngineChoice) => number | undefined

export function choicesWire(
  car: Car,
  language: Language,
  { category, benefitOn }: ChoicesWanted = {},
): ChoicesResponse {
  const benefitDelta = benefitOn === undefined ? () => undefined : compareBenefit(car, benefitOn)
  return {
    id: carId(car),
    catalog_version: CATALOGUE_VERSION,
    categories: listChoices(car)
      .filter(({ code }) => category === undefined || code === category)
      .map((one) => categoryWire(one, car, language, benefitDelta)),
  }
}

function categoryWire(
  { code, cardinality, choices }: EngineCategory,
  car: Car,
  language: Language,
  benefitDelta: BenefitDelta,
): ChoiceCategory {
  return {
    code,
    title: CATEGORY_TITLES[code][language],
    cardinality,
    choices: choices.map((choice) => choiceWire(choice, car, language, benefitDelta)),
  }
}

function compareBenefit(car: Car, day: string): BenefitDelta {
  const { table } = taxTableOn(day)
  const catalogValue = priceCar(car).catalogValueCents
  const monthly = (one: Car, value: number) => {
    const { fuelType, co2 } = carWltp(one)
    return Math.round(yearlyBenefit({ catalogValue: value, fuel: fuelType, co2 }, table) / 12)
  }
  const now = monthly(car, catalogValue)
  return ({ state, next, delta }) => {
    if (state !== 'available' || !next) return undefined
    const change = monthly(next, catalogValue + delta.incl) - now
    return change === 0 ? undefined : change / 100
  }
}

function choiceWire(choice: EngineChoice, car: Car, language: Language, benefitDelta: BenefitDelta): Choice {
  const { next, reason, effect, repairs } = choice
  const benefit = benefitDelta(choice)
  return {
    code: choice.code,
    ...subjectWire(choice, car, language),
    price: moneyOfAmount(choice.price),
    price_delta: moneyOfAmount(choice.delta),
    ...(benefit !== undefined && { benefit_delta: benefit }),
    state: choice.state,
    ...(next && { next_id: carId(next) }),
    ...(reason && { reason: reason[language] }),
    ...(effect && { effect: effectWire(effect, language) }),
    repairs: repairs.map((repair) => ({
      title: repair.title[language],
      ...effectWire(repair.effect, language),
      price_delta: moneyOfAmount(repair.delta),
      next_id: carId(repair.car),
    })),
  }
}

/** What shows a choice best from close by; a paint has its swatch, and the other kinds are drawn. */
const VIEW_OF_KIND: Readonly<Partial<Record<CatalogueItem['kind'], PictureView>>> = {
  wheel: 'ext-wheel',
  interior: 'int-stitch',
}

function subjectWire({ subject, next }: EngineChoice, car: Car, language: Language) {
  if ('version' in subject) {
    const { version } = subject
    return {
      title: version.title[language],
      ...(version.highlights.length > 0 && {
        description: version.highlights.map((highlight) => highlight[language]).join(' · '),
      }),
      kind: 'base' as const,
      group: FUEL_WORDS[version.fuelType][language],
      tags: [],
    }
  }
  const { item } = subject
  const view = VIEW_OF_KIND[item.kind]
  const picture = view ? carPicture(next ?? car, language, view) : item.swatch ? undefined : partDrawing(item)
  return {
    title: item.title[language],
    ...(item.description && { description: item.description[language] }),
    kind: item.kind,
    ...(item.swatch?.finish && { group: FINISH_WORDS[item.swatch.finish][language] }),
    ...(item.swatch && { swatch: item.swatch }),
    // The silhouette is the same for every choice: only a picture that shows the choice is worth its bytes.
    ...(picture && !picture.is_fallback && { picture: smallPicture(picture) }),
    ...(item.seenFrom && { seen_from: item.seenFrom }),
    tags: [...(item.tags ?? [])],
  }
}

/** For a tile: its words are the title beside it, and no ground is seen while it loads. */
function smallPicture({ dominant_color: _, ...picture }: Picture): Picture {
  return { ...picture, alt: '' }
}

/** Drawn by demo/studio/scripts/part-drawings.mts, one for each code. */
function partDrawing({ code }: CatalogueItem): Picture {
  return {
    id: `part-${code.toLowerCase()}`,
    view: 'part',
    kind: 'detail',
    url: `/images/parts/${code.toLowerCase()}.svg`,
    width: 64,
    height: 64,
    alt: '',
    background: 'transparent',
    is_fallback: false,
  }
}

function effectWire({ added, removed }: EngineEffect, language: Language): Effect {
  const part = ({ item, amount, reason }: EffectItem) => ({
    code: item.code,
    title: item.title[language],
    kind: item.kind,
    price: moneyOfAmount(amount),
    reason: reason[language],
  })
  return { added: added.map(part), removed: removed.map(part) }
}
