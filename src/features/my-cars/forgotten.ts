import { createContext, useContext } from 'react'

/** Reports a removed car, with an undo. The message is above the list, because the list disappears with its last car. */
export const ForgottenContext = createContext<(words: string, takeBack: () => void) => void>(() => {})

export const useReportForgotten = () => useContext(ForgottenContext)
