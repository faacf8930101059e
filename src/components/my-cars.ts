import { inLocalStorage } from '@/config/browser-storage'
import { CARLINE_CODES, CARLINE_NAMES } from '@/domain/carline'
import { commissionIdPattern } from '@/domain/commission-id'
import { CONFIGURATION_ID_LONGEST, configurationIdPattern } from '@/domain/configuration-id'
import { cupraCodePattern } from '@/domain/cupra-code'
import { isOneOf } from '@/domain/is-one-of'
import { LANGUAGES, type Language } from '@/domain/language'
import { parseJson } from '@/domain/parse-json'

/**
 * The last cars that were configured or viewed in stock in this browser, the newest first. The store has nothing about the person, and
 * nothing of it is sent unless the visitor asks for it.
 */
export interface MyCar {
  /** The kind cannot be derived from the reference, because each service has its own format of ids. */
  readonly kind: MyCarKind
  /** A configuration id, a code, or `stock.` with a stock number. */
  readonly ref: string
  readonly title: string
  /** Language of the title. */
  readonly language?: Language
  /** Euro incl. VAT at the first view; undefined for a car from a shared link. */
  readonly price?: number
  /** Date of that price. */
  readonly day?: string
}

const KINDS = ['stock', 'code', 'id'] as const
type MyCarKind = (typeof KINDS)[number]

export const MY_CARS_KEY = 'my-cars'
/** Parsing creates new objects each time, so subscribers must compare the text. */
export const myCarsStorage = inLocalStorage(MY_CARS_KEY)

/** The limit of cars in stock is that of a comparison call. */
const MOST_BUILDS = 6
const MOST_IN_STOCK = 4

const STOCK = 'stock.'
export const stockRef = (commissionId: string) => STOCK + commissionId
/** The stock number; undefined if the reference is not of a car in stock. */
export function parseStockRef(ref: string): string | undefined {
  const number = ref.startsWith(STOCK) ? ref.slice(STOCK.length) : ''
  return commissionIdPattern.test(number) ? number : undefined
}
export const isInStock = ({ kind }: Pick<MyCar, 'kind'>) => kind === 'stock'

const IS_VALID_REF: Readonly<Record<MyCarKind, (ref: string) => boolean>> = {
  stock: (ref) => parseStockRef(ref) !== undefined,
  code: (ref) => cupraCodePattern.test(ref),
  id: (ref) => ref.length <= CONFIGURATION_ID_LONGEST && configurationIdPattern.test(ref),
}

/** A guess, for a reference from a link or one that was stored before there were kinds. */
const likelyKind = (ref: string) => KINDS.find((kind) => IS_VALID_REF[kind](ref))

/** A title in the other language is reduced to the model's name, because the words for power and gearbox differ. */
export function localTitle(language: Language, car: MyCar): string {
  if (car.language === undefined || car.language === language) return car.title
  const names = CARLINE_CODES.map((code) => CARLINE_NAMES[code]).filter((name) => car.title.startsWith(name))
  return names.toSorted((a, b) => b.length - a.length)[0] ?? car.title
}

/** Validates the stored text, because other code or the visitor may have changed it. */
export function readMyCars(text: string): readonly MyCar[] {
  const kept = parseJson(text)
  return Array.isArray(kept) ? limitCars(kept.flatMap(readMyCar)) : []
}

function readMyCar(given: unknown): readonly MyCar[] {
  if (typeof given !== 'object' || given === null) return []
  const { ref, title, language, price, day, ...rest }: Partial<Record<keyof MyCar, unknown>> = given
  if (typeof ref !== 'string' || typeof title !== 'string') return []
  const kind = isOneOf(KINDS, rest.kind) ? rest.kind : likelyKind(ref)
  if (!kind || !IS_VALID_REF[kind](ref)) return []
  const isPriced = typeof price === 'number' && Number.isFinite(price) && typeof day === 'string'
  return [{ kind, ref, title, ...(isOneOf(LANGUAGES, language) && { language }), ...(isPriced && { price, day }) }]
}

function limitCars(cars: readonly MyCar[]): readonly MyCar[] {
  const stock = cars.filter(isInStock).slice(0, MOST_IN_STOCK)
  const builds = cars.filter((car) => !isInStock(car)).slice(0, MOST_BUILDS)
  return cars.filter((car) => stock.includes(car) || builds.includes(car))
}

/** The configuration in progress. Each change replaces the previous entry instead of adding one. */
let currentBuild: { readonly ref: string; readonly carline: string | undefined } | undefined

type SeenCar = MyCar & Required<Pick<MyCar, 'price' | 'day'>>

/**
 * Moves the car to the front, and keeps its first price. The list is read again, because another tab may have changed it.
 *
 * @param carline of a configuration: another model is another car and replaces none
 */
export function saveMyCar(car: SeenCar, carline?: string): void {
  const cars = readMyCars(myCarsStorage.read())
  const before = isInStock(car) || currentBuild?.carline !== carline ? undefined : currentBuild?.ref
  if (!isInStock(car)) currentBuild = { ref: car.ref, carline }
  const known = cars.find(({ ref }) => ref === car.ref)
  write([
    { ...car, ...known, kind: car.kind, title: car.title, ...(car.language && { language: car.language }) },
    ...cars.filter(({ ref }) => ref !== car.ref && ref !== before),
  ])
}

/** Adds the cars of a shared link at the front. */
export function addMyCars(refs: readonly string[]): void {
  const cars = readMyCars(myCarsStorage.read())
  const added = refs.flatMap((ref) => {
    const kind = likelyKind(ref)
    return kind && cars.every((car) => car.ref !== ref) ? [{ kind, ref, title: ref }] : []
  })
  if (added.length > 0) write([...added, ...cars])
}

/** @returns an undo function */
export const forgetMyCar = (ref: string) => removeMyCars((car) => car.ref !== ref)

/** @returns an undo function */
export const forgetMyCars = () => removeMyCars(() => false)

function removeMyCars(stays: (car: MyCar) => boolean): () => void {
  const before = readMyCars(myCarsStorage.read())
  write(before.filter(stays))
  return () => {
    const now = readMyCars(myCarsStorage.read())
    const isThere = (car: MyCar) => now.some((one) => one.ref === car.ref)
    const added = now.filter((car) => before.every((one) => one.ref !== car.ref))
    write([...added, ...before.filter((car) => isThere(car) || !stays(car))])
  }
}

function write(cars: readonly MyCar[]): void {
  myCarsStorage.write(cars.length > 0 ? JSON.stringify(limitCars(cars)) : '')
}

/** Called when the visitor leaves the configurator: the next car there is a new entry. */
export function endBuild(): void {
  currentBuild = undefined
}
