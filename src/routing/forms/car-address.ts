import { findTypedCode } from '@/domain/typed-code'
import { type Audience, buildPath } from '@/routing/build-path'
import type { QueryParams, RouteMatch } from '@/routing/params'
import { parsePath } from '@/routing/parse-path'

/** An address within a text, from its language on. */
const ADDRESS = /\/(?:fr|nl)\/[^\s"'<>?#]+/gi

type PastedCar = Extract<RouteMatch, { readonly name: 'car-configurator.conf' | 'stock.vehicle' }>

/** The car whose whole address stands in a text, as it was built or as it stands in stock. */
export function pastedCar(pasted: string): PastedCar | undefined {
  for (const [found] of pasted.matchAll(ADDRESS)) {
    const address = found.replace(/[.,;:!)\]]+$/, '')
    const match = (parsePath(address) ?? parsePath(address.toLowerCase()))?.match
    if (match?.name === 'car-configurator.conf' || match?.name === 'stock.vehicle') return match
  }
  return undefined
}

/**
 * The page of the car that a text names, for whoever pasted it: a code in it, or the whole address of a car as it was built or as it stands
 * in stock. Undefined where it names none.
 *
 * @param along what its query says besides
 */
export function carAddress(pasted: string, audience: Audience, along: QueryParams = {}): string | undefined {
  const car = pastedCar(pasted)
  if (car) return buildPath(car.name, { ...along, ...car.params }, audience)
  const code = findTypedCode(pasted)
  return code && buildPath('car-configurator.offer', { ...along, cupra_code: code }, audience)
}
