import type { grounds, tokens } from './tokens'

type Tokens = typeof tokens
type References = { readonly [G in keyof Tokens]: { readonly [K in keyof Tokens[G]]: string } }

/** Made from the name that is asked for, so that the values themselves stay out of the browser (global-css.ts). */
function references<G extends keyof Tokens>(group: G): References[G] {
  return new Proxy({} as References[G], { get: (_, name) => `var(--${group}-${String(name)})` })
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

declare module 'react' {
  interface HTMLAttributes<T> {
    /** What a part of the page stands on: it, and all within, have that ground's colours (global-css.ts). */
    'data-ground'?: keyof typeof grounds | undefined
  }
}
