import fc from 'fast-check'

/** One way to write a path otherwise. `at` is where, as a part of the path's length. */
type Spelling = (path: string, at: number) => string

const letters = (path: string) => [...path.matchAll(/[a-z]/gi)].map(({ index }) => index)
const slashes = (path: string) => [...path.matchAll(/\//g)].map(({ index }) => index)
const pick = (places: readonly number[], at: number) => places[Math.floor(at * places.length)] ?? 0
const replaceAt = (path: string, index: number, by: (character: string) => string) =>
  path.slice(0, index) + by(path.charAt(index)) + path.slice(index + 1)
const hex = (character: string) => character.charCodeAt(0).toString(16).padStart(2, '0')

const letter =
  (by: (character: string) => string): Spelling =>
  (path, at) =>
    replaceAt(path, pick(letters(path), at), by)
const slash =
  (by: string): Spelling =>
  (path, at) =>
    replaceAt(path, pick(slashes(path), at), () => by)
const ending =
  (by: string): Spelling =>
  (path) =>
    path + by

const SPELLINGS: readonly Spelling[] = [
  letter((c) => `%${hex(c)}`),
  letter((c) => `%${hex(c).toUpperCase()}`),
  letter((c) => `%25${hex(c)}`),
  letter((c) => `%2525${hex(c)}`),
  letter((c) => `%c1%${(c.charCodeAt(0) | 0x80).toString(16)}`),
  letter((c) => (c === c.toUpperCase() ? c.toLowerCase() : c.toUpperCase())),
  letter((c) => `${c}%00`),
  ...[
    '//',
    '/./',
    '/x/../',
    '/x/%2e%2e/',
    '/%2E/',
    '/.%2e/x/../',
    '/;/',
    '/x;y/../',
    '%2f',
    '%2F',
    '%5c',
    '\\',
    '/%2f',
  ].map(slash),
  ...[
    '/',
    '//',
    '/.',
    '/x/..',
    '.',
    '%2e',
    ';',
    ';a=b',
    '%3b',
    '#',
    '#x',
    '%23',
    '%3F',
    '%20',
    '%09',
    '%0a',
    '.json',
    '~',
  ].map(ending),
  (path) => `http://localhost${path}`,
  (path) => `//localhost/..${path}`,
  (path) => `/en${path}`,
  (path) => `/fr${path}`,
  (path) => `/fr/..${path}`,
  (path) => `/x/..%2f..${path}`,
]

/** Every way in which somebody may write a path, so that a decision about it is missed: one to three of them at a time. */
export const spelledOtherwise = (path: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      path,
      fc.array(fc.tuple(fc.constantFrom(...SPELLINGS), fc.double({ min: 0, max: 0.999, noNaN: true })), {
        minLength: 1,
        maxLength: 3,
      }),
    )
    .map(([plain, ways]) => ways.reduce((written, [spell, at]) => spell(written, at), plain))

/** Each way by itself, at the beginning, in the middle and at the end. */
export const everySpelling = (path: string): readonly string[] =>
  SPELLINGS.flatMap((spell) => [0, 0.5, 0.99].map((at) => spell(path, at)))
