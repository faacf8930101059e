import { createContext, useContext } from 'react'

/** Says that a car was forgotten, where its row has been and after the last one the whole list. */
export const ForgottenContext = createContext<(words: string) => void>(() => {})

/** Forgets, says so, and moves the focus before its button goes: to that of the next row, of the one before, or to the heading. */
export function useForget() {
  const say = useContext(ForgottenContext)
  return (button: HTMLElement, forget: () => void, words: string) => {
    const ofRows = [...document.querySelectorAll<HTMLElement>('[data-forgets]')]
    const at = ofRows.indexOf(button)
    const stays = at < 0 ? undefined : (ofRows[at + 1] ?? ofRows[at - 1])
    ;(stays ?? document.querySelector('h1'))?.focus()
    forget()
    say(words)
  }
}
