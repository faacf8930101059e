import { useEffect, useRef, useState } from 'react'
import type { Language } from '@/domain/language'
import { readWithPendingItems } from './pending-list-items'
import { sendUnsaved } from './send-unsaved'
import { entryIn, formAt, readUnsaved } from './unsaved'

/** Milliseconds: how often what Keystatic keeps is looked at; a page is made anew at most as often. */
const EVERY = 800

/** Milliseconds: for how long a page is waited for before it is asked for again. */
const LONGEST = 15_000

const WORDS = {
  fr: {
    open: 'La page à côté',
    close: 'Fermer la page',
    page: 'La page telle que vous l’écrivez',
    coming: 'La page arrive…',
    nothing: 'Rien à montrer ici\u00a0: ouvrez une fiche, ou commencez à écrire.',
  },
  nl: {
    open: 'Pagina ernaast',
    close: 'Pagina sluiten',
    page: 'De pagina zoals je ze schrijft',
    coming: 'De pagina komt eraan…',
    nothing: 'Hier is niets te tonen: open een fiche, of begin te schrijven.',
  },
} as const

/** Beside a form, the page with what is typed in it and not saved yet: nobody else sees it, and it is a draft only once it is saved. */
export function LivePreview({ language }: { readonly language: Language }) {
  const [isOpen, setOpen] = useState(false)
  const words = WORDS[language]
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.close : words.open}
      </button>
      {isOpen && <Beside language={language} />}
    </>
  )
}

function Beside({ language }: { readonly language: Language }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [id] = useState(() => crypto.randomUUID())
  const [entry, setEntry] = useState<string>()
  const [isThere, setThere] = useState(false)
  const askedAt = useRef<number>(undefined)
  useEffect(
    () =>
      followForm(id, {
        isComing: () => askedAt.current !== undefined && Date.now() - askedAt.current < LONGEST,
        show: (next) => {
          askedAt.current = next === undefined ? undefined : Date.now()
          setEntry(next)
        },
        reload: () => {
          askedAt.current = Date.now()
          frame.current?.contentWindow?.location.reload()
        },
      }),
    [id],
  )
  const arrived = () => {
    askedAt.current = undefined
    setThere(true)
  }
  const words = WORDS[language]
  return (
    // Stays within reach while a window is open over the form.
    <section id="live-preview" aria-label={words.page} data-react-aria-top-layer>
      {entry === undefined ? (
        <p>{words.nothing}</p>
      ) : (
        <>
          {!isThere && <p role="status">{words.coming}</p>}
          <iframe ref={frame} title={words.page} src={previewAddress(entry, id, language)} onLoad={arrived} />
        </>
      )}
    </section>
  )
}

const previewAddress = (entry: string, typed: string, language: Language) =>
  `/api/preview?${new URLSearchParams({ entry, typed, language })}`

/** The frame that shows the page. */
interface Frame {
  /** Whether a page is on its way: a browser passes over a reload that is asked for meanwhile. */
  readonly isComing: () => boolean
  readonly show: (entry: string | undefined) => void
  readonly reload: () => void
}

/** Sends what changes in the form of this window, and shows an entry once the server has it. Returns what ends it */
function followForm(id: string, frame: Frame): () => void {
  let sent = ''
  let shown: string | undefined
  let isBusy = false
  const look = async () => {
    if (frame.isComing()) return
    const form = formAt(window.location.pathname)
    const kept = form && (await readUnsaved(form.key))
    const entry = form?.entry ?? (kept && entryIn(kept.path))
    const contents = entry && readWithPendingItems(document)
    const unsaved = contents ? { path: `entries/${entry}.yaml`, contents } : kept
    const state = `${entry} ${unsaved?.contents ?? ''}`
    if (state === sent) return
    if (entry && !(await sendUnsaved(id, unsaved))) return
    sent = state
    if (entry !== shown) frame.show(entry)
    else if (entry) frame.reload()
    shown = entry
  }
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    look()
      // A server that is silent is asked again with the next look.
      .catch(() => undefined)
      .finally(() => {
        isBusy = false
      })
  }, EVERY)
  return () => {
    clearInterval(timer)
    void sendUnsaved(id, undefined).catch(() => undefined)
  }
}
