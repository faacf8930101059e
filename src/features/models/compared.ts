import { isSoldCarline, type ModelledCarline } from '@/domain/carline'
import type { QueryParams, RouteQuery } from '@/routing/params'

export const MOST_COMPARED = 3

/** A car of a comparison. Without a version it is that of the "from" price. The case of the version does not matter. */
export interface ComparedModel {
  readonly carline: ModelledCarline
  readonly version?: string | undefined
}

/** Parses `compare=BORN.B240Z,LEON`. Unknown carlines are left out. */
export function parseCompared(query: RouteQuery): ComparedModel[] {
  const parts = [query.compare ?? []].flat().flatMap((value) => value.split(','))
  const cars = parts.flatMap((part): ComparedModel[] => {
    // A version code may contain a point, so only the first one separates.
    const [written = '', version] = part.split(/\.(.*)/)
    const carline = written.toUpperCase()
    return isSoldCarline(carline) ? [{ carline, version: version || undefined }] : []
  })
  const first = new Map(cars.toReversed().map((car) => [car.carline, car]))
  return [...new Set(cars.map(({ carline }) => carline))]
    .flatMap((carline) => first.get(carline) ?? [])
    .slice(0, MOST_COMPARED)
}

export function writeCompared(cars: readonly ComparedModel[]): QueryParams {
  const text = cars.map(({ carline, version }) => (version ? `${carline}.${version}` : carline)).join()
  return { compare: text || undefined }
}

export function toggleCompared(cars: readonly ComparedModel[], carline: ModelledCarline): ComparedModel[] {
  const others = cars.filter((car) => car.carline !== carline)
  return others.length < cars.length ? others : [...cars, { carline }].slice(0, MOST_COMPARED)
}

export function withVersion(
  cars: readonly ComparedModel[],
  carline: ModelledCarline,
  version: string,
): ComparedModel[] {
  return cars.map((car) => (car.carline === carline ? { carline, version } : car))
}

/** Id of the « compare » checkbox on a card. */
export const compareBoxId = (carline: ModelledCarline) => `compare-${carline.toLowerCase()}`
