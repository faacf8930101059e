import { createContext, useContext } from 'react'

/** Says that a car was forgotten, above the list, which is gone after the last one; and takes it back. */
export const ForgottenContext = createContext<(words: string, takeBack: () => void) => void>(() => {})

export const useSayForgotten = () => useContext(ForgottenContext)
