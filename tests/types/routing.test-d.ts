/** What must not compile. Checked by tsc, never run. */

import type { CarlineCode } from '@/domain/carline'
import type { OtherCategory } from '@/domain/category'
import { buildPath } from '@/routing/build-path'
import type { PlainRouteName, RouteMatch, RouteParams } from '@/routing/params'
import { RouteLink, type usePath } from '@/routing/RouteLink'
import type { RouteDefinition, RouteName, routeTable } from '@/routing/route-table'

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type Expect<T extends true> = T

const audience = { language: 'fr', salesType: 'B2C' } as const
declare const path: ReturnType<typeof usePath>
declare const match: RouteMatch

export type ParametersAreInferredFromTheTemplate = [
  Expect<Equal<RouteParams<'models.carline'>, { readonly carline_code: CarlineCode }>>,
  Expect<Equal<RouteParams<'category.other'>, { readonly specific_category: OtherCategory }>>,
  Expect<Equal<RouteParams<'stock.vehicle'>, { readonly modelName: CarlineCode; readonly commissionId: string }>>,
  Expect<Equal<RouteParams<'news.article'>, { readonly slug: readonly string[] }>>,
  Expect<Equal<keyof RouteParams<'contact'>, never>>,
  Expect<'contact' extends PlainRouteName ? true : false>,
  Expect<'stock.model' extends PlainRouteName ? false : true>,
]

type Rows = typeof routeTable
type DutchParams<N extends RouteName> = ParamNames<Rows[N]['templates']['nl']>
type ParamNames<T extends string> = T extends `${infer A}/${infer B}`
  ? ParamNames<A> | ParamNames<B>
  : T extends `:${infer P}*`
    ? P
    : T extends `:${infer P}`
      ? P
      : never
type Parents = Extract<Rows[RouteName], Required<Pick<RouteDefinition, 'flag'>>>['flag']['parent']

export type TheTableAgreesWithItself = [
  Expect<Equal<{ [N in RouteName]: DutchParams<N> }, { [N in RouteName]: keyof RouteParams<N> }>>,
  Expect<Parents extends RouteName ? true : false>,
]

buildPath('contact', {}, audience)
buildPath('contact', { utm_source: 'x', page: 2, list: ['a', 'b'], none: undefined }, audience)
buildPath('stock.vehicle', { modelName: 'BORN', commissionId: '42', from: 'list' }, audience)
buildPath(match.name, match.params, audience)
path('contact')
path('models.carline', { carline_code: 'BORN' })

// @ts-expect-error no such route
buildPath('nowhere', {}, audience)
// @ts-expect-error a parameter is missing
buildPath('models.carline', {}, audience)
// @ts-expect-error one of two parameters is missing
buildPath('stock.vehicle', { modelName: 'BORN' }, audience)
// @ts-expect-error a parameter's name is wrong
buildPath('models.carline', { carline: 'BORN' }, audience)
// @ts-expect-error a carline goes by its code, not its slug
buildPath('models.carline', { carline_code: 'born' }, audience)
// @ts-expect-error no such category
buildPath('category', { category: 'sport' }, audience)
// @ts-expect-error a list is asked for
buildPath('news.article', { slug: 'raval' }, audience)
// @ts-expect-error an object cannot stand in a query
buildPath('contact', { who: { name: 'x' } }, audience)
// @ts-expect-error no such language
buildPath('contact', {}, { language: 'en', salesType: 'B2C' })
// @ts-expect-error no such route
path('nowhere')
// @ts-expect-error a parameter is missing
path('models.carline')

export const links = [
  RouteLink({ to: 'contact' }),
  RouteLink({ to: 'models.carline', params: { carline_code: 'BORN' }, className: 'x', hash: 'price' }),
  // @ts-expect-error no such route
  RouteLink({ to: 'nowhere' }),
  // @ts-expect-error the parameters are missing
  RouteLink({ to: 'models.carline' }),
  // @ts-expect-error a parameter is missing
  RouteLink({ to: 'stock.vehicle', params: { modelName: 'BORN' } }),
  // @ts-expect-error the address is the table's business
  RouteLink({ to: 'contact', href: '/fr/contact' }),
]

if (match.name === 'stock.vehicle') match.params.commissionId.toUpperCase()
// @ts-expect-error only some routes have a commission
match.params.commissionId
