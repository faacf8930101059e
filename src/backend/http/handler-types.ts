import type { input, output } from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import type { CALLS, CallName } from '@/contract/calls'

type CallOf<N extends CallName> = Extract<(typeof CALLS)[number], { name: N }>
type Part<C, K extends string> = C extends { readonly [P in K]: infer S extends $ZodType } ? output<S> : undefined

/** What a call's handler is given: already checked against the contract. */
interface CallInput<N extends CallName> {
  readonly params: CallOf<N>['path'] extends `${string}:id` ? { readonly id: string } : undefined
  readonly query: Part<CallOf<N>, 'query'>
  readonly body: Part<CallOf<N>, 'body'>
}

type CallOutput<N extends CallName> = input<CallOf<N>['response']>

/** One function for each call of the contract: a call without its handler does not compile. */
export type Handlers = { readonly [N in CallName]: (input: CallInput<N>) => CallOutput<N> }
