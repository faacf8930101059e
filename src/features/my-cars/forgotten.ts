import { createContext, useContext } from 'react'

/** Says that a car was forgotten, where its row has been and after the last one the whole list. */
export const ForgottenContext = createContext<(words: string) => void>(() => {})

export const useSayForgotten = () => useContext(ForgottenContext)
