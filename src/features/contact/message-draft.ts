import { visitMemory } from '@/config/browser-memory'
import type { MessageKind } from '@/domain/message-kind'
import { parseJson } from '@/domain/parse-json'

/**
 * What was typed into a form, for as long as the tab lives: a reload, a wrong press on Back or a lost connection costs
 * nobody a text. It stays in the browser (docs/consent.md) and goes once the message was taken.
 */
export type Draft = Readonly<Record<string, string>>

/** @param form its kind */
export const draftKey = (form: MessageKind | '…') => `message:${form}`
const memory = (form: MessageKind) => visitMemory(draftKey(form))

/**
 * Made by the page and yet kept: by its key a message that may have arrived is not sent as another one, and a form that is
 * filled in from a draft is as old as the draft, so that nobody takes its sender for a machine.
 */
const KEPT_OF_PAGE = ['key', 'opened_at']

/** Which message this is, whatever is rendered again: its key, and when its form was opened, in ms. */
export interface MessageIdentity {
  readonly key: string
  readonly openedAt: number
}

/** That of the draft where there is one, and of the page otherwise. */
export function draftIdentity({ key, opened_at }: Draft, page: MessageIdentity): MessageIdentity {
  const openedAt = Number(opened_at)
  return { key: key || page.key, openedAt: openedAt > 0 ? openedAt : page.openedAt }
}

/** Made by the page, not by the visitor: a new page has its own. */
function isOfPage(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name)
  const isHidden = field instanceof HTMLInputElement && field.type === 'hidden'
  return name === 'website' || (isHidden && !KEPT_OF_PAGE.includes(name))
}

export function saveDraft(kind: MessageKind, form: HTMLFormElement): void {
  const draft = Object.fromEntries(
    Object.entries(fieldsIn(form)).filter(([name, value]) => value !== '' && !isOfPage(form, name)),
  )
  memory(kind).write(JSON.stringify(draft))
}

export function readMessageDraft(kind: MessageKind): Draft | undefined {
  const draft = parseJson(memory(kind).read())
  return typeof draft === 'object' && draft !== null ? (draft as Draft) : undefined
}

export const forgetDraft = (kind: MessageKind) => memory(kind).write('')

/** Fields that the server left empty get what was typed before. */
export function restoreDraft(form: HTMLFormElement, draft: Draft): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
      if (draft[field.name] === field.value) field.checked = true
    } else if (isText(field)) {
      const text = draft[field.name]
      if (text !== undefined && field.value === '') field.value = text
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
