import { inSessionStorage } from '@/config/browser-storage'
import { PERSON_FIELDS } from '@/contract/message-fields'
import type { MessageKind } from '@/domain/message-kind'
import { parseJson } from '@/domain/parse-json'
import { historyEntry } from '@/routing/scroll-positions'

/** What was typed into the fields of a form, by name, with what tells which message it is. */
type Fields = Readonly<Record<string, string>>

/** A message that was taken. */
export interface SentMessage {
  readonly number: string
  /** The way to its receipt. */
  readonly receipt: string
  /** The entry of the history whose form it was sent from. */
  readonly entry: string
}

/**
 * What was typed into a form, for as long as the tab lives: a reload, a wrong press on Back or a lost connection costs
 * nobody a text. It stays in the browser (docs/consent.md). Once the message was taken it is shown to whoever goes back to
 * that form, and to no other visit of it.
 */
export interface Draft {
  readonly fields: Fields
  readonly sent?: SentMessage | undefined
}

/** @param form its kind; or who writes, which is the same in each form */
export const draftKey = (form: MessageKind | 'person' | '…') => `message:${form}`
const memory = (form: MessageKind | 'person') => inSessionStorage(draftKey(form))

/** By these two a form tells of which car it is: another one makes another message. */
const CARS = ['commission_id', 'cupra_code']

/**
 * Made by the page and yet kept: by its key a message that may have arrived is not sent as another one, and a form that is
 * filled in from a draft is as old as the draft, so that nobody takes its sender for a machine.
 */
const KEPT_OF_PAGE = ['key', 'opened_at', ...CARS]

/** Which message this is, whatever is rendered again: its key, and when its form was opened, in ms. */
export interface MessageIdentity {
  readonly key: string
  readonly openedAt: number
}

/** That of the draft, unless it was about another car. */
export function draftIdentity({ fields }: Draft, form: HTMLFormElement, page: MessageIdentity): MessageIdentity {
  const now = fieldsIn(form)
  const isAnother = CARS.some((name) => fields[name] && now[name] && fields[name] !== now[name])
  const openedAt = Number(fields.opened_at)
  return {
    key: (!isAnother && fields.key) || page.key,
    openedAt: openedAt > 0 ? openedAt : page.openedAt,
  }
}

/** Made by the page, not by the visitor: a new page has its own. */
function isOfPage(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name)
  return name === 'website' || (isHidden(field) && !KEPT_OF_PAGE.includes(name))
}

const isHidden = (field: unknown) => field instanceof HTMLInputElement && field.type === 'hidden'

/** @param isPressed from now on it may have arrived. Before, its key is not kept: a tab that is duplicated has another message to send. */
export function saveDraft(kind: MessageKind, form: HTMLFormElement, sent?: SentMessage, isPressed = false): void {
  const typed = fieldsIn(form)
  const keepsKey = isPressed || readDraft(kind)?.fields.key === typed.key
  const fields = Object.fromEntries(
    Object.entries(typed).filter(
      ([name, value]) => value !== '' && !isOfPage(form, name) && (name !== 'key' || keepsKey),
    ),
  )
  memory(kind).write(JSON.stringify({ fields, sent } satisfies Draft))
  savePerson(typed)
}

function readDraft(kind: MessageKind): Draft | undefined {
  const read = parseJson(memory(kind).read()) as Partial<Draft> | undefined | null
  return typeof read?.fields === 'object' && read.fields !== null ? { fields: read.fields, sent: read.sent } : undefined
}

/** What a form does not ask for stays as another one has it; what is taken out of a form is nobody's any more. */
function savePerson(typed: Fields): void {
  const asked = PERSON_FIELDS.filter((name) => name in typed).map((name) => [name, typed[name]] as const)
  const person = Object.entries({ ...readPerson(), ...Object.fromEntries(asked) }).filter(([, value]) => value)
  memory('person').write(JSON.stringify(Object.fromEntries(person)))
}

function readPerson(): Fields {
  const read = parseJson(memory('person').read())
  return typeof read === 'object' && read !== null ? (read as Fields) : {}
}

/** Nobody writes their name twice in a tab: what the server left empty is as it was typed into another form. */
export function restorePerson(form: HTMLFormElement): void {
  const person = readPerson()
  for (const name of PERSON_FIELDS) {
    const field = form.elements.namedItem(name)
    const known = person[name]
    if (field instanceof HTMLInputElement && field.value === '' && typeof known === 'string') field.value = known
  }
}

/**
 * The draft of a form that is shown now. One that was sent already belongs to its own place in the history: whoever comes to the
 * form in another way has something else to say.
 *
 * @param isOfDocument the form came with the document itself, which may have been reloaded or returned to
 */
export function readMessageDraft(kind: MessageKind, isOfDocument: boolean): Draft | undefined {
  const draft = readDraft(kind)
  if (!draft?.sent || draft.sent.entry === historyEntry() || (isOfDocument && isDocumentAgain())) return draft
  forgetDraft(kind)
  return undefined
}

function isDocumentAgain(): boolean {
  const [document] = performance.getEntriesByType('navigation')
  return document instanceof PerformanceNavigationTiming && document.type !== 'navigate'
}

export const forgetDraft = (kind: MessageKind) => memory(kind).write('')

/** Fields that the server left empty get what was typed before; all of them, where the message was sent like this. */
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

/** Every field of a form as text; a box that is not ticked is not in it. */
export function fieldsIn(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields[name] = value
  }
  return fields
}
