import { createContext } from 'react'

/**
 * Where the language switch leads when this page is not written in the other language: the nearest page above it that
 * is. Null for a page that is written in both, as almost all are.
 */
export const OtherLanguagePath = createContext<string | null>(null)
