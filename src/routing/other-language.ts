import { createContext } from 'react'

export interface OtherLanguagePage {
  readonly path: string
  /** False: this page is not written in the other language, and the path is that of the nearest page above it. */
  readonly isSamePage: boolean
}

/** Where the language switch leads, where the address of this page does not tell: null for almost all pages. */
export const OtherLanguageContext = createContext<OtherLanguagePage | null>(null)
