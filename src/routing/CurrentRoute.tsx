import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'
import type { Audience } from './build-path'
import type { RouteMatch, RouteQuery } from './params'

/** The name is null on pages outside the table: 404, 500. */
type NoRoute = { readonly name: null; readonly params: Readonly<Record<never, never>>; readonly salesType: SalesType }

export type CurrentRoute = (RouteMatch | NoRoute) & { readonly language: Language; readonly query: RouteQuery }

const CurrentRouteContext = createContext<CurrentRoute | null>(null)
/** Apart from the route, so that what depends only on the audience rests while pages change. */
const AudienceContext = createContext<Audience | null>(null)

export function CurrentRouteProvider({ value, children }: { value: CurrentRoute; children: ReactNode }) {
  const { language, salesType } = value
  const audience = useMemo(() => ({ language, salesType }), [language, salesType])
  return (
    <AudienceContext value={audience}>
      <CurrentRouteContext value={value}>{children}</CurrentRouteContext>
    </AudienceContext>
  )
}

function provided<T>(value: T | null): T {
  if (value === null) throw new Error('No CurrentRouteProvider')
  return value
}

export function useCurrentRoute(): CurrentRoute {
  return provided(useContext(CurrentRouteContext))
}

/** The same object for as long as language and sales type stay the same. */
export function useAudience(): Audience {
  return provided(useContext(AudienceContext))
}
