import { useEffect, useState } from 'react'
import type { Bilingual, Language } from '@/domain/language'
import { cleanPastedHtml } from './clean-pasted-html'
import { pasteWarnings } from './paste-warnings'

/** Keystatic's field for a running text; tables have a field of their own, which takes them. */
const RUNNING_TEXT = '[contenteditable=true]'
const CLOSE = { fr: 'Fermer', nl: 'Sluiten' } as const

/**
 * Gives a running text what is pasted as it can take it, and tells what it does not take. That stays until it is closed, or something
 * else is pasted.
 */
export function PasteWarnings({ language }: { readonly language: Language }) {
  const [lost, setLost] = useState<readonly Bilingual[]>([])
  useEffect(() => {
    let given: Event | undefined
    const look = (event: ClipboardEvent) => {
      const { target, clipboardData } = event
      if (event === given || !(target instanceof Element) || !target.closest(RUNNING_TEXT) || !clipboardData) return
      const html = clipboardData.getData('text/html')
      setLost(
        pasteWarnings(
          html,
          [...clipboardData.files].map(({ type }) => type),
        ),
      )
      const cleaned = cleanPastedHtml(html, window.location.origin)
      if (cleaned === undefined) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const data = new DataTransfer()
      data.setData('text/html', cleaned)
      data.setData('text/plain', clipboardData.getData('text/plain'))
      given = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      target.dispatchEvent(given)
    }
    // Before Keystatic, which ends the event.
    document.addEventListener('paste', look, true)
    return () => document.removeEventListener('paste', look, true)
  }, [])
  return (
    <div role="status" data-own-words>
      {lost.length > 0 && (
        <div id="paste-warnings">
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
