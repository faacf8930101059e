import type { ModelPrice } from '@/contract/configurator'
import { announcedCarlines, type CarlineCode, followedCarline } from '@/domain/carline'

export interface Family {
  /** Left out: what is announced and follows nothing of today. */
  readonly name?: string
  /** The cheapest first. */
  readonly models: readonly ModelPrice[]
  /** Carlines that will follow one of this family. */
  readonly announced: readonly CarlineCode[]
}

/** Models by family, families in the order of the service, each with what is announced for it; what is new stands last. */
export function groupFamilies(models: readonly ModelPrice[]): Family[] {
  if (models.length === 0) return []
  const names = [...new Set(models.map(({ family }) => family))]
  const announced = announcedCarlines()
  const families = names.map((name) => {
    const own = models.filter(({ family }) => family === name)
    const carlines = new Set<CarlineCode | undefined>(own.map(({ carline_code }) => carline_code))
    return {
      name,
      models: own.toSorted((a, b) => a.from_price.incl - b.from_price.incl),
      announced: announced.filter((carline) => carlines.has(followedCarline(carline))),
    }
  })
  const placed = new Set(families.flatMap((family) => family.announced))
  const others = announced.filter((carline) => !placed.has(carline))
  return others.length > 0 ? [...families, { models: [], announced: others }] : families
}
