import { type InputEvent, type SubmitEvent, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { FieldError } from '@/contract/check-message'
import type { MessageKind } from '@/domain/message-kind'
import type { SalesType } from '@/domain/sales-type'
import { useAudience } from '@/routing/CurrentRoute'
import { historyEntry } from '@/routing/scroll-positions'
import { useFromServer } from '@/ui/use-hydrated'
import {
  draftIdentity,
  fieldsIn,
  forgetDraft,
  type MessageIdentity,
  readMessageDraft,
  restoreDraft,
  restorePerson,
  type SentMessage,
  saveDraft,
} from './message-draft'
import type { FormContent, FormProblem } from './shown-message'

/** `unreachable`: no answer, so nobody knows whether it arrived; the form's key makes sending again harmless. */
export type SendState = 'idle' | 'sending' | 'unreachable' | 'sent'

/** What the form says, and what happens when it is sent with a script. Without one the server answers with the same page. */
export function useMessageForm(kind: MessageKind, form: FormContent) {
  const { salesType } = useAudience()
  const element = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<SendState>('idle')
  const [said, setSaid] = useState<Said>(form)
  /** Fields of `said` that were put right since. The summary stays as it was said, so that nothing moves under who types. */
  const [corrected, setCorrected] = useState<readonly string[]>([])
  /** One more with each answer, so that the summary has the focus again although it says the same. */
  const [answers, setAnswers] = useState(hasTrouble(form) ? 1 : 0)

  const [identity, setIdentity] = useState<MessageIdentity>({ key: form.key, openedAt: form.openedAt })
  /** The message as it was taken, when the visitor is back at its form. */
  const [taken, setTaken] = useState<SentMessage>()
  /** The dealer that is chosen now, whose half-days are shown, and the half-day that was chosen at the one before. */
  const [wish, setWish] = useState<Wish>({ dealerId: form.values.dealer_id, chosen: undefined })
  const isOfDocument = useFromServer()
  /** What stood in the fields when they were hydrated is told first (late/replay-typed-values.ts), before the draft is read. */
  const isRestored = useRef(false)
  const wasTyped = useRef(false)

  useEffect(() => {
    const restore = () => {
      const draft = readMessageDraft(kind, isOfDocument)
      const filledIn = element.current
      isRestored.current = true
      if (!filledIn) return
      if (draft) restoreDraft(filledIn, draft)
      if (!draft?.sent) restorePerson(filledIn)
      if (!draft && wasTyped.current) saveDraft(kind, filledIn)
      if (!draft) return
      setIdentity((page) => draftIdentity(draft, filledIn, page))
      setWish({ dealerId: draft.fields.dealer_id ?? form.values.dealer_id, chosen: draft.fields.slot })
      setTaken(draft.sent)
      setState('idle')
    }
    restore()
    // A page that the browser has kept whole comes back as it was left: sending.
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && restore()
    window.addEventListener('pageshow', onReturn)
    return () => window.removeEventListener('pageshow', onReturn)
  }, [kind, isOfDocument, form.values.dealer_id])
  useEffect(() => {
    if (answers > 0) summary.current?.focus()
  }, [answers])

  const say = (next: Said) => {
    setState('idle')
    setSaid(next)
    setCorrected([])
    setAnswers((count) => count + 1)
  }

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = event.currentTarget
    if (state === 'sending' || state === 'sent') return
    const entry = historyEntry()
    saveDraft(kind, sent, taken, true)
    setState('sending')
    const fields = fieldsIn(sent)
    // The checks and all that they know of phone numbers come with the first sending, or when a field is used.
    const [errors, calls] = await Promise.all([
      check(kind, salesType, fields, form.today),
      import('@/data/messages/calls').catch(() => undefined),
    ])
    if (errors.length > 0) return say({ errors, problem: null })
    // A network that does not bring the code does not bring the message either; the next press asks for both again.
    const answer = calls ? await calls.createMessage(kind, fields) : ({ status: 'unreachable' } as const)
    if (answer.status === 'unreachable') return setState('unreachable')
    // The server answers the plain form with the closest cars; what was typed comes along.
    if (answer.status === 'refused' && answer.code === 'car_taken') return HTMLFormElement.prototype.submit.call(sent)
    if (answer.status === 'refused') {
      if (answer.code === 'suspected') emptyTrap(sent)
      return say({ errors: answer.errors, problem: formProblem(answer.code) })
    }
    const { number, receipt } = answer.taken
    saveDraft(kind, sent, { number, receipt, entry })
    // Whoever is on another page by now stays there; back at the form, it says that the message was taken.
    if (!sent.isConnected) return
    setState('sent')
    // Its address is secret: no script of this page may see it (routing/secret-address.ts).
    window.location.assign(receipt)
  }

  const onInput = async ({ target, currentTarget: typedIn }: InputEvent<HTMLFormElement>) => {
    if (isRestored.current) saveDraft(kind, typedIn, taken)
    wasTyped.current = true
    const name = target instanceof Element ? target.getAttribute('name') : null
    if (name === 'dealer_id') setWish(({ chosen }) => wishIn(typedIn, chosen))
    if (name === null || !said.errors.some(({ field }) => field === name)) return
    const errors = await check(kind, salesType, fieldsIn(typedIn), form.today)
    const others = (now: readonly string[]) => now.filter((field) => field !== name)
    setCorrected((now) => (errors.some(({ field }) => field === name) ? others(now) : [...others(now), name]))
  }

  /** An empty form, with a key of its own. */
  const startAnew = () => {
    forgetDraft(kind)
    window.location.replace(window.location.pathname + window.location.search)
  }

  // The summary, to which the focus goes, shows with the press; the fields say right after it what each of them lacks.
  const marked = useDeferredValue(said.errors)
  const unmarked = useDeferredValue(corrected)
  const fieldErrors = marked.filter(({ field }) => !unmarked.includes(field))
  return { element, summary, state, identity, taken, wish, ...said, fieldErrors, send, onInput, startAnew }
}

/** A program that fills in forms for its owner has filled in what is there for machines: sent again as it is, the message is taken. */
function emptyTrap(form: HTMLFormElement): void {
  const trap = form.elements.namedItem('website')
  if (trap instanceof HTMLInputElement) trap.value = ''
}

interface Wish {
  readonly dealerId: string | undefined
  readonly chosen: string | undefined
}

function wishIn(form: HTMLFormElement, before: string | undefined): Wish {
  const { dealer_id: dealerId, slot = before } = fieldsIn(form)
  return { dealerId, chosen: slot }
}

type Said = Pick<FormContent, 'errors' | 'problem'>

const hasTrouble = ({ errors, problem }: Said) => errors.length > 0 || problem !== null

/** Checks in the browser. The server checks again, and alone where this code could not be loaded. */
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

/** What the form says as a whole. For wrong fields it says nothing: each of them has its own message. */
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
