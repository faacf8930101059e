import type { GetStaticPaths, GetStaticProps, GetStaticPropsResult } from 'next'
import '@/data/server-transport.server'
import { AFTER_TROUBLE_S } from '@/config/constants'
import { editorEnv } from '@/config/env.editor'
import { env } from '@/config/env.server'
import { isPreview, openPreview, type Preview, withPreview } from '@/config/preview.server'
import { findRedirect } from '@/content/read/redirects.server'
import { unavailablePages } from '@/content/read/unavailable-pages.server'
import { flagsOnServer } from '@/data/feature-flags/flags-on-server.server'
import { prefetch } from '@/data/prefetch.server'
import { createQueryClient } from '@/data/query-client'
import { withPageDeadline } from '@/data/service/page-deadline.server'
import { isLanguage, type Language, toLanguage } from '@/domain/language'
import { canonicalPath } from '@/routing/alternates'
import { AUDIENCES } from '@/routing/audiences'
import type { Audience } from '@/routing/build-path'
import type { RouteMatch, RouteQuery } from '@/routing/params'
import { closedRouteParent } from '@/routing/route-flag'
import { routeDefinition } from '@/routing/route-table'
import { splitSearch } from '@/routing/search-segment'
import { staticPaths } from '@/routing/static-paths'
import type { FrameProps } from '@/site/page-props'
import { previewFacts } from '../preview/preview-facts.server'
import { flagsFor, frameQueries, OUTSIDE_THE_TABLE, wordsFor } from './frame.server'
import { newestArticlePaths } from './newest-article-paths.server'
import { pageProps } from './page-props.server'
import { prefetchPage } from './prefetch-page.server'
import { readInput } from './read-input.server'
import { closed, moved, refused, resolve } from './redirect-or-not-found'
import { NOT_FOUND_PAGE_S, NOT_FOUND_S, revalidateSeconds } from './revalidate-seconds'

type Params = { segments?: string[] }

/**
 * Addresses that are made with the build. Others are made when first asked for, and only if they exist; so is one that a flag closes
 * today, since Next refuses a redirect while it builds. A build for a remote service makes none: prices are that service's, of the day
 * and the stage in which they are shown.
 */
export const routedStaticPaths: GetStaticPaths<Params> = async () => {
  if (env.BACKEND_URL) return { paths: [], fallback: 'blocking' }
  const { flags } = await flagsOnServer()
  const closedNow = new Map(
    await Promise.all(AUDIENCES.map(async (audience) => [key(audience), await unavailablePages(audience)] as const)),
  )
  const open = staticPaths().filter(
    ({ match, language }) =>
      !closedRouteParent(match, flags) &&
      !closedNow.get(key({ language, salesType: match.salesType }))?.has(canonicalPath(match, language)),
  )
  return {
    paths: [...open, ...(await newestArticlePaths())].map(({ language, segments }) => ({
      locale: language,
      params: { segments: [...segments] },
    })),
    fallback: 'blocking',
  }
}

const key = ({ language, salesType }: Audience) => `${language} ${salesType}`

/** The one door behind every address: what the route table has there, and else where editors lead it. */
export const routedStaticProps: GetStaticProps<FrameProps, Params> = async (context) => {
  const answer = await routedAnswer(context)
  if (!isLanguage(context.locale) || !(await isLost(answer))) return answer
  const redirect = await findRedirect(context.locale, context.params?.segments ?? [])
  return redirect ? { redirect, revalidate: NOT_FOUND_S } : answer
}

/** No page, or one that says so itself. */
const isLost = async (answer: GetStaticPropsResult<FrameProps>) =>
  'notFound' in answer || ('props' in answer && (await answer.props).isUnknown === true)

/** Resolve, read, close, prefetch, refuse, props. */
const routedAnswer: GetStaticProps<FrameProps, Params> = async ({ params, locale, preview, previewData }) => {
  const asked = params?.segments ?? []
  const { segments, query } = isLanguage(locale) ? splitSearch(locale, asked) : { segments: asked, query: undefined }
  const resolved = resolve(locale, segments)
  if (resolved.kind === 'other') return resolved.answer
  const make = () => withPageDeadline(env.PAGE_DEADLINE_MS, () => pageAt(resolved.match, resolved.language, query))
  const opened = preview ? openPreview(previewData) : undefined
  return opened ? underBar(resolved, opened, make) : make()
}

/** For an editor: with drafts, on the day that is asked for, under the bar. Next stores nothing of it. */
function underBar(
  { match, language }: { readonly match: RouteMatch | undefined; readonly language: Language },
  preview: Preview,
  make: () => Promise<GetStaticPropsResult<FrameProps>>,
): Promise<GetStaticPropsResult<FrameProps>> {
  return withPreview(preview, async () => {
    const made = await make()
    if (!('props' in made)) return made
    const props = await made.props
    // Who came by a link to share looks, and no more.
    const hasEditor = editorEnv.kind !== undefined && preview.until === undefined
    const facts = await previewFacts({ match, language, props }, preview, { secret: env.PREVIEW_SECRET, hasEditor })
    return { ...made, props: { ...props, preview: facts } }
  })
}

async function pageAt(
  match: RouteMatch,
  language: Language,
  query?: RouteQuery,
): Promise<GetStaticPropsResult<FrameProps>> {
  const queryClient = createQueryClient()
  const read = await readInput(match, language, queryClient, query)
  const { loaded } = read
  // An editor opens a page before its flag does.
  const other = isPreview() && loaded ? undefined : closed(match, language, read, loaded)
  if (other || !loaded) return other ?? { notFound: true }

  const prefetched = await prefetchPage(queryClient, loaded, read.audience)
  const { main } = prefetched
  const refusal = refused(main, loaded)
  if (refusal) return refusal
  const elsewhere = loaded.belongsTo?.(queryClient)
  if (elsewhere) return closed(elsewhere, language, read, loaded) ?? moved(elsewhere, language, loaded.anchor)

  const props = await pageProps(read, loaded, prefetched, queryClient)
  const { isIncomplete = false } = props
  const { revalidate } = routeDefinition(match.name)
  return { props, revalidate: revalidateSeconds({ revalidate, main, isIncomplete, keptFor: read.timetable.keptFor }) }
}

/** 500: asks the service for nothing. Its menu and footer are content; the browser asks for the rest if it can. */
export const serverErrorStaticProps: GetStaticProps<FrameProps> = ({ locale }) =>
  withPageDeadline(env.PAGE_DEADLINE_MS, () => serverErrorPage(toLanguage(locale)))

async function serverErrorPage(language: Language): Promise<GetStaticPropsResult<FrameProps>> {
  const [dehydratedState, words] = await Promise.all([
    prefetch(createQueryClient(), frameQueries(language)),
    wordsFor(language, []),
  ])
  return { props: { ...OUTSIDE_THE_TABLE, dehydratedState, ...words } }
}

/** 404: the shell in the address's language. */
export const notFoundStaticProps: GetStaticProps<FrameProps> = ({ locale, preview, previewData }) => {
  const language = toLanguage(locale)
  const make = () => withPageDeadline(env.PAGE_DEADLINE_MS, () => notFoundPage(language))
  const opened = preview ? openPreview(previewData) : undefined
  return opened ? underBar({ match: undefined, language }, opened, make) : make()
}

async function notFoundPage(language: Language): Promise<GetStaticPropsResult<FrameProps>> {
  const queryClient = createQueryClient()
  const [{ areCurrent }, words] = await Promise.all([flagsFor(queryClient), wordsFor(language, [])])
  const dehydratedState = await prefetch(queryClient, frameQueries(language))
  return {
    props: { ...OUTSIDE_THE_TABLE, dehydratedState, ...words },
    revalidate: areCurrent ? NOT_FOUND_PAGE_S : AFTER_TROUBLE_S,
  }
}
