import { tokens } from './tokens'

type Tokens = typeof tokens
type References = { readonly [G in keyof Tokens]: { readonly [K in keyof Tokens[G]]: string } }

function references<G extends keyof Tokens>(group: G): References[G] {
  return Object.fromEntries(
    Object.keys(tokens[group]).map((name) => [name, `var(--${group}-${name})`]),
  ) as References[G]
}

/** What components write: `color: ${color.muted}` gives `var(--color-muted)`. */
export const color = references('color')
export const space = references('space')
export const type = references('type')
export const weight = references('weight')
export const radius = references('radius')
export const motion = references('motion')
export const layer = references('layer')
export const size = references('size')

/** The declarations behind those references. */
export const rootVariables = Object.entries(tokens)
  .flatMap(([group, values]) => Object.entries(values).map(([name, value]) => `--${group}-${name}:${value};`))
  .join('')
