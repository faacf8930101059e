/** That nothing of a call is forgotten. Checked by tsc, never run: the error names the call. */

import type { CallName, CallOf } from '@/contract/calls'
import type * as alerts from '@/data/alerts/calls'
import type * as configurator from '@/data/configurator/calls'
import type * as configuratorHooks from '@/data/configurator/hooks'
import type { configuratorQueries } from '@/data/configurator/queries'
import type * as writingHooks from '@/data/configurator/use-create-cupra-code'
import type * as featureFlags from '@/data/feature-flags/calls'
import type * as stock from '@/data/stock/calls'
import type * as stockHooks from '@/data/stock/hooks'
import type { stockQueries } from '@/data/stock/queries'

type None<T extends never> = T
type Under<P extends string> = { [N in CallName]: CallOf<N>['path'] extends `${P}${string}` ? N : never }[CallName]
type Pascal<S extends string> = S extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${Pascal<Rest>}`
  : Capitalize<S>

/** Calls of which none of the names that theirs allows is there. */
type Without<Names, Calls extends CallName, Allowed extends { [N in CallName]: string }> = {
  [N in Calls]: Extract<Allowed[N], Names> extends never ? N : never
}[Calls]

type Functions = keyof typeof configurator | keyof typeof stock | keyof typeof alerts | keyof typeof featureFlags
type FunctionNames = { [N in CallName]: `${'get' | 'search' | 'report' | 'create'}${Pascal<N>}` }

/** The name of an area stands before its queries already: `stockQueries.filters`. */
type QueryNames = {
  [N in CallName]: Uncapitalize<Pascal<N extends `stock-${infer Rest}` ? Rest : N>> | `create${Pascal<N>}`
}
type HookNames = { [N in CallName]: `use${'' | 'Create'}${Pascal<N>}` }

type Configurator = Under<'/v1/car-configurator/'>
type Stock = Under<'/v1/stocks/'>

/** In the calls.ts of its area: getX, searchX, reportX or createX. */
export type CallWithoutItsFunction = None<Without<Functions, CallName, FunctionNames>>
/** In the queries.ts of its area. */
export type CallWithoutItsQuery = None<
  | Without<keyof typeof configuratorQueries, Configurator, QueryNames>
  | Without<keyof typeof stockQueries, Stock, QueryNames>
>
/** In the hooks.ts of its area, or in a file of its own where it writes: useX. */
export type CallWithoutItsHook = None<
  | Without<keyof typeof configuratorHooks | keyof typeof writingHooks, Configurator, HookNames>
  | Without<keyof typeof stockHooks, Stock, HookNames>
>
