import { useEffect, useState } from 'react'
import type { Bilingual, Language } from '@/domain/language'
import { lostInPaste } from './lost-in-paste'

/** Keystatic's field for a running text; tables have a field of their own, which takes them. */
const RUNNING_TEXT = '[contenteditable=true]'
const CLOSE = { fr: 'Fermer', nl: 'Sluiten' } as const

/** Tells what of a paste a running text does not take. It stays until it is closed, or something else is pasted. */
export function LostInPaste({ language }: { readonly language: Language }) {
  const [lost, setLost] = useState<readonly Bilingual[]>([])
  useEffect(() => {
    const look = ({ target, clipboardData }: ClipboardEvent) => {
      if (!(target instanceof Element) || !target.closest(RUNNING_TEXT) || !clipboardData) return
      setLost(
        lostInPaste(
          clipboardData.getData('text/html'),
          [...clipboardData.files].map(({ type }) => type),
        ),
      )
    }
    // Before Keystatic, which ends the event.
    document.addEventListener('paste', look, true)
    return () => document.removeEventListener('paste', look, true)
  }, [])
  return (
    <div role="status" data-own-words>
      {lost.length > 0 && (
        <div id="lost-in-paste">
          {lost.map((words) => (
            <p key={words.fr}>{words[language]}</p>
          ))}
          <button type="button" onClick={() => setLost([])}>
            {CLOSE[language]}
          </button>
        </div>
      )}
    </div>
  )
}
