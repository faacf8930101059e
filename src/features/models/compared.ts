import { isSoldCarline, type ModelledCarline } from '@/domain/carline'
import type { QueryParams, RouteQuery } from '@/routing/params'

export const MOST_COMPARED = 3

/** A car in a comparison: a carline, and which of its versions, in whatever case; the one of the "from" price where none is named. */
export interface Compared {
  readonly carline: ModelledCarline
  readonly version?: string | undefined
}

/** The cars that an address compares (`compare=BORN.B240Z,LEON`); what it does not know is left out. */
export function parseCompared(query: RouteQuery): Compared[] {
  const parts = [query.compare ?? []].flat().flatMap((value) => value.split(','))
  const cars = parts.flatMap((part): Compared[] => {
    // A service's code may have a point, and letters of either case.
    const [written = '', version] = part.split(/\.(.*)/)
    const carline = written.toUpperCase()
    return isSoldCarline(carline) ? [{ carline, version: version || undefined }] : []
  })
  const first = new Map(cars.toReversed().map((car) => [car.carline, car]))
  return [...new Set(cars.map(({ carline }) => carline))]
    .flatMap((carline) => first.get(carline) ?? [])
    .slice(0, MOST_COMPARED)
}

export function writeCompared(cars: readonly Compared[]): QueryParams {
  const text = cars.map(({ carline, version }) => (version ? `${carline}.${version}` : carline)).join()
  return { compare: text || undefined }
}

/** With the carline when it was not there, without it when it was. */
export function toggleCompared(cars: readonly Compared[], carline: ModelledCarline): Compared[] {
  const others = cars.filter((car) => car.carline !== carline)
  return others.length < cars.length ? others : [...cars, { carline }].slice(0, MOST_COMPARED)
}

export function withVersion(cars: readonly Compared[], carline: ModelledCarline, version: string): Compared[] {
  return cars.map((car) => (car.carline === carline ? { carline, version } : car))
}

/** The box on a model's card by which it comes into the comparison. */
export const compareBoxId = (carline: ModelledCarline) => `compare-${carline.toLowerCase()}`
