import { AsyncLocalStorage } from 'node:async_hooks'

/** What the calls of one page share while it is made. */
interface PageCalls {
  /** On the clock of performance.now(), which does not jump when the machine's time is set. */
  readonly endsAt: number
  readonly answers: Map<string, Promise<Response>>
}

const current = new AsyncLocalStorage<PageCalls>()

/** The page's deadline has passed. This is no failure of the service. */
export class PageTimeSpent extends Error {
  override readonly name = 'PageTimeSpent'
}

/**
 * Everything that is asked while `make` runs shares one time limit, and the same question is asked once, also when its
 * answer was an error. What does not come in time fails, so that the page is made without it.
 *
 * @param ms milliseconds, for all calls together
 */
export function withPageDeadline<T>(ms: number, make: () => Promise<T>): Promise<T> {
  return current.run({ endsAt: performance.now() + ms, answers: new Map() }, make)
}

/**
 * @param deadline milliseconds, for a call by itself
 * @returns how long a call that is made now may take
 * @throws PageTimeSpent
 */
export function timeLeft(deadline: number): number {
  const calls = current.getStore()
  if (!calls) return deadline
  const left = Math.floor(calls.endsAt - performance.now())
  if (left <= 0) throw new PageTimeSpent('The time for this page is spent')
  return Math.min(deadline, left)
}

/** Outside of a page, every question is asked. */
export async function deduplicate(request: Request, ask: (request: Request) => Promise<Response>): Promise<Response> {
  const calls = current.getStore()
  if (!calls) return ask(request)
  const body = request.body ? await request.clone().text() : ''
  const key = `${request.method} ${request.url} ${body}`
  const answer = calls.answers.get(key) ?? ask(request)
  calls.answers.set(key, answer)
  return (await answer).clone()
}
