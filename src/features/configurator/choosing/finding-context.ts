import { createContext, useContext } from 'react'

/** The codes of the choices that are looked for; undefined: all of them. */
export const FoundContext = createContext<ReadonlySet<string> | undefined>(undefined)

export const useFound = () => useContext(FoundContext)
