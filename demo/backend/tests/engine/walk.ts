import { catalogue } from '@demo/backend/catalogue/catalogue'
import { type Car, orderableVersions, versionStart } from '@demo/backend/engine/car'
import { listChoices } from '@demo/backend/engine/choices'

/** Mulberry32: the same seed, the same walk. */
export function random(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let x = state
    x = Math.imul(x ^ (x >>> 15), x | 1)
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61)
    return ((x ^ (x >>> 14)) >>> 0) % below
  }
}

export const startCars: readonly Car[] = [...catalogue.values()].flatMap((carline) =>
  orderableVersions(carline).map((version) => versionStart(carline, version)),
)

/** Every car that one click leads to. */
export function nextCars(car: Car): Car[] {
  return listChoices(car).flatMap(({ choices }) =>
    choices.flatMap(({ next, repairs }) => [...(next ? [next] : []), ...repairs.map((repair) => repair.car)]),
  )
}

/** A car that someone who clicks about would have built. */
export function randomCar(seed: number, clicks = 12): Car {
  const pick = random(seed)
  let car = startCars[pick(startCars.length)] as Car
  for (let click = 0; click < clicks; click += 1) {
    const next = nextCars(car)
    car = next[pick(next.length)] ?? car
  }
  return car
}
