/** The part of the library without its own windows has no types of its own: they are those of the whole. */
declare module 'vanilla-cookieconsent/dist/core/cookieconsent-core.esm.js' {
  import type CookieConsent from 'vanilla-cookieconsent'

  export const run: typeof CookieConsent.run
  export const acceptCategory: typeof CookieConsent.acceptCategory
  export const reset: typeof CookieConsent.reset
}
