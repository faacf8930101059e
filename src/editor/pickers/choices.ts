import { knownNames } from '@/content/schema/field-widgets'

/** Something to choose, as an editor sees it. */
export interface Choice {
  /** What the entry says. */
  readonly id: string
  readonly name: string
  /** Below the name: an address, a file. */
  readonly detail?: string
  /** The address of a small picture. */
  readonly picture?: string
}

export interface PageChoice extends Choice {
  readonly route: string
  readonly params: readonly PageParam[]
}

export interface PageParam {
  readonly name: string
  readonly value: string
}

/** What the screens choose from besides the lists of the schema (choices.server.ts). */
export interface Choices {
  readonly pages: readonly PageChoice[]
  /** By subject and shot, `BORN/hero`; of the library by its file, `library/gent.jpg`. */
  readonly pictures: readonly Choice[]
  readonly questions: readonly Choice[]
  readonly badges: readonly Choice[]
  /** Pictures for the cards of the menu. */
  readonly cards: readonly Choice[]
  readonly downloads: readonly Choice[]
  /** Every entry of a list by its title, `pages/co2`. */
  readonly entries: readonly Choice[]
}

/** What pictures of the library begin with where others have their subject. */
export const LIBRARY = 'library'

const ADDRESS = '/api/desk?view=choices'
const SIGN_IN = '/api/keystatic/github/login?from='
const NONE: Choices = { pages: [], pictures: [], questions: [], badges: [], cards: [], downloads: [], entries: [] }

let known = NONE
const listeners = new Set<() => void>()

export const currentChoices = (): Choices => known

/** What the screens call an entry of a list, `pages/co2`; undefined of one that they do not know yet. */
export const entryTitle = (entry: string) => known.entries.find(({ id }) => id === entry)?.name

/** For useSyncExternalStore. */
export function onChoices(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asked before the screens are drawn, and again when a list is opened. Without an answer what was known stays. */
export async function askChoices(): Promise<void> {
  try {
    const answer = await fetch(ADDRESS)
    // Nobody has signed in, on a deployment where people do.
    if (answer.status === 401) window.location.assign(SIGN_IN + encodeURIComponent(window.location.pathname))
    if (!answer.ok) return
    known = (await answer.json()) as Choices
  } catch {
    return
  }
  for (const { id, name } of known.questions) knownNames.set(id, name)
  for (const listener of listeners) listener()
}

/** A page by what a link says of it, whatever the order of the parameters. */
export function pageId(route: string, params: readonly PageParam[]): string {
  return [route, ...params.map(({ name, value }) => `${name}=${value}`).sort()].join('&')
}
