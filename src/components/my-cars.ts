import { inLocalStorage } from '@/config/browser-storage'
import { CARLINE_CODES, CARLINE_NAMES } from '@/domain/carline'
import { commissionIdPattern } from '@/domain/commission-id'
import { CONFIGURATION_ID_LONGEST, configurationIdPattern } from '@/domain/configuration-id'
import { cupraCodePattern } from '@/domain/cupra-code'
import { isOneOf } from '@/domain/is-one-of'
import { LANGUAGES, type Language } from '@/domain/language'
import { parseJson } from '@/domain/parse-json'

/**
 * The last cars that were built or looked at in stock in this browser, the newest first, so that a closed tab loses none. What a car
 * is and cost, nothing about the person, and nothing of it leaves the device unasked.
 */
export interface MyCar {
  /** Its look does not say what a reference is: a service spells its ids as it likes. */
  readonly kind: MyCarKind
  /** A configuration id, a code, or the number of a car in stock behind `stock.`. */
  readonly ref: string
  readonly title: string
  /** Of the title. */
  readonly language?: Language
  /** Euro incl. VAT when it was first seen; none of a car that came by a link. */
  readonly price?: number
  /** The day of that price. */
  readonly day?: string
}

const KINDS = ['stock', 'code', 'id'] as const
type MyCarKind = (typeof KINDS)[number]

export const MY_CARS_KEY = 'my-cars'
/** Reading it gives new objects each time: compare the text. */
export const keptMyCars = inLocalStorage(MY_CARS_KEY)

/** Builds; and cars in stock, as many as the service answers side by side. */
const MOST_BUILDS = 6
const MOST_IN_STOCK = 4

const STOCK = 'stock.'
export const stockRef = (commissionId: string) => STOCK + commissionId
/** Its number, of a car in stock. */
export function commissionOf(ref: string): string | undefined {
  const number = ref.startsWith(STOCK) ? ref.slice(STOCK.length) : ''
  return commissionIdPattern.test(number) ? number : undefined
}
export const isInStock = ({ kind }: Pick<MyCar, 'kind'>) => kind === 'stock'

const FITS: Readonly<Record<MyCarKind, (ref: string) => boolean>> = {
  stock: (ref) => commissionOf(ref) !== undefined,
  code: (ref) => cupraCodePattern.test(ref),
  id: (ref) => ref.length <= CONFIGURATION_ID_LONGEST && configurationIdPattern.test(ref),
}

/** What a reference is that nobody has said it of: one of a link, or kept by a browser before kinds were. */
const likelyKind = (ref: string) => KINDS.find((kind) => FITS[kind](ref))

/** Its title where that is in this language; its name alone where it was kept in the other one: power and gearbox have other words there. */
export function titleIn(language: Language, car: MyCar): string {
  if (car.language === undefined || car.language === language) return car.title
  const names = CARLINE_CODES.map((code) => CARLINE_NAMES[code]).filter((name) => car.title.startsWith(name))
  return names.toSorted((a, b) => b.length - a.length)[0] ?? car.title
}

/** What somebody else may have written there is no car. */
export function readMyCars(text: string): readonly MyCar[] {
  const kept = parseJson(text)
  return Array.isArray(kept) ? shortened(kept.flatMap(readMyCar)) : []
}

function readMyCar(given: unknown): readonly MyCar[] {
  if (typeof given !== 'object' || given === null) return []
  const { ref, title, language, price, day, ...said }: Partial<Record<keyof MyCar, unknown>> = given
  if (typeof ref !== 'string' || typeof title !== 'string') return []
  const kind = isOneOf(KINDS, said.kind) ? said.kind : likelyKind(ref)
  if (!kind || !FITS[kind](ref)) return []
  const isPriced = typeof price === 'number' && Number.isFinite(price) && typeof day === 'string'
  return [{ kind, ref, title, ...(isOneOf(LANGUAGES, language) && { language }), ...(isPriced && { price, day }) }]
}

/** The newest builds and the newest cars in stock. */
function shortened(cars: readonly MyCar[]): readonly MyCar[] {
  const stock = cars.filter(isInStock).slice(0, MOST_IN_STOCK)
  const builds = cars.filter((car) => !isInStock(car)).slice(0, MOST_BUILDS)
  return cars.filter((car) => stock.includes(car) || builds.includes(car))
}

/** The build that is being changed: a step of it takes the place of the one before. */
let building: { readonly ref: string; readonly carline: string | undefined } | undefined

type SeenCar = MyCar & Required<Pick<MyCar, 'price' | 'day'>>

/**
 * Moves it to the front; the price of the first time stays. Another tab may have kept others meanwhile.
 *
 * @param carline of a build: one of another model is another car, and no step of it
 */
export function keepMyCar(car: SeenCar, carline?: string): void {
  const cars = readMyCars(keptMyCars.read())
  const before = isInStock(car) || building?.carline !== carline ? undefined : building?.ref
  if (!isInStock(car)) building = { ref: car.ref, carline }
  const known = cars.find(({ ref }) => ref === car.ref)
  write([
    { ...car, ...known, kind: car.kind, title: car.title, ...(car.language && { language: car.language }) },
    ...cars.filter(({ ref }) => ref !== car.ref && ref !== before),
  ])
}

/** Cars of a link, before those that are there: as if they had been looked at now. */
export function addMyCars(refs: readonly string[]): void {
  const cars = readMyCars(keptMyCars.read())
  const added = refs.flatMap((ref) => {
    const kind = likelyKind(ref)
    return kind && cars.every((car) => car.ref !== ref) ? [{ kind, ref, title: ref }] : []
  })
  if (added.length > 0) write([...added, ...cars])
}

/** @returns puts it back where it was. */
export const forgetMyCar = (ref: string) => keepOnly((car) => car.ref !== ref)

/** @returns puts them back. */
export const forgetMyCars = () => keepOnly(() => false)

function keepOnly(stays: (car: MyCar) => boolean): () => void {
  const before = readMyCars(keptMyCars.read())
  write(before.filter(stays))
  return () => {
    const now = readMyCars(keptMyCars.read())
    const isThere = (car: MyCar) => now.some((one) => one.ref === car.ref)
    const added = now.filter((car) => before.every((one) => one.ref !== car.ref))
    write([...added, ...before.filter((car) => isThere(car) || !stays(car))])
  }
}

function write(cars: readonly MyCar[]): void {
  keptMyCars.write(cars.length > 0 ? JSON.stringify(shortened(cars)) : '')
}

/** The configurator is left: what is opened in it next is another car, and not a step of this one. */
export function endBuilding(): void {
  building = undefined
}
