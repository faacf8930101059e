import type { input } from 'zod/mini'
import type { BodyOf, CallName, CallOf, QueryOf } from '@/contract/calls'

/** What a call's handler is given: already checked against the contract. */
interface CallInput<N extends CallName> {
  readonly params: CallOf<N>['path'] extends `${string}:id` ? { readonly id: string } : undefined
  readonly query: QueryOf<N>
  readonly body: BodyOf<N>
}

type CallOutput<N extends CallName> = input<CallOf<N>['response']>

/** One function for each call of the contract: a call without its handler does not compile. */
export type Handlers = { readonly [N in CallName]: (input: CallInput<N>) => CallOutput<N> }

/** Those of the calls below a path, so that each folder of the backend answers for its own. */
export type HandlersUnder<P extends string> = Pick<
  Handlers,
  { [N in CallName]: CallOf<N>['path'] extends `${P}${string}` ? N : never }[CallName]
>
