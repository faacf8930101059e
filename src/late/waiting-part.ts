import { holdServerText } from './browser-translation'
import type { LazyCode } from './lazy-code'

/** All parts of the page that are the server's HTML and not hydrated yet. */
const waiting = new Set<WaitingPart>()

/** The innermost part that an element belongs to, if that part waits to be hydrated. */
export function findWaitingPart(element: Element): WaitingPart | undefined {
  let innermost: WaitingPart | undefined
  for (const part of waiting) {
    if (part.contains(element) && (!innermost?.host || innermost.host.contains(part.host))) innermost = part
  }
  return innermost
}

/** Presses and forms of a visitor in a part whose code was not there yet. */
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
  #requests: readonly Request[] = []
  #leaveWords: (() => void) | undefined
  readonly #code: LazyCode<unknown>

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

  /** React hydrates the part as soon as its code is there. */
  fetchCode(): void {
    this.#code.fetch({ isAwaited: this.#requests.length > 0 })
  }

  /** Called when React begins to hydrate the part: what a translator has made of it is undone until it is hydrated. */
  holdTexts(): void {
    if (this.host && waiting.has(this)) this.#leaveWords ??= holdServerText(this.host)
  }

  /** Carried out once the part is hydrated; of several forms that were sent, the last. */
  keep(request: Request): void {
    this.#requests = [...this.#requests.filter(({ kind }) => kind !== request.kind), request]
    this.fetchCode()
  }

  /** The part is hydrated: it is asked what the visitor has asked before, once it knows what was typed. */
  answer(): void {
    waiting.delete(this)
    this.#leaveWords?.()
    const requests = this.#requests
    this.#requests = []
    setTimeout(() => {
      for (const request of requests) {
        if (request.kind === 'press') request.control.click()
        else if (request.form.isConnected) request.form.requestSubmit(request.submitter)
      }
    })
  }
}
