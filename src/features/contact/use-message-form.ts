import { type InputEvent, type SubmitEvent, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { FieldError } from '@/contract/check-message'
import type { MessageKind } from '@/domain/message-kind'
import type { SalesType } from '@/domain/sales-type'
import { useAudience } from '@/routing/CurrentRoute'
import { historyEntry } from '@/routing/scroll-positions'
import { useFromServer } from '@/ui/use-hydrated'
import {
  draftIdentity,
  findDraft,
  forgetDraft,
  type MessageIdentity,
  readFields,
  restoreDraft,
  restorePerson,
  type SentMessage,
  saveDraft,
} from './message-draft'
import type { FormContent, FormProblem } from './shown-message'

/** `unreachable`: no answer, so the message may have arrived. Its idempotency key makes it safe to send again. */
export type SendState = 'idle' | 'sending' | 'unreachable' | 'sent'

/** State and handlers of a form with JavaScript. Without JavaScript the server answers with the same page. */
export function useMessageForm(kind: MessageKind, form: FormContent) {
  const { salesType } = useAudience()
  const element = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<SendState>('idle')
  const [response, setResponse] = useState<FormResponse>(form)
  /** Corrected fields of `response.errors`. The error summary keeps them, so that the form does not move while the visitor types. */
  const [corrected, setCorrected] = useState<readonly string[]>([])
  /** Counts answers, so that the summary gets the focus again even if its text is the same. */
  const [answers, setAnswers] = useState(hasTrouble(form) ? 1 : 0)

  const [identity, setIdentity] = useState<MessageIdentity>({ key: form.key, openedAt: form.openedAt })
  /** The sent message, if the visitor has gone back to its form. */
  const [sentMessage, setSentMessage] = useState<SentMessage>()
  /** The chosen dealer, and the half-day that was chosen with the previous one. */
  const [wish, setWish] = useState<DealerChoice>({ dealerId: form.values.dealer_id, chosen: undefined })
  const isOfDocument = useFromServer()
  /** Values typed before hydration are replayed first (late/replay-typed-values.ts), and must not overwrite the stored draft. */
  const isRestored = useRef(false)
  const wasTyped = useRef(false)

  useEffect(() => {
    const restore = () => {
      const draft = findDraft(kind, isOfDocument)
      const filledIn = element.current
      isRestored.current = true
      if (!filledIn) return
      if (draft) restoreDraft(filledIn, draft)
      if (!draft?.sent) restorePerson(filledIn)
      if (!draft && wasTyped.current) saveDraft(kind, filledIn)
      if (!draft) return
      setIdentity((page) => draftIdentity(draft, filledIn, page))
      setWish({ dealerId: draft.fields.dealer_id ?? form.values.dealer_id, chosen: draft.fields.slot })
      setSentMessage(draft.sent)
      setState('idle')
    }
    restore()
    // A page from the back/forward cache still has the state « sending ».
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && restore()
    window.addEventListener('pageshow', onReturn)
    return () => window.removeEventListener('pageshow', onReturn)
  }, [kind, isOfDocument, form.values.dealer_id])
  useEffect(() => {
    if (answers > 0) summary.current?.focus()
  }, [answers])

  const showResponse = (next: FormResponse) => {
    setState('idle')
    setResponse(next)
    setCorrected([])
    setAnswers((count) => count + 1)
  }

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = event.currentTarget
    if (state === 'sending' || state === 'sent') return
    const entry = historyEntry()
    saveDraft(kind, sent, sentMessage, true)
    const fields = readFields(sent)
    // Not drawn where the checks are loaded and find an error: that is said with the press itself.
    const waiting = setTimeout(() => setState('sending'))
    // The checks with their data of phone numbers are large, so they are loaded at the first use of a field or when sending.
    const [errors, calls] = await Promise.all([
      check(kind, salesType, fields, form.today),
      import('@/data/messages/calls').catch(() => undefined),
    ])
    clearTimeout(waiting)
    if (errors.length > 0) return showResponse({ errors, problem: null })
    setState('sending')
    // If the code of the call cannot be loaded, the message could not be sent either. The next click tries both again.
    const answer = calls ? await calls.createMessage(kind, fields) : ({ status: 'unreachable' } as const)
    if (answer.status === 'unreachable') return setState('unreachable')
    // A plain submit makes the server answer with the closest cars, and keeps the typed values.
    if (answer.status === 'refused' && answer.code === 'car_taken') return HTMLFormElement.prototype.submit.call(sent)
    if (answer.status === 'refused') {
      if (answer.code === 'suspected') clearHoneypot(sent)
      return showResponse({ errors: answer.errors, problem: formProblem(answer.code) })
    }
    const { number, receipt } = answer.taken
    saveDraft(kind, sent, { number, receipt, entry })
    // A visitor who has left the page stays there. The form says that the message was sent when the visitor comes back.
    if (!sent.isConnected) return
    setState('sent')
    // The receipt's URL is secret, so it needs a new document: third-party scripts of this page must not see it (routing/secret-address.ts).
    window.location.assign(receipt)
  }

  const onInput = async ({ target, currentTarget: typedIn }: InputEvent<HTMLFormElement>) => {
    if (isRestored.current) saveDraft(kind, typedIn, sentMessage)
    wasTyped.current = true
    const name = target instanceof Element ? target.getAttribute('name') : null
    if (name === 'dealer_id') setWish(({ chosen }) => readDealerChoice(typedIn, chosen))
    if (name === null || !response.errors.some(({ field }) => field === name)) return
    const errors = await check(kind, salesType, readFields(typedIn), form.today)
    const withoutField = (now: readonly string[]) => now.filter((field) => field !== name)
    setCorrected((now) =>
      errors.some(({ field }) => field === name) ? withoutField(now) : [...withoutField(now), name],
    )
  }

  /** Reloads the page for an empty form with a new key. */
  const startOver = () => {
    forgetDraft(kind)
    window.location.replace(window.location.pathname + window.location.search)
  }

  // The summary is rendered at once because it gets the focus; the errors at the fields are deferred.
  const shownErrors = useDeferredValue(response.errors)
  const shownCorrections = useDeferredValue(corrected)
  const fieldErrors = shownErrors.filter(({ field }) => !shownCorrections.includes(field))
  return { element, summary, state, identity, sentMessage, wish, ...response, fieldErrors, send, onInput, startOver }
}

/** A form filler of the visitor may have filled in the honeypot. It is emptied, so that the second try succeeds. */
function clearHoneypot(form: HTMLFormElement): void {
  const trap = form.elements.namedItem('website')
  if (trap instanceof HTMLInputElement) trap.value = ''
}

interface DealerChoice {
  readonly dealerId: string | undefined
  readonly chosen: string | undefined
}

function readDealerChoice(form: HTMLFormElement, before: string | undefined): DealerChoice {
  const { dealer_id: dealerId, slot = before } = readFields(form)
  return { dealerId, chosen: slot }
}

type FormResponse = Pick<FormContent, 'errors' | 'problem'>

const hasTrouble = ({ errors, problem }: FormResponse) => errors.length > 0 || problem !== null

/** Checks in the browser. The server checks again, so a failure to load this code is ignored. */
async function check(
  kind: MessageKind,
  salesType: SalesType,
  fields: Readonly<Record<string, string>>,
  today: string,
): Promise<readonly FieldError[]> {
  try {
    const { checkMessage } = await import('@/contract/check-message')
    const checked = checkMessage(kind, salesType, fields, today)
    return checked.ok ? [] : checked.errors
  } catch {
    return []
  }
}

/** The error of the whole form. Null for wrong fields, because each of them has its own message. */
function formProblem(code: string): FormProblem | null {
  switch (code) {
    case 'wrong_fields':
      return null
    case 'suspected':
    case 'closed':
      return code
    case 'too_many_requests':
      return 'too_many'
    case 'unavailable':
      return 'unavailable'
    default:
      return 'unreadable'
  }
}
