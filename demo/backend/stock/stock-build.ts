import { carName } from '@/domain/car-name'
import type { Bilingual } from '@/domain/language'
import type { FacetCode } from '@/domain/stock-facets'
import type { CatalogueItem, Cents, ItemKind } from '../catalogue/types'
import { type Car, type CarItem, chosenItem, listItems } from '../engine/car'
import { encodeCar } from '../engine/cupra-code'
import { type Amount, type Part, priceCar } from '../engine/price'
import { carWltp, type WltpFigures } from '../engine/wltp'

/** The facets that follow from the build; availability and dealer are the vehicle's own. */
export type BuildFacet = Exclude<FacetCode, 'availability' | 'dealer'>

/** What the vehicles of one build have in common, worked out once. */
export interface StockBuild {
  readonly car: Car
  readonly cupraCode: string
  readonly items: readonly CarItem[]
  readonly list: Amount
  /** Cents by code of what was chosen; what comes with the version or a pack is not in it. */
  readonly paid: ReadonlyMap<string, Cents>
  /** The parts of its price that are no item of the catalogue, but for its version. */
  readonly besides: readonly Part[]
  readonly wltp: WltpFigures
  /** The same for builds that differ in nothing but their paint; services go with any car. */
  readonly foldKey: string
  readonly facets: Readonly<Record<BuildFacet, readonly string[]>>
}

export function makeBuild(car: Car): StockBuild {
  const items = listItems(car)
  const price = priceCar(car)
  return {
    car,
    cupraCode: encodeCar(car),
    items,
    list: price.total,
    paid: new Map(price.parts.map(({ code, cents }) => [code, cents])),
    besides: price.parts.filter(({ code, kind }) => kind !== 'base' && items.every(({ item }) => item.code !== code)),
    wltp: carWltp(car),
    foldKey: makeFoldKey(car, items),
    facets: {
      carline: [car.carline.code],
      version: [versionKey(car)],
      fuel_type: [car.version.fuelType],
      gearbox: [car.version.gearbox],
      drive: [car.version.drive],
      color: [chosenItem(car, 'paint').code],
      interior: [chosenItem(car, 'interior').code],
      wheels: [chosenItem(car, 'wheel').code],
      equipment: items.filter(({ item }) => isEquipment(item)).map(({ item }) => item.code),
    },
  }
}

/** The items of a car stand in the order of the catalogue, so the same items always give the same key. */
function makeFoldKey(car: Car, items: readonly CarItem[]): string {
  const codes = items
    .filter(({ item }) => item.kind !== 'paint' && item.kind !== 'service')
    .map(({ item }) => item.code)
  return [versionKey(car), ...codes].join(' ')
}

/** A version's code is unique within its carline only. */
export function versionKey({ carline, version }: Pick<Car, 'carline' | 'version'>): string {
  return `${carline.code}.${version.code}`
}

export function carTitle({ carline, version }: Pick<Car, 'carline' | 'version'>): Bilingual {
  return { fr: carName(carline.name, version.title.fr), nl: carName(carline.name, version.title.nl) }
}

/** What a buyer looks for by name: chosen, standard or brought by a pack alike. */
export function isEquipment({ kind }: Pick<CatalogueItem, 'kind'>): boolean {
  return IS_EQUIPMENT[kind]
}

const IS_EQUIPMENT: Readonly<Record<ItemKind, boolean>> = {
  option: true, pack: true, edition: true, paint: false, wheel: false, interior: false, service: false,
} // biome-ignore format: one line reads better
