import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { NAMESPACES } from '@/i18n/namespaces'

type Words = { readonly [key: string]: string | Words }

function keysOf(words: Words, before = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : keysOf(value, `${before}${key}.`),
  )
}

const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(`src/${name}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''))
  .join('\n')

const NAMED = new Set([...code.matchAll(/(['"])([\w:.+-]+)\1/g)].map(([, , name]) => name))
/** A key that is put together begins with what it always has: `form.option.${field}.${value}`. */
const MADE = [...code.matchAll(/`(\w{2}[\w:.-]*(?:\$\{[^{}`]*\}[\w:.-]*)+)`/g)].map(
  ([, template = '']) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w+-]+')}$`),
)

/** The key, and what it is asked by where a number, a buyer or another context completes it: `cars_one` by `cars`. */
const askedBy = (key: string) => key.split('_').map((_, at, parts) => parts.slice(0, at + 1).join('_'))

const isSaid = (namespace: string, key: string) =>
  askedBy(key).some((asked) =>
    [asked, `${namespace}:${asked}`].some((name) => NAMED.has(name) || MADE.some((made) => made.test(name))),
  )

/** Whole groups, which the document gives to its bootstrap script. */
const GIVEN = /^(?:code_problem|offline)\./

it('every word of the interface is said somewhere: what nobody says any more is deleted in both languages', () => {
  const unsaid = NAMESPACES.flatMap((namespace) =>
    keysOf(JSON.parse(readFileSync(`public/locales/fr/${namespace}.json`, 'utf8')))
      .filter((key) => !GIVEN.test(key) && !isSaid(namespace, key))
      .map((key) => `${namespace}:${key}`),
  )
  expect(unsaid).toEqual([])
})
