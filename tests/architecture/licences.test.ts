import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Whoever has the site owes their authors a name, and nothing else. */
const PERMISSIVE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'CC-BY-4.0',
  'Unlicense',
  'CC0-1.0',
])

/**
 * Read by hand. sharp, whose libvips (LGPL) is a library of its own beside the code (NOTICE.md); Next's compiler for other systems, MIT; png-js, whose licence (MIT) stands in a file
 * alone, as that of OpenFeature's OFREP does (Apache 2.0); y-provider, which says none and comes with the editors' screens (NOTICE.md).
 */
const READ_BY_HAND = [
  /^@img\/sharp/,
  /^@next\/swc-/,
  /^png-js$/,
  /^@openfeature\/ofrep-(?:core|provider)$/,
  /^y-provider$/,
]

interface Locked {
  readonly license?: string
  readonly dev?: boolean
}

it('every package that the built site may hold is under a licence that lets others take it', () => {
  const { packages, version } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>
    version: string
  }
  const others = Object.entries(packages)
    .filter(([folder, { dev }]) => folder !== '' && !dev)
    .map(([folder, { license }]) => [folder.replace(/^.*node_modules\//, ''), license ?? licenceOf(folder)] as const)
    .filter(([name]) => !READ_BY_HAND.some((pattern) => pattern.test(name)))
    .filter(
      ([, license]) =>
        !license
          .replace(/[()]/g, '')
          .split(/ (?:AND|OR) /)
          .every((one) => PERMISSIVE.has(one)),
    )
  expect(others).toEqual([])
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
})

/** The lock leaves it out where a package names it in the old way. */
function licenceOf(folder: string): string {
  try {
    const { license, licenses } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
    return license ?? licenses?.[0]?.type ?? 'none'
  } catch {
    return 'not installed'
  }
}
