import { inSessionStorage } from '@/config/browser-storage'
import { PERSON_FIELDS } from '@/contract/message-fields'
import type { MessageKind } from '@/domain/message-kind'
import { parseJson } from '@/domain/parse-json'
import { historyEntry } from '@/routing/scroll-positions'

/** The values of a form by field name, including the hidden fields that identify the message. */
type Fields = Readonly<Record<string, string>>

/** A message that the server has accepted. */
export interface SentMessage {
  readonly number: string
  readonly receipt: string
  /** Key of the history entry whose form was sent. */
  readonly entry: string
}

/**
 * The values of a form, kept as long as the tab is open, so that a reload, Back or a lost connection loses no text. They stay in the
 * browser (docs/consent.md). After sending, they are shown only when the visitor goes back to that history entry.
 */
export interface Draft {
  readonly fields: Fields
  readonly sent?: SentMessage | undefined
}

/** @param form kind of the form; 'person' for the sender's data, which all forms share */
export const draftKey = (form: MessageKind | 'person' | '…') => `message:${form}`
const storage = (form: MessageKind | 'person') => inSessionStorage(draftKey(form))

/** These fields identify the car. A form about another car is another message. */
const CAR_FIELDS = ['commission_id', 'cupra_code']

/**
 * Hidden fields that a draft keeps. The key makes sending idempotent. The age of the form serves to detect bots, so a form that is
 * filled from a draft must be as old as the draft.
 */
const KEPT_PAGE_FIELDS = ['key', 'opened_at', ...CAR_FIELDS]

/** The idempotency key of a message, and the time when its form was opened, in ms. */
export interface MessageIdentity {
  readonly key: string
  readonly openedAt: number
}

/** The identity of the draft, unless the draft is about another car. */
export function draftIdentity({ fields }: Draft, form: HTMLFormElement, page: MessageIdentity): MessageIdentity {
  const now = readFields(form)
  const isAnother = CAR_FIELDS.some((name) => fields[name] && now[name] && fields[name] !== now[name])
  const openedAt = Number(fields.opened_at)
  return {
    key: (!isAnother && fields.key) || page.key,
    openedAt: openedAt > 0 ? openedAt : page.openedAt,
  }
}

/** The page sets this field, so that it is not part of a draft. */
function isPageField(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name)
  return name === 'website' || (isHidden(field) && !KEPT_PAGE_FIELDS.includes(name))
}

const isHidden = (field: unknown) => field instanceof HTMLInputElement && field.type === 'hidden'

/** @param isPressed the form is being sent. Only then is the key stored: before, a duplicated tab must get a key of its own. */
export function saveDraft(kind: MessageKind, form: HTMLFormElement, sent?: SentMessage, isPressed = false): void {
  const typed = readFields(form)
  const keepsKey = isPressed || readDraft(kind)?.fields.key === typed.key
  const fields = Object.fromEntries(
    Object.entries(typed).filter(
      ([name, value]) => value !== '' && !isPageField(form, name) && (name !== 'key' || keepsKey),
    ),
  )
  storage(kind).write(JSON.stringify({ fields, sent } satisfies Draft))
  savePerson(typed)
}

function readDraft(kind: MessageKind): Draft | undefined {
  const read = parseJson(storage(kind).read()) as Partial<Draft> | undefined | null
  return typeof read?.fields === 'object' && read.fields !== null ? { fields: read.fields, sent: read.sent } : undefined
}

/** Fields that this form does not have keep their value of another form; fields that were emptied are removed. */
function savePerson(typed: Fields): void {
  const asked = PERSON_FIELDS.filter((name) => name in typed).map((name) => [name, typed[name]] as const)
  const person = Object.entries({ ...readPerson(), ...Object.fromEntries(asked) }).filter(([, value]) => value)
  storage('person').write(JSON.stringify(Object.fromEntries(person)))
}

function readPerson(): Fields {
  const read = parseJson(storage('person').read())
  return typeof read === 'object' && read !== null ? (read as Fields) : {}
}

/** Fills the sender's empty fields with what was typed into another form of this tab. */
export function restorePerson(form: HTMLFormElement): void {
  const person = readPerson()
  for (const name of PERSON_FIELDS) {
    const field = form.elements.namedItem(name)
    const known = person[name]
    if (field instanceof HTMLInputElement && field.value === '' && typeof known === 'string') field.value = known
  }
}

/**
 * The draft of the form on the screen. A sent draft is returned only for its own history entry: a visitor who opens the form again
 * wants to send something else.
 *
 * @param isOfDocument the form was in the document's HTML, so a reload or Back may have brought it
 */
export function findDraft(kind: MessageKind, isOfDocument: boolean): Draft | undefined {
  const draft = readDraft(kind)
  if (!draft?.sent || draft.sent.entry === historyEntry() || (isOfDocument && isDocumentReloaded())) return draft
  forgetDraft(kind)
  return undefined
}

function isDocumentReloaded(): boolean {
  const [document] = performance.getEntriesByType('navigation')
  return document instanceof PerformanceNavigationTiming && document.type !== 'navigate'
}

export const forgetDraft = (kind: MessageKind) => storage(kind).write('')

/** Fills the fields that are empty; all fields if this draft was sent. */
export function restoreDraft(form: HTMLFormElement, { fields, sent }: Draft): void {
  for (const field of form.elements) {
    if (isHidden(field)) continue
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
      const isChosen = fields[field.name] === field.value
      if (isChosen || sent) field.checked = isChosen
    } else if (isText(field)) {
      const text = fields[field.name] ?? ''
      if (sent || field.value === '') field.value = text
    }
  }
}

function isText(field: Element): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => field instanceof kind)
}

/** The values of a form, without unticked checkboxes. */
export function readFields(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields[name] = value
  }
  return fields
}
