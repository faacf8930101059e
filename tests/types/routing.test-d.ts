/** What must not compile. Checked by tsc, never run. */

import type { CarlineCode } from '@/domain/carline'
import type { OtherCategory } from '@/domain/category'
import { buildPath } from '@/routing/build-path'
import { type CodecsOf, paramCodecs } from '@/routing/codecs'
import type { PlainRouteName, RouteMatch, RouteParams } from '@/routing/params'
import { RouteLink, type usePath } from '@/routing/RouteLink'
import type { RouteDefinition, RouteName, routeTable } from '@/routing/route-table'
import type { RepeatedParams, SingleParams } from '@/routing/template-params'

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type Expect<T extends true> = T
/** What should not be there is named by the compiler. */
type None<T extends never> = T

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
type Names<T> = T extends string ? { single: SingleParams<T>; repeated: RepeatedParams<T> } : never
/** A route whose templates do not have the parameters of its French one, each of them single or repeated. */
type Diverging<Table extends Readonly<Record<string, Pick<RouteDefinition, 'templates'>>>> = {
  [N in keyof Table]: {
    [L in keyof Table[N]['templates']]: Equal<
      Names<Table[N]['templates'][L]>,
      Names<Table[N]['templates']['fr']>
    > extends true
      ? never
      : N
  }[keyof Table[N]['templates']]
}[keyof Table]
type Parents = Extract<Rows[RouteName], Required<Pick<RouteDefinition, 'flags'>>>['flags'][number]['parent']

export type TheTableAgreesWithItself = [None<Diverging<Rows>>, Expect<Parents extends RouteName ? true : false>]

type Unwritten = {
  same: { templates: { fr: 'nouvelles/:slug*'; nl: 'nieuws/:slug*'; internal: 'news/:slug*' } }
  name: { templates: { fr: 'modeles/:carline_code'; nl: 'modellen/:modelName' } }
  list: { templates: { fr: 'nouvelles/:slug*'; nl: 'nieuws/:slug' } }
  internal: { templates: { fr: 'nouvelles/:slug'; nl: 'nieuws/:slug'; internal: 'news' } }
}
export type LanguagesThatDivergeAreNamed = Expect<Equal<Diverging<Unwritten>, 'name' | 'list' | 'internal'>>

type WithEvents = Rows & { events: { templates: { fr: 'evenements'; nl: 'evenementen/:event' } } }
const { cupra_code: _, ...oneMissing } = paramCodecs
export const everyParameterHasItsCodec = [
  paramCodecs satisfies CodecsOf<Rows>,
  // @ts-expect-error a parameter of one language alone has no codec
  paramCodecs satisfies CodecsOf<WithEvents>,
  // @ts-expect-error a codec is missing
  oneMissing satisfies CodecsOf<Rows>,
  // @ts-expect-error a codec that no template asks for
  { ...paramCodecs, event: paramCodecs.id } satisfies CodecsOf<Rows>,
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
