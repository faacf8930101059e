import type { CatalogueItem, CatalogueVersion } from '@demo/backend/catalogue/types'
import { systemClock } from '@demo/backend/clock'
import type { CategoryCode } from '@/contract/configured-car'
import { vatPercentOn } from '@/domain/dated/vat'
import type { Bilingual } from '@/domain/language'
import { type Car, carState, orderableVersions } from './car'
import { compileCarline } from './compiled'
import { carId } from './configuration-id'
import { type Effect, findPack } from './effect'
import { Lru } from './lru'
import { type Amount, NOTHING, toAmount, versionAmount } from './price'
import type { Repair } from './repair'
import { type Outcome, takeChoice } from './take-choice'

export interface EngineChoice {
  readonly subject: { readonly item: CatalogueItem } | { readonly version: CatalogueVersion }
  readonly code: string
  /** Its own price on this version; nothing when a pack or the version brings it. */
  readonly price: Amount
  /** The change of the total by a click; nothing where a click changes nothing. */
  readonly delta: Amount
  readonly state: 'selected' | 'standard' | 'available' | 'included' | 'unavailable'
  readonly next?: Car
  readonly reason?: Bilingual
  readonly effect?: Effect
  readonly repairs: readonly Repair[]
}

export interface EngineCategory {
  readonly code: CategoryCode
  readonly cardinality: 'exactly_one' | 'many'
  readonly choices: readonly EngineChoice[]
}

const ITEM_CATEGORIES = ['exterior', 'wheels', 'interior', 'packs', 'options', 'services'] as const
const EXACTLY_ONE: readonly CategoryCode[] = ['version', 'exterior', 'wheels', 'interior']
const CACHED_CARS = 1_000

const cache = new Lru<readonly EngineCategory[]>(CACHED_CARS)

/** Every choice that the catalogue has for a car of this carline, whether it can be had now or not, and what it does. */
export function listChoices(car: Car): readonly EngineCategory[] {
  return cache.remember(`${carId(car)} ${vatPercentOn(systemClock.today())}`, () => reckon(car))
}

function reckon(car: Car): EngineCategory[] {
  const versions: EngineCategory = {
    code: 'version',
    cardinality: 'exactly_one',
    choices: orderableVersions(car.carline).map((version) =>
      choice({ version }, version.code, versionAmount(car.carline, version), takeChoice(car, version.code)),
    ),
  }
  const categories = ITEM_CATEGORIES.map((code): EngineCategory => {
    const items = car.carline.items.filter((item) => item.category === code && !item.retired)
    return {
      code,
      cardinality: EXACTLY_ONE.includes(code) ? 'exactly_one' : 'many',
      choices: items.map((item) => itemChoice(car, item)),
    }
  })
  return [versions, ...categories.filter(({ choices }) => choices.length > 0)]
}

function itemChoice(car: Car, item: CatalogueItem): EngineChoice {
  const compiled = compileCarline(car.carline)
  const state = carState(car)
  const index = compiled.itemIndexes.get(item.code) ?? 0
  const outcome = takeChoice(car, item.code)
  const brought = outcome.kind === 'unchanged' && outcome.why !== 'selected'
  const price = brought ? NOTHING : toAmount(compiled.prices[state.version]?.[index] ?? item.price)
  const made = choice({ item }, item.code, price, outcome)
  if (made.state !== 'included' && made.state !== 'standard') return made
  const pack = findPack(compiled, state, index)?.title
  return {
    ...made,
    reason:
      made.state === 'included' && pack
        ? { fr: `Compris dans «\u00a0${pack.fr}\u00a0».`, nl: `Inbegrepen in ${pack.nl}.` }
        : {
            fr: `De série sur la version ${car.version.title.fr}.`,
            nl: `Standaard op de versie ${car.version.title.nl}.`,
          },
  }
}

function choice(subject: EngineChoice['subject'], code: string, price: Amount, outcome: Outcome): EngineChoice {
  const common = { subject, code, price, repairs: [] }
  switch (outcome.kind) {
    case 'unchanged':
      return { ...common, delta: NOTHING, state: outcome.why }
    case 'dropped':
      return { ...common, delta: outcome.delta, state: 'selected', next: outcome.car, ...effectIfAny(outcome.effect) }
    case 'taken':
      return { ...common, delta: outcome.delta, state: 'available', next: outcome.car, ...effectIfAny(outcome.effect) }
    case 'conflict': {
      const [cheapest] = outcome.repairs
      return {
        ...common,
        delta: cheapest?.delta ?? NOTHING,
        state: 'unavailable',
        reason: outcome.reason,
        repairs: outcome.repairs,
      }
    }
  }
}

function effectIfAny(effect: Effect): { readonly effect?: Effect } {
  return effect.added.length + effect.removed.length > 0 ? { effect } : {}
}
