import { useCallback } from 'react'
import type { Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'
import { buildPath } from './build-path'
import { useAudience } from './CurrentRoute'
import { PathLink, type PathLinkProps } from './PathLink'
import type { LinkParams, PlainRouteName, QueryParams } from './params'
import type { RouteName } from './route-table'

type ParamsProp<N extends RouteName> = N extends PlainRouteName ? { params?: QueryParams } : { params: LinkParams<N> }

export type RouteLinkProps<N extends RouteName> = Omit<PathLinkProps, 'href'> &
  ParamsProp<N> & {
    to: N
    /** Default: the current one. */
    language?: Language
    /** Default: the current one. */
    salesType?: SalesType
    /** The anchor, without the '#'. */
    hash?: string
  }

/** A link to a route by its name, in the current audience unless told otherwise. */
export function RouteLink<N extends RouteName>(props: RouteLinkProps<N>) {
  return <PathLink {...useRouteHref<N, RouteLinkProps<N>>(props)} />
}

/** The address in place of the route, and all other props as they are. */
export function useRouteHref<N extends RouteName, P extends RouteLinkProps<N>>(props: P) {
  const { to, params, language, salesType, hash, ...rest } = props
  const audience = useAudience()
  const path = buildPath(to, (params ?? {}) as LinkParams<N>, {
    language: language ?? audience.language,
    salesType: salesType ?? audience.salesType,
  })
  return { hrefLang: language, ...rest, href: hash ? `${path}#${encodeURIComponent(hash)}` : path }
}

type PathOf = <N extends RouteName>(
  name: N,
  ...[params]: N extends PlainRouteName ? [params?: QueryParams] : [params: LinkParams<N>]
) => string

/** Addresses in the current audience, for what is no link: forms, redirects, structured data. */
export function usePath(): PathOf {
  const audience = useAudience()
  return useCallback(
    (name: RouteName, params?: QueryParams) => buildPath(name, (params ?? {}) as LinkParams<RouteName>, audience),
    [audience],
  )
}
