/** A control that the visitor pressed before there was any code. */
export type PreHydrationInput = HTMLElement

/** Set up by bootstrap.js. */
declare global {
  interface Window {
    __bootstrap?: {
      /** What went wrong until somebody hears of it (field/watch-field.ts). */
      readonly faults: unknown[]
      /** From then on the app sees to it that no press costs the page that is read (shell/use-failed-navigation.ts). */
      keepsPage?: boolean
      /** What a translator has made of the page; what an extension has put into it is taken out. */
      takeChanges(): MutationRecord[]
      takePresses(): PreHydrationInput[]
    }
  }
}

/**
 * Controls that do nothing without code, and links that ask first; other links, forms, fields and folds are the browser's own.
 * As in bootstrap.js.
 */
export const NEEDS_CODE = 'button:not([type="submit"]), [role="tab"], a[aria-haspopup="dialog"]'

/** What was pressed until now, in its order. From here on the app hears the visitor itself. */
export function takePreHydrationInput(): readonly PreHydrationInput[] {
  return window.__bootstrap?.takePresses() ?? []
}
