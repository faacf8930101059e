import type { ModelPrice } from '@/contract/configurator'
import { ANNOUNCED_CARLINES, type CarlineCode } from '@/domain/carline'

export type AnnouncedCarline = keyof typeof ANNOUNCED_CARLINES

export interface Family {
  readonly name: string
  /** The cheapest first. */
  readonly models: readonly ModelPrice[]
  /** Carlines that will follow one of this family. */
  readonly announced: readonly AnnouncedCarline[]
}

export const ANNOUNCED = Object.keys(ANNOUNCED_CARLINES) as AnnouncedCarline[]

/** Models by family, families in the order of the service, each with what is announced for it. */
export function groupFamilies(models: readonly ModelPrice[]): Family[] {
  const names = [...new Set(models.map(({ family }) => family))]
  return names.map((name) => {
    const own = models.filter(({ family }) => family === name)
    const carlines = new Set<CarlineCode>(own.map(({ carline_code }) => carline_code))
    return {
      name,
      models: own.toSorted((a, b) => a.from_price.incl - b.from_price.incl),
      announced: ANNOUNCED.filter((carline) => carlines.has(ANNOUNCED_CARLINES[carline])),
    }
  })
}
