import type { Money } from '@/contract/common'
import type { Choice, ChoicesResponse, Effect, EffectPart } from '@/contract/configured-car'
import { followPending, type PendingClick, withClick } from '../choosing/pending-choice'
import { addMoney, opposite } from '../summary/price-lines'

/** What a click did: it took a choice, or it took one out of the car. */
export interface CarChange {
  readonly code: string
  readonly title: string
  readonly kind: 'taken' | 'dropped'
  /** What it does to the total, as the service said before the click. */
  readonly delta: Money
  /** From where the part can be seen, where the service says so. */
  readonly seenFrom?: Choice['seen_from']
}

/** A part with what it cost in the car that had it. */
export type LostPart = Pick<EffectPart, 'code' | 'title' | 'price'>

/** A car of this visit. Each is one entry of the browser's history. */
interface CarEntry {
  readonly id: string
  /** What led to it from the entry before; undefined for the first one, and for one that the browser came to. */
  readonly change?: CarChange | undefined
  /** What the visitor had chosen and another choice took out, in this car or one before it. */
  readonly lost?: readonly LostPart[]
}

/** What has happened to the car since the page opened. Totals and choices are the service's and not kept here. */
export interface CarState {
  /** In the order of the browser's history. Never empty. */
  readonly entries: readonly CarEntry[]
  /** The entry that is in the address. Those after it can be had again by Redo. */
  readonly index: number
  /** Clicks that wait for the choices of the car before them, in their order. */
  readonly pending: readonly PendingClick[]
  /** Clicks that could not be followed, because their choices had come to conflict. */
  readonly refused: readonly Choice[]
}

export function openedWith(id: string): CarState {
  return { entries: [{ id }], index: 0, pending: [], refused: [] }
}

export function currentCarId({ entries, index }: CarState): string {
  return entries[index]?.id ?? ''
}

/**
 * A click on a choice.
 * @param shown the choices on the screen, which may be those of an earlier car: they tell which choices are rivals
 * @param fresh the choices of the current car, where they are there: then the click is followed at once
 */
export function clicked(
  state: CarState,
  click: PendingClick,
  shown: ChoicesResponse | undefined,
  fresh: ChoicesResponse | undefined,
): CarState {
  const pending = withClick(state.pending, click, shown?.categories ?? [])
  const waiting = { ...state, pending, refused: [] }
  return fresh ? answered(waiting, fresh) : waiting
}

/** The choices of the current car have come: the first click that waits is followed. */
export function answered(state: CarState, fresh: ChoicesResponse): CarState {
  if (state.pending.length === 0) return state
  const { next, taken, rest, refused } = followPending(fresh, state.pending)
  const settled = { ...state, pending: rest, refused: [...state.refused, ...refused] }
  if (!next || !taken) return settled
  const repair = taken.next_id === next ? undefined : taken.repairs.find(({ next_id }) => next_id === next)
  const change: CarChange = {
    code: taken.code,
    title: taken.title,
    kind: taken.state === 'selected' ? 'dropped' : 'taken',
    delta: (repair ?? taken).price_delta,
    seenFrom: taken.seen_from,
  }
  const entries = [
    ...state.entries.slice(0, state.index + 1),
    { id: next, change, lost: lostAfter(state, fresh, taken.code, repair ?? taken.effect) },
  ]
  return { ...settled, entries, index: entries.length - 1 }
}

/** A change of version may take parts out that the visitor had chosen. They are remembered until they are chosen or refused. */
function lostAfter(
  state: CarState,
  previous: ChoicesResponse,
  taken: string,
  effect: Effect | undefined,
): readonly LostPart[] {
  const chosen = new Set(
    previous.categories.flatMap(({ choices }) =>
      choices.flatMap(({ code, state: choiceState }) => (choiceState === 'selected' ? [code] : [])),
    ),
  )
  const staying = new Set(effect?.added.map(({ code }) => code))
  const gone = (effect?.removed ?? []).filter(({ code }) => chosen.has(code) && !staying.has(code))
  const known = (state.entries[state.index]?.lost ?? []).filter(({ code }) => gone.every((part) => part.code !== code))
  const all = [...known, ...gone.map(({ code, title, price }) => ({ code, title, price }))]
  return all.filter(({ code }) => code !== taken)
}

/**
 * The choices that were clicked, or are being undone, and do not show it yet.
 * @param drawn the car whose choices are on the screen
 */
export function waitingCodes(state: CarState, drawn: string): ReadonlySet<string> {
  return new Set([...state.pending, ...changesSince(state, drawn)].map(({ code }) => code))
}

/**
 * The total of the car in the address before its own price is there: that of a known car, and what the service said of each
 * choice in between.
 * @param known a car of this visit, by its id, and its total
 */
export function expectedTotal(state: CarState, known: { readonly id: string; readonly total: Money }): Money {
  const hasGoneBack = (nearest(state, known.id) ?? state.index) > state.index
  return changesSince(state, known.id).reduce(
    (total, { delta }) => addMoney(total, hasGoneBack ? opposite(delta) : delta),
    known.total,
  )
}

/** The changes between a car and the one in the address, whichever comes first. */
function changesSince(state: CarState, id: string): readonly CarChange[] {
  const { entries, index } = state
  const place = nearest(state, id) ?? index
  return entries.slice(Math.min(place, index) + 1, Math.max(place, index) + 1).flatMap(({ change }) => change ?? [])
}

/** Undo and Redo, and a step to any car of the history. A click that still waits is taken back first. */
export function walked(state: CarState, offset: number): CarState {
  if (offset < 0 && state.pending.length > 0) return { ...state, pending: state.pending.slice(0, -1), refused: [] }
  const index = Math.min(Math.max(state.index + offset, 0), state.entries.length - 1)
  return index === state.index ? state : { ...state, index, pending: [], refused: [] }
}

/**
 * The browser came to a car by itself: Back, Forward, or a link of another page.
 * @param index the entry that it came to, where it is known. Otherwise the nearest one with this car is meant.
 */
export function arrived(state: CarState, id: string, index?: number): CarState {
  const known = index !== undefined && state.entries[index]?.id === id ? index : nearest(state, id)
  if (known === undefined) return openedWith(id)
  return { ...state, index: known, pending: [], refused: [] }
}

function nearest({ entries, index }: CarState, id: string): number | undefined {
  const places = entries.flatMap((entry, place) => (entry.id === id ? [place] : []))
  return places.toSorted((a, b) => Math.abs(a - index) - Math.abs(b - index))[0]
}
