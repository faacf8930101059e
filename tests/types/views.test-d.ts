import type { ContentRoute } from '@/content/schema/content-routes'
import type { RouteParams } from '@/routing/params'
import type { RouteName } from '@/routing/route-table'
import type { LoadedProps, RouteViews } from '@/site/route-views'
import type { ViewProps } from '@/site/views'

/** Compiled by `npm run types`, never run: the error names the route, and what must not compile is marked. */

type None<T extends never> = T

/** Routes whose address does not hold the parameters that their view reads. */
export type RouteWithoutItsViewsParameters = None<
  {
    [N in RouteName]: ViewProps[RouteViews[N]] extends { params: infer P }
      ? RouteParams<N> extends P
        ? never
        : N
      : never
  }[RouteName]
>

/** Routes of words alone that have no entry: each needs its name in WRITTEN_ROUTES or TAB_ROUTES (content-routes.ts). */
export type RouteOfWordsWithoutItsEntry = None<
  Exclude<{ [N in RouteName]: RouteViews[N] extends 'editorial/EditorialView' ? N : never }[RouteName], ContentRoute>
>

declare const loadedForHome: LoadedProps<'homepage'>
export const home: Pick<ViewProps['home/HomeView'], 'page' | 'news'> = loadedForHome

declare const onlyThePage: Pick<LoadedProps<'homepage'>, 'page'>
// @ts-expect-error the homepage's view is given news too
export const homeWithoutNews: LoadedProps<'homepage'> = onlyThePage

// @ts-expect-error what the door adds by itself is no loader's matter
export type Refused = LoadedProps<'car-configurator.conf'>['refused']
