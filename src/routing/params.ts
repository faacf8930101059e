import type { SalesType } from '@/domain/sales-type'
import type { ParamValue } from './codecs'
import type { RouteName, routeTable } from './route-table'
import type { RepeatedParams, SingleParams } from './template-params'

type TemplateParams<T extends string> = {
  readonly [P in SingleParams<T>]: ParamValue<P>
} & {
  readonly [P in RepeatedParams<T>]: readonly ParamValue<P>[]
}

type Flat<T> = { [K in keyof T]: T[K] }

/** The parameters in a route's path, inferred from its template: `{ carline_code: CarlineCode }`. */
export type RouteParams<N extends RouteName> = N extends RouteName
  ? Flat<TemplateParams<(typeof routeTable)[N]['templates']['fr']>>
  : never

type QueryAtom = string | number | boolean | null | undefined
/** Parameters outside the path become the query: undefined and null are left out, lists are repeated. */
export type QueryParams = { readonly [name: string]: QueryAtom | readonly QueryAtom[] }

export type LinkParams<N extends RouteName> = RouteParams<N> & QueryParams

/** Routes that can be named without any parameter. */
export type PlainRouteName = { [N in RouteName]: keyof RouteParams<N> extends never ? N : never }[RouteName]

/** What an address says: a union by `name`, so that a switch on the name knows the parameters. */
export type RouteMatch = {
  [N in RouteName]: { readonly name: N; readonly params: RouteParams<N>; readonly salesType: SalesType }
}[RouteName]

/** The query of an address as it was read; a repeated value is a list. */
export type RouteQuery = Readonly<Record<string, string | readonly string[] | undefined>>
