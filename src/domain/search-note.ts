import { parseOption } from './is-one-of'

const NOTE_KINDS = ['unknown', 'unreadable', 'swapped', 'cut'] as const

/** `unknown`: no filter has this name, and it sounds like one; `unreadable`: no such value; `swapped`: bounds the wrong way round; `cut`: too many. */
export interface SearchNote {
  readonly kind: (typeof NOTE_KINDS)[number]
  readonly name: string
  /** What was typed into a field, and stays in it. */
  readonly typed?: string
}

const MOST_NOTES = 4

/** readNote() of it gives the same note. */
export const writeNote = ({ kind, name, typed }: SearchNote): string =>
  // A comma in it would separate two notes.
  [kind, name, ...(typed ? [encodeURIComponent(typed)] : [])].join('.')

/** A note as an address has it; none where it is no such text. */
export function readNote(text: string): SearchNote[] {
  const [, kind, name = '', encoded] = /^([^.]*)\.([\w-]{1,30}|\?)(?:\.(.+))?$/s.exec(text) ?? []
  const known = parseOption(NOTE_KINDS, kind)
  const typed = encoded && decoded(encoded)
  return known ? [{ kind: known, name, ...(typed && { typed: shortenTyped(typed) }) }] : []
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const LONGEST_TYPED = 30

/** As much of a typed text as a field shows, without what cannot stand in an address. */
export const shortenTyped = (typed: string): string =>
  [...typed.replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, '')].slice(0, LONGEST_TYPED).join('').trim()

/** What a field was given in vain. */
export const typedInVain = ({ notes }: { readonly notes: readonly SearchNote[] }, name: string): string | undefined =>
  notes.find((note) => note.kind === 'unreadable' && note.name === name)?.typed

/** Of all notes the first few, each once. */
export function distinctNotes(notes: readonly SearchNote[]): readonly SearchNote[] {
  const byText = new Map(notes.map((note) => [`${note.kind}.${note.name}`, note]))
  const sorted = [...byText].sort(([a], [b]) => (a < b ? -1 : 1))
  return sorted.slice(0, MOST_NOTES).map(([, note]) => note)
}
