import { CATALOGUE_VERSION, CATALOGUE_VERSIONS, catalogue } from '@demo/backend/catalogue/catalogue'
import type { CatalogueCarline, ItemKind } from '@demo/backend/catalogue/types'
import { ProblemError } from '@demo/backend/http/problem-error'
import { type Car, carState } from './car'
import { bit, type Compiled, compileCarline, type Mask } from './compiled'
import { type BuildableCar, nearestCar } from './nearest'
import { has, type State } from './validity'

/**
 * Eight characters of Crockford's base 32 are 40 bits: 32 spell the car by its positions in the catalogue, 8 check
 * them. Nothing is stored. The 32 are scrambled, so that neighbours do not look alike; the check is a CRC with a
 * primitive polynomial of degree 8, which finds every single wrong character and every two that changed places
 * (docs/decisions/0002-stateless-ids-and-codes.md).
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

const CARLINES: ReadonlyMap<number, CatalogueCarline> = new Map(
  [...catalogue.values()].map((carline) => [carline.codePosition, carline]),
)

/** Bits of each field, most significant first; 32 together. */
export const CODE_BITS = { carline: 4, catalogue: 2, version: 3, paint: 3, wheel: 2, interior: 2, extras: 16 } as const

/** What a code says: a car of some catalogue, which today's may not be able to build. */
export interface SpelledCar {
  readonly carline: CatalogueCarline
  readonly catalogueVersion: string
  readonly state: State
}

/** The code of a car as the catalogue of today spells it. */
export function encodeCar(car: Car): string {
  return spellCar({ carline: car.carline, catalogueVersion: CATALOGUE_VERSION, state: carState(car) })
}

export function spellCar({ carline, catalogueVersion, state: { version, chosen } }: SpelledCar): string {
  const compiled = compileCarline(carline)
  const position = (kind: ItemKind) => positions(compiled, [kind]).findIndex((index) => has(chosen, index))
  const extras = extraPositions(compiled).reduce((mask, index, at) => (has(chosen, index) ? mask | bit(at) : mask), 0)
  const payload = pack([
    [carline.codePosition, CODE_BITS.carline],
    [CATALOGUE_VERSIONS.indexOf(catalogueVersion), CODE_BITS.catalogue],
    [version, CODE_BITS.version],
    [position('paint'), CODE_BITS.paint],
    [position('wheel'), CODE_BITS.wheel],
    [position('interior'), CODE_BITS.interior],
    [extras, CODE_BITS.extras],
  ])
  return spell(scramble(payload))
}

/**
 * Reads a code of this or an older catalogue, as the nearest car that can be built today.
 * @throws ProblemError 404 unknown_code
 */
export function parseCode(code: string): BuildableCar {
  const { carline, state } = readCode(code)
  return nearestCar(carline, state)
}

/**
 * Reads a code as it was written. Small letters and the look-alikes O, I, L are read as meant.
 * @throws ProblemError 404 unknown_code
 */
export function readCode(code: string): SpelledCar {
  const word = decodeWord(code.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1'))
  const spelled = word === undefined ? undefined : readPayload(unscramble(word))
  if (!spelled) throw new ProblemError('unknown_code')
  return spelled
}

function readPayload(payload: number): SpelledCar | undefined {
  let shift = 32
  const take = (bits: number) => {
    shift -= bits
    return (payload >>> shift) & ((1 << bits) - 1)
  }
  const carline = CARLINES.get(take(CODE_BITS.carline))
  const catalogueVersion = CATALOGUE_VERSIONS[take(CODE_BITS.catalogue)]
  if (!carline || !catalogueVersion) return undefined
  const compiled = compileCarline(carline)
  const version = take(CODE_BITS.version)
  const picks = (['paint', 'wheel', 'interior'] as const).map(
    (kind) => positions(compiled, [kind])[take(CODE_BITS[kind])],
  )
  const marks = take(CODE_BITS.extras)
  const extras = extraPositions(compiled)
  if (version >= carline.versions.length || marks >= 2 ** extras.length) return undefined
  let chosen: Mask = 0
  for (const index of picks) {
    if (index === undefined) return undefined
    chosen |= bit(index)
  }
  extras.forEach((index, at) => {
    if (has(marks, at)) chosen |= bit(index)
  })
  return { carline, catalogueVersion, state: { version, chosen } }
}

function positions(compiled: Compiled, kinds: readonly ItemKind[]): number[] {
  return compiled.items.flatMap((item, index) => (kinds.includes(item.kind) ? [index] : []))
}

function extraPositions(compiled: Compiled): number[] {
  return positions(compiled, ['pack', 'option', 'edition', 'service'])
}

function pack(fields: readonly (readonly [value: number, bits: number])[]): number {
  let payload = 0
  for (const [value, bits] of fields) {
    if (value < 0 || value >= 2 ** bits) throw new RangeError(`${value} does not fit in ${bits} bits`)
    payload = (payload << bits) | value
  }
  return payload >>> 0
}

const MULTIPLIERS = [0x7feb352d, 0x846ca68b] as const
const MASK_WORD = 0x5a3c96e1

/** A bijection of 32 bits in which each bit of the car moves about half of the bits of the code. */
function scramble(payload: number): number {
  let x = payload ^ MASK_WORD
  x ^= x >>> 16
  x = Math.imul(x, MULTIPLIERS[0])
  x ^= x >>> 15
  x = Math.imul(x, MULTIPLIERS[1])
  return (x ^ (x >>> 16)) >>> 0
}

function unscramble(word: number): number {
  let x = word
  x ^= x >>> 16
  x = Math.imul(x, inverse(MULTIPLIERS[1]))
  x ^= (x >>> 15) ^ (x >>> 30)
  x = Math.imul(x, inverse(MULTIPLIERS[0]))
  x ^= x >>> 16
  return (x ^ MASK_WORD) >>> 0
}

/** Of an odd number modulo 2^32, by Newton's method: each step doubles the bits that are right. */
function inverse(odd: number): number {
  let x = odd
  for (let step = 0; step < 5; step += 1) x = Math.imul(x, 2 - Math.imul(odd, x))
  return x
}

/** x^8 + x^4 + x^3 + x^2 + 1, primitive. */
const POLYNOMIAL = 0x1d
const CHECK_START = 0xb7

function checksum(word: number): number {
  let check = CHECK_START
  for (const shift of [24, 16, 8, 0]) {
    check ^= (word >>> shift) & 0xff
    for (let step = 0; step < 8; step += 1) check = ((check << 1) ^ (check & 0x80 ? POLYNOMIAL : 0)) & 0xff
  }
  return check
}

function spell(word: number): string {
  // 40 bits: above what bit operations hold, below what a number holds exactly.
  let rest = word * 256 + checksum(word)
  let code = ''
  for (let at = 0; at < LENGTH; at += 1) {
    code = ALPHABET.charAt(rest % 32) + code
    rest = Math.floor(rest / 32)
  }
  return code
}

function decodeWord(code: string): number | undefined {
  if (code.length !== LENGTH) return undefined
  let value = 0
  for (const character of code) {
    const digit = ALPHABET.indexOf(character)
    if (digit < 0) return undefined
    value = value * 32 + digit
  }
  const word = Math.floor(value / 256)
  return checksum(word) === value % 256 ? word : undefined
}
