import { useEffect, useState } from 'react'
import type { Language } from '@/domain/language'
import { formAt } from '../live/unsaved'
import { type Presence, reportOpenForm } from './report-open-form'

/** Milliseconds: how often the address is looked at, and how often the server is told while it stays the same. */
const LOOK_EVERY = 1_000
const TELL_EVERY = 20_000

/** This window's own: told again, it takes the place of what was told before. */
const ID = crypto.randomUUID()

const WORDS = {
  fr: {
    one: 'a aussi cette fiche ouverte',
    more: 'ont aussi cette fiche ouverte',
    elsewhere: 'Cette fiche est aussi ouverte dans une autre fenêtre',
  },
  nl: {
    one: 'heeft deze fiche ook open',
    more: 'hebben deze fiche ook open',
    elsewhere: 'Deze fiche staat ook open in een ander venster',
  },
} as const

/** Who else has the form open that is open here, before either of them saves. */
export function PresenceNotice({ language }: { readonly language: Language }) {
  const [presence, setPresence] = useState<Presence>()
  useEffect(() => followPresence(setPresence), [])
  return (
    <div id="presence-notice" role="status" data-own-words>
      {presence && sentences(presence, language).map((sentence) => <p key={sentence}>{sentence}</p>)}
    </div>
  )
}

/** « Marie et Jan ont aussi cette fiche ouverte ». */
function sentences({ names, isElsewhere }: Presence, language: Language): readonly string[] {
  const words = WORDS[language]
  const list = new Intl.ListFormat(language).format(names)
  return [
    ...(names.length > 0 ? [`${list} ${names.length > 1 ? words.more : words.one}`] : []),
    ...(isElsewhere ? [words.elsewhere] : []),
  ]
}

/** Tells the server which form is open, now and again while somebody looks at it. Returns what ends it. */
function followPresence(show: (presence: Presence | undefined) => void): () => void {
  let open: string | undefined
  let toldAt = 0
  const tell = (entry: string | undefined) => {
    open = entry
    toldAt = performance.now()
    return reportOpenForm(ID, entry).catch(() => undefined)
  }
  const look = async () => {
    if (document.hidden) return
    const entry = formAt(window.location.pathname)?.entry
    const isDue = entry !== open || (entry !== undefined && performance.now() - toldAt >= TELL_EVERY)
    if (!isDue) return
    if (entry !== open) show(undefined)
    const presence = await tell(entry)
    // Another form may be open by now.
    if (entry === open) show(presence)
  }
  const leave = () => {
    if (open !== undefined) void tell(undefined)
  }
  const timer = setInterval(look, LOOK_EVERY)
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pagehide', leave)
  void look()
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pagehide', leave)
  }
}
