// What an interaction costs the thread that answers the visitor, from a trace of Chromium.
import type { TraceEvent } from '../lighthouse/blocking.mts'

/** An event of a trace, with what it says of itself. */
export interface ToldEvent extends TraceEvent {
  readonly args?: { readonly data?: { readonly type?: string } }
}

/** Milliseconds of the thread. */
export interface Cost {
  /** From the finger's arrival to the click that it becomes: a slow phone may still be at it when the click comes. */
  readonly before: number
  /** From the click to the frame that shows what it did. */
  readonly toPaint: number
  /** From the click to the frame with the answer; undefined where none came. */
  readonly toAnswer: number | undefined
  /** The longest piece of what follows that frame. */
  readonly longestAfter: number
}

/** What an interaction begins with, and what its own code listens to. */
const BEGINNINGS = new Set(['touchstart', 'pointerdown', 'keydown'])
const ACTIONS = new Set(['click', 'input', 'change', 'keydown', 'submit'])
/** Of a phone, in microseconds: what comes later is another matter. */
const PAINT_COMES_WITHIN = 400_000
const AFTERWARDS = 400_000

const isTask = ({ name, ph }: TraceEvent) => name === 'RunTask' && ph === 'X'
const end = ({ ts, dur = 0 }: TraceEvent) => ts + dur

interface Period {
  /** What the bench has noted before it pressed. */
  readonly mark: ToldEvent
  readonly to: number
  /** When the answer was there. */
  readonly answer: number | undefined
  /** The bench itself has changed a field in the page: no hand has come before. */
  readonly isInPage: boolean
}

/** @returns undefined where the page has heard of nothing */
export function interactionCost(
  events: readonly ToldEvent[],
  { mark, to, answer, isInPage }: Period,
): Cost | undefined {
  const inTime = events.filter((event) => (isInPage ? end(event) : event.ts) >= mark.ts && event.ts <= to)
  const dispatches = inTime.filter(({ name }) => name === 'EventDispatch')
  const typeOf = ({ args }: ToldEvent) => args?.data?.type ?? ''
  const action = isInPage ? mark : dispatches.find((event) => ACTIONS.has(typeOf(event)))
  if (!action) return undefined
  const begin = dispatches.find((event) => BEGINNINGS.has(typeOf(event)) && event.ts <= action.ts) ?? action
  const { pid, tid } = action
  const own = inTime.filter((event) => event.pid === pid && event.tid === tid)
  const tasks = own.filter(isTask)
  const taskOf = (ts: number) => tasks.find((task) => task.ts <= ts && end(task) >= ts)
  const frames = own.filter(({ name }) => name === 'Commit')
  const nextFrame = (ts: number) => frames.find((frame) => frame.ts >= ts && frame.ts <= ts + PAINT_COMES_WITHIN)
  const last = (ts: number) => {
    const frame = nextFrame(ts)
    return (frame && taskOf(frame.ts)) ?? taskOf(ts)
  }
  const work = (some: readonly TraceEvent[]) => some.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
  const acting = taskOf(action.ts)
  const painting = last(action.ts)
  if (!acting || !painting) return undefined
  const until = (task: TraceEvent) => work(tasks.filter(({ ts }) => ts >= acting.ts && ts <= task.ts))
  const answering = answer === undefined ? undefined : last(answer)
  return {
    before: work(tasks.filter(({ ts }) => ts >= (taskOf(begin.ts)?.ts ?? begin.ts) && ts < acting.ts)),
    toPaint: until(painting),
    toAnswer: answering && until(answering),
    longestAfter: Math.max(
      0,
      ...tasks
        .filter(({ ts }) => ts > painting.ts && ts <= end(painting) + AFTERWARDS)
        .map(({ tdur = 0 }) => tdur / 1000),
    ),
  }
}
