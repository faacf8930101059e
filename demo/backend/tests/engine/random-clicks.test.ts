import type { Car } from '@demo/backend/engine/car'
import { type EngineChoice, listChoices } from '@demo/backend/engine/choices'
import { carId, parseId } from '@demo/backend/engine/configuration-id'
import type { Effect } from '@demo/backend/engine/effect'
import { priceCar } from '@demo/backend/engine/price'
import type { Repair } from '@demo/backend/engine/repair'
import { expect, test } from 'vitest'
import { faultsOf, presentByHand, totalByHand, totalExclByHand } from './by-hand'
import { nextCars, random, startCars } from './walk'

/** RANDOM_CLICKS=10000 npx vitest run random-clicks: a longer walk takes a minute and more. */
const CLICKS = Number(process.env.RANDOM_CLICKS ?? 1_500)
const perStart = Math.ceil(CLICKS / startCars.length)

const sum = (items: Effect['added'], reading: 'incl' | 'excl') =>
  items.reduce((all, { amount }) => all + amount[reading], 0)

test.each(startCars.map((car, seed) => [carId(car), car, seed] as const))(
  'from %s, random clicks never reach an invalid car, a wrong total or a dead end',
  (_, start, seed) => {
    const pick = random(seed + 1)
    let car = start
    for (let click = 0; click < perStart; click += 1) {
      expect(faultsOf(car), carId(car)).toEqual([])
      const { total, parts } = priceCar(car)
      expect(total).toEqual({ incl: totalByHand(car), excl: totalExclByHand(car) })
      expect(parts.reduce((all, { cents }) => all + cents, 0)).toBe(total.incl)
      checkChoices(car)
      const next = nextCars(car)
      expect(next.length).toBeGreaterThan(5)
      car = next[pick(next.length)] ?? car
    }
  },
)

function checkChoices(car: Car) {
  const wrong: string[] = []
  for (const { code: category, choices } of listChoices(car)) {
    for (const choice of choices) {
      const fault = faultOfChoice(car, choice)
      if (fault) wrong.push(`${category} ${choice.code} (${choice.state}): ${fault}`)
    }
  }
  expect(wrong, carId(car)).toEqual([])
}

/** One string for many checks: an expect for each of forty choices of ten thousand cars would be the slowest part. */
function faultOfChoice(car: Car, choice: EngineChoice): string | undefined {
  const { state, next, repairs, delta, reason } = choice
  switch (state) {
    case 'available':
      return takenFault(car, choice)
    case 'unavailable':
      if (!reason?.fr || !reason.nl) return 'no reason'
      if (repairs.length === 0) return 'no repair'
      if (next) return 'an unavailable choice has a next car'
      return repairs.map((repair) => repairFault(car, choice, repair)).find(Boolean) ?? orderFault(repairs)
    case 'selected':
      return droppedFault(car, choice)
    default:
      if (!presentByHand(car).has(choice.code)) return 'is not in the car'
      return reason?.fr && reason.nl && delta.incl === 0 ? undefined : 'does not say why it is in'
  }
}

function takenFault(car: Car, choice: EngineChoice): string | undefined {
  const { next, delta, code } = choice
  if (!next) return 'leads nowhere'
  if (!holds(next, code)) return 'is not in the next car'
  const dropped = 'item' in choice.subject && lost(car, next, code)
  return dropped ? `drops ${dropped}` : effectFault(car, next, choice, { effect: choice.effect, delta })
}

function droppedFault(car: Car, choice: EngineChoice): string | undefined {
  const { next, delta, code } = choice
  if (!holds(car, code)) return 'is not in the car'
  if (!next) return delta.incl === 0 && delta.excl === 0 ? undefined : 'costs something although it is in'
  if (holds(next, code)) return 'is still in after it was dropped'
  return effectFault(car, next, choice, { effect: choice.effect, delta })
}

function holds(car: Car, code: string): boolean {
  return car.version.code === code || presentByHand(car).has(code)
}

/** What the visitor had chosen and lost: never without being asked, unless one thing takes the place of another. */
function lost(car: Car, next: Car, taken: string): string | undefined {
  const { items, rules } = car.carline
  const brought = rules.flatMap((rule) => (rule.kind === 'includes' && rule.subject === taken ? rule.all : []))
  const replaced = rules.flatMap((rule) =>
    rule.kind === 'replaces' && [taken, ...brought].includes(rule.subject) ? rule.all : [],
  )
  const present = presentByHand(next)
  return car.chosen.find((code) => {
    const category = items.find((item) => item.code === code)?.category
    const isExtra = category === 'packs' || category === 'options' || category === 'services'
    return isExtra && !present.has(code) && !replaced.includes(code)
  })
}

function repairFault(car: Car, choice: EngineChoice, repair: Repair): string | undefined {
  if (!holds(repair.car, choice.code)) return 'the repair does not take the choice'
  if (!repair.title.fr || !repair.title.nl) return 'the repair has no title'
  return effectFault(car, repair.car, choice, repair)
}

function orderFault(repairs: readonly Repair[]): string | undefined {
  const sizes = repairs.map(({ delta }) => Math.abs(delta.incl))
  return sizes.some((size, at) => at > 0 && size < (sizes[at - 1] ?? 0))
    ? 'the cheapest repair is not the first'
    : undefined
}

/** What is shown must be the change of the total, and the effect must account for it to the cent. */
function effectFault(
  car: Car,
  next: Car,
  choice: EngineChoice,
  { effect = { added: [], removed: [] }, delta }: { effect?: Effect | undefined; delta: Repair['delta'] },
): string | undefined {
  const faults = faultsOf(next)
  if (faults.length > 0) return `leads to an invalid car: ${faults.join()}`
  if (delta.incl !== totalByHand(next) - totalByHand(car)) return 'the price effect is wrong'
  if (delta.excl !== totalExclByHand(next) - totalExclByHand(car)) return 'the price effect without VAT is wrong'
  const apart = (one: Car) => ownCents(one, choice)
  const told = sum(effect.added, 'incl') - sum(effect.removed, 'incl')
  if (told + apart(next) - apart(car) !== delta.incl) return `the effect tells ${told}, the total says ${delta.incl}`
  for (const { reason } of [...effect.added, ...effect.removed]) {
    if (!reason.fr || !reason.nl) return 'an effect without a reason'
  }
  return undefined
}

/** What the choice itself, or what stands in its place, costs; the version too when it changes. */
function ownCents(car: Car, { subject, code }: EngineChoice): number {
  const base = car.version.price
  if ('version' in subject) return base
  const { kind } = subject.item
  const isPick = kind === 'paint' || kind === 'wheel' || kind === 'interior'
  const own = car.carline.items.filter(
    (item) => car.chosen.includes(item.code) && (isPick ? item.kind === kind : item.code === code),
  )
  return base + own.reduce((all, item) => all + (item.standardOn?.includes(car.version.code) ? 0 : item.price), 0)
}

test('an id leads back to the very car, wherever the clicks went', () => {
  const pick = random(7)
  let car = startCars[0] as Car
  for (let click = 0; click < 300; click += 1) {
    const reading = parseId(carId(car))
    expect(carId(reading.car)).toBe(carId(car))
    expect(reading.replaced).toEqual([])
    const next = nextCars(car)
    car = next[pick(next.length)] ?? car
  }
})
