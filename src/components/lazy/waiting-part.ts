import type { LazyCode } from './lazy-code'

/** After this long without its code, a visitor who waits for a part is told. */
const SLOW_MS = 8_000
/** One failure may be a hole in the network: it is mended at the next occasion, without a word. */
const FAILURES_UNTIL_TOLD = 2

/** All parts of the page that are the server's HTML and not hydrated yet. */
const waiting = new Set<WaitingPart>()

/** The innermost part that an element belongs to, if that part waits to be hydrated. */
export function waitingPartOf(element: Element): WaitingPart | undefined {
  let innermost: WaitingPart | undefined
  for (const part of waiting) {
    if (part.contains(element) && (!innermost?.host || innermost.host.contains(part.host))) innermost = part
  }
  return innermost
}

/** Asks again for all code that could not be had: the network is back. */
export function retryFailedParts(): void {
  for (const part of waiting) if (part.failures > 0) part.fetchCode()
}

/** What a visitor has asked of a part before its code was there. */
type Request =
  | { readonly kind: 'press'; readonly control: HTMLElement }
  | { readonly kind: 'submit'; readonly form: HTMLFormElement; readonly submitter: HTMLElement | null }

/**
 * A part of the page that is still the server's HTML, because its code is not there. The code is fetched when the visitor
 * comes near or uses the part, or when an update has to be drawn in it. Until then the browser itself answers links,
 * fields and native controls, and this keeps what needs code.
 */
export class WaitingPart {
  host: HTMLElement | null = null
  failures = 0
  #isFetching = false
  #isSlow = false
  #requests: Request[] = []
  readonly #code: LazyCode<unknown>
  readonly #listeners = new Set<() => void>()

  constructor(code: LazyCode<unknown>) {
    this.#code = code
  }

  /** @returns what takes it out of the page again */
  enter(host: HTMLElement): () => void {
    this.host = host
    waiting.add(this)
    return () => waiting.delete(this)
  }

  contains(element: Element): boolean {
    return this.host?.contains(element) === true
  }

  isLoaded(): boolean {
    return this.#code.loaded() !== undefined
  }

  /** Fetches the code, again where that has failed. React hydrates the part as soon as it is there. */
  fetchCode(): void {
    if (this.#isFetching || this.isLoaded()) return
    this.#isFetching = true
    const slow = setTimeout(() => this.#update({ isSlow: true }), SLOW_MS)
    this.#code
      .load()
      .then(
        () => this.#update({ isSlow: false, failures: 0 }),
        () => this.#update({ failures: this.failures + 1 }),
      )
      .finally(() => {
        clearTimeout(slow)
        this.#isFetching = false
      })
  }

  /** Carried out once the part is hydrated. */
  keep(request: Request): void {
    this.#requests = [...this.#requests.filter(({ kind }) => kind !== request.kind), request]
    this.fetchCode()
  }

  /** The part is hydrated: it is asked what the visitor has asked before, once it knows what was typed. */
  answer(): void {
    waiting.delete(this)
    const requests = this.#requests
    this.#requests = []
    setTimeout(() => {
      for (const request of requests) {
        if (request.kind === 'press') request.control.click()
        else if (request.form.isConnected) request.form.requestSubmit(request.submitter)
      }
    })
  }

  /** Whether the visitor has to be told that the code cannot be had. */
  hasProblem(): boolean {
    return (
      !this.isLoaded() &&
      (this.failures >= FAILURES_UNTIL_TOLD || this.#isSlow || (this.failures > 0 && this.#requests.length > 0))
    )
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #update({ isSlow = this.#isSlow, failures = this.failures }: { isSlow?: boolean; failures?: number }): void {
    this.#isSlow = isSlow
    this.failures = failures
    for (const listener of this.#listeners) listener()
  }
}
