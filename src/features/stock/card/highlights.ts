import type { StockVehicle } from '@/contract/stock'

export interface Highlights {
  /** At most three: what sets the car apart from those of the same version around it, the rarest first. */
  readonly items: readonly string[]
  /** Options that are not told. */
  readonly more: number
}

const MOST_ITEMS = 3
/** A card is read at a glance: long names leave room for fewer. */
const MOST_WORDS = 6

type Equipped = Pick<StockVehicle, 'commission_id' | 'carline_code' | 'version' | 'options' | 'wheels'>

/** What each card of a page tells of its car's options and wheels. What all cars of a version have tells nothing. */
export function findHighlights(vehicles: readonly Equipped[]): ReadonlyMap<string, Highlights> {
  const counts = new Map<string, number>()
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  const versionKey = ({ carline_code, version }: Equipped) => `${carline_code} ${version}`
  for (const vehicle of vehicles) {
    count(versionKey(vehicle))
    for (const { code } of [vehicle.wheels, ...(vehicle.options ?? [])]) count(`${versionKey(vehicle)} ${code}`)
  }
  return new Map(
    vehicles.map((vehicle) => {
      const version = versionKey(vehicle)
      const alike = counts.get(version) ?? 1
      const holders = (code: string) => counts.get(`${version} ${code}`) ?? 0
      const wheels = { code: vehicle.wheels.code, title: vehicle.wheels.name }
      const { options: extras = [] } = vehicle
      const telling = [...extras, ...(alike === 1 || holders(wheels.code) < alike ? [wheels] : [])]
      const rarest = telling.sort((a, b) => holders(a.code) - holders(b.code)).slice(0, MOST_ITEMS)
      const told = rarest.filter((_, index) => index === 0 || wordsIn(rarest.slice(0, index + 1)) <= MOST_WORDS)
      const options = told.filter(({ code }) => code !== wheels.code).length
      return [vehicle.commission_id, { items: told.map(({ title }) => title), more: extras.length - options }]
    }),
  )
}

function wordsIn(items: readonly { readonly title: string }[]): number {
  return items.reduce((sum, { title }) => sum + title.split(/\s+/).length, 0)
}
