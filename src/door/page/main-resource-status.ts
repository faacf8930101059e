import type { ProblemCode } from '@/contract/problem'
import { isNotFoundCode, isRefusal } from '@/data/errors'

/**
 * What the service said of a page's main resource. A refusal is the contract's own word about what the address names;
 * everything else that is no answer (a bare status, a wrong shape, silence) is trouble, and says nothing about the page.
 */
export type MainResourceStatus =
  | { readonly kind: 'answered' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly code: ProblemCode }
  | { readonly kind: 'trouble' }

/** There was, and it will not come back. */
const GONE: readonly ProblemCode[] = ['vehicle_sold']
/** What the address holds cannot be read. Said of a page without a visitor's own words in its address, it is trouble. */
const UNREADABLE: readonly ProblemCode[] = ['invalid_parameter']

/**
 * @param error of the main query; null or undefined when it was answered or never asked
 * @param hasOwnWords the address holds what a visitor wrote: an id, a code
 */
export function mainResourceStatus(error: unknown, { hasOwnWords = false } = {}): MainResourceStatus {
  if (error === null || error === undefined) return { kind: 'answered' }
  if (!isRefusal(error)) return { kind: 'trouble' }
  const { code } = error
  if (GONE.includes(code)) return { kind: 'gone' }
  if (isNotFoundCode(code) || (hasOwnWords && UNREADABLE.includes(code))) return { kind: 'refused', code }
  return { kind: 'trouble' }
}

/** The status of a page about several things: not found only if all of them are. */
export function combineStatuses(answers: readonly MainResourceStatus[]): MainResourceStatus {
  const order = ['trouble', 'refused', 'gone'] as const
  const first = order.flatMap((kind) => answers.filter((answer) => answer.kind === kind))[0]
  return first ?? { kind: 'answered' }
}
