import type { GetStaticPaths, GetStaticProps } from 'next'
import { featureFlagQueries } from '@/data/feature-flags/queries'
import { navigationQueries } from '@/data/navigation/queries'
import '@/data/server-transport.server'
import { isTransient, RemoteProblem } from '@/data/errors'
import { prefetch } from '@/data/prefetch.server'
import { createQueryClient } from '@/data/query-client'
import { ALL_FLAGS_OFF } from '@/domain/feature-flag'
import { isLanguage, type Language, toLanguage } from '@/domain/language'
import { loadNamespaces } from '@/i18n/load-namespaces.server'
import { canonicalPath } from '@/routing/alternates'
import type { RouteMatch } from '@/routing/params'
import { resolvePath } from '@/routing/resolve-path'
import { closedRouteParent } from '@/routing/route-flag'
import { namespacesOf, routeDefinition, SHELL_NAMESPACES } from '@/routing/route-table'
import { staticPaths } from '@/routing/static-paths'
import type { FrameProps } from './page-props'
import { load } from './site-loaders.server'

/** A page made while the remote service gave no answer is made again soon, whatever its row says. */
const REVALIDATE_AFTER_TROUBLE_S = 10
/** What is not there now may be there soon: a new article, a car that came in. */
const REVALIDATE_NOT_FOUND_S = 60

type Params = { segments?: string[] }

/** Addresses that are made with the build. Others are made when first asked for, and only if they exist. */
export const routedStaticPaths: GetStaticPaths<Params> = () => ({
  paths: staticPaths().map(({ language, segments }) => ({ locale: language, params: { segments: [...segments] } })),
  fallback: 'blocking',
})

export const routedStaticProps: GetStaticProps<FrameProps, Params> = async ({ params, locale }) => {
  if (!isLanguage(locale)) return { notFound: true }
  const resolution = resolvePath(locale, params?.segments ?? [])
  if (resolution.kind === 'redirect') return { redirect: { destination: resolution.path, permanent: true } }
  if (resolution.kind === 'not-found') return { notFound: true, revalidate: REVALIDATE_NOT_FOUND_S }
  return pageOf(resolution.match, locale)
}

async function pageOf(match: RouteMatch, language: Language): ReturnType<GetStaticProps<FrameProps>> {
  const { revalidate } = routeDefinition(match.name)
  const queryClient = createQueryClient()
  const audience = { language, salesType: match.salesType }

  const shell = shellQueries(language)
  const [flags, loaded, translations] = await Promise.all([
    queryClient.query(featureFlagQueries.all()).catch(() => ALL_FLAGS_OFF),
    load(match, audience),
    loadNamespaces(language, namespacesOf(match.name)),
  ])
  const parent = closedRouteParent(match, flags)
  if (parent) {
    return {
      redirect: { destination: canonicalPath(parent, language), permanent: false },
      revalidate: REVALIDATE_NOT_FOUND_S,
    }
  }
  if (!loaded) return { notFound: true, revalidate: REVALIDATE_NOT_FOUND_S }

  const dehydratedState = await prefetch(queryClient, [...shell, ...loaded.queries])
  const errors = queryClient
    .getQueryCache()
    .getAll()
    .flatMap((query) => query.state.error ?? [])
  const main = loaded.queries[0] && queryClient.getQueryState(loaded.queries[0].queryKey)?.error
  if (main instanceof RemoteProblem && !loaded.keepsGone && !isTransient(main)) {
    return { notFound: true, revalidate: REVALIDATE_NOT_FOUND_S }
  }
  return {
    props: { route: match, dehydratedState, view: loaded.view, ...translations },
    revalidate: errors.some(isTransient) ? REVALIDATE_AFTER_TROUBLE_S : revalidate,
  }
}

/** What the header, the menu and the footer need on every page. */
function shellQueries(language: Language) {
  return [
    navigationQueries.cars(language),
    navigationQueries.group(language, 'header'),
    navigationQueries.group(language, 'footer'),
  ]
}

/** 404 and 500: the shell in the address's language. */
export const technicalStaticProps: GetStaticProps<FrameProps> = async ({ locale }) => {
  const language = toLanguage(locale)
  const queryClient = createQueryClient()
  const [dehydratedState, translations] = await Promise.all([
    prefetch(queryClient, [featureFlagQueries.all(), ...shellQueries(language)]),
    loadNamespaces(language, SHELL_NAMESPACES),
  ])
  return { props: { route: null, dehydratedState, view: {}, ...translations }, revalidate: 3_600 }
}
