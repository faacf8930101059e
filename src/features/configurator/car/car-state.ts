import type { Money } from '@/contract/common'
import type { Choice, ChoicesResponse, Effect, EffectPart } from '@/contract/configured-car'
import { followPending, type PendingClick, withClick } from '../choosing/pending-choice'
import { addMoney, opposite } from '../summary/price-lines'

/** A click selected a choice or removed one. */
export interface CarChange {
  readonly code: string
  readonly title: string
  readonly kind: 'taken' | 'dropped'
  /** Change of the total, which the service gave with the choice. */
  readonly delta: Money
  /** The view that shows the part, if the service names one. */
  readonly seenFrom?: Choice['seen_from']
}

/** A removed part with its price in the car that had it. */
export type LostPart = Pick<EffectPart, 'code' | 'title' | 'price'>

/** A car of this visit. Each has an entry in the browser's history. */
interface CarEntry {
  readonly id: string
  /** The change from the previous entry; undefined for the first one and after a navigation of the browser. */
  readonly change?: CarChange | undefined
  /** Parts that the visitor had chosen and that another choice removed, in this car or an earlier one. */
  readonly lost?: readonly LostPart[]
}

/** The history of the car since the page opened. Totals and choices come from the service and are not kept here. */
export interface CarState {
  /** In the order of the browser's history. Never empty. */
  readonly entries: readonly CarEntry[]
  /** The entry in the URL. Later entries are available to Redo. */
  readonly index: number
  /** Clicks that wait for the choices of the current car, in their order. */
  readonly pending: readonly PendingClick[]
  /** Choices that could not be applied because they had become conflicting. */
  readonly refused: readonly Choice[]
}

export function initialCarState(id: string): CarState {
  return { entries: [{ id }], index: 0, pending: [], refused: [] }
}

export function currentCarId({ entries, index }: CarState): string {
  return entries[index]?.id ?? ''
}

/**
 * Queues a click, and applies it at once if the choices of the current car are known.
 * @param shown the choices on the screen, possibly of an earlier car: they say which choices exclude each other
 * @param fresh the choices of the current car, if they are loaded
 */
export function applyClick(
  state: CarState,
  click: PendingClick,
  shown: ChoicesResponse | undefined,
  fresh: ChoicesResponse | undefined,
): CarState {
  const pending = withClick(state.pending, click, shown?.categories ?? [])
  const waiting = { ...state, pending, refused: [] }
  return fresh ? followPendingClick(waiting, fresh) : waiting
}

/** The choices of the current car have loaded: applies the first pending click. */
export function followPendingClick(state: CarState, fresh: ChoicesResponse): CarState {
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
    { id: next, change, lost: lostPartsAfter(state, fresh, taken.code, repair ?? taken.effect) },
  ]
  return { ...settled, entries, index: entries.length - 1 }
}

/** A change of version may remove chosen parts. They are kept until they are chosen again or dismissed. */
function lostPartsAfter(
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
 * The codes of clicked or undone choices whose tiles still show the old state.
 * @param drawn id of the car whose choices are on the screen
 */
export function waitingCodes(state: CarState, drawn: string): ReadonlySet<string> {
  return new Set([...state.pending, ...changesBetween(state, drawn)].map(({ code }) => code))
}

/**
 * The total of the current car before its price has loaded: the total of a known car plus the price changes of the choices
 * in between.
 * @param known id and total of a car of this visit
 */
export function expectedTotal(state: CarState, known: { readonly id: string; readonly total: Money }): Money {
  const hasGoneBack = (nearestEntry(state, known.id) ?? state.index) > state.index
  return changesBetween(state, known.id).reduce(
    (total, { delta }) => addMoney(total, hasGoneBack ? opposite(delta) : delta),
    known.total,
  )
}

/** The changes between a car and the current one, in either direction. */
function changesBetween(state: CarState, id: string): readonly CarChange[] {
  const { entries, index } = state
  const place = nearestEntry(state, id) ?? index
  return entries.slice(Math.min(place, index) + 1, Math.max(place, index) + 1).flatMap(({ change }) => change ?? [])
}

/** Undo, Redo, or a jump to any entry. Undo drops a pending click first. */
export function stepHistory(state: CarState, offset: number): CarState {
  if (offset < 0 && state.pending.length > 0) return { ...state, pending: state.pending.slice(0, -1), refused: [] }
  const index = Math.min(Math.max(state.index + offset, 0), state.entries.length - 1)
  return index === state.index ? state : { ...state, index, pending: [], refused: [] }
}

/**
 * The browser has navigated to a car: Back, Forward, or a link of another page.
 * @param index the entry, if it is known. Otherwise the nearest entry with this car is taken.
 */
export function applyNavigation(state: CarState, id: string, index?: number): CarState {
  const known = index !== undefined && state.entries[index]?.id === id ? index : nearestEntry(state, id)
  if (known === undefined) return initialCarState(id)
  return { ...state, index: known, pending: [], refused: [] }
}

function nearestEntry({ entries, index }: CarState, id: string): number | undefined {
  const places = entries.flatMap((entry, place) => (entry.id === id ? [place] : []))
  return places.toSorted((a, b) => Math.abs(a - index) - Math.abs(b - index))[0]
}
