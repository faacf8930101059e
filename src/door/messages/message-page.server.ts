import type { GetServerSideProps, GetServerSidePropsResult } from 'next'
import '@/data/server-transport.server'
import { env } from '@/config/env.server'
import { prefetch } from '@/data/prefetch.server'
import { createQueryClient } from '@/data/query-client'
import { withPageDeadline } from '@/data/service/page-deadline.server'
import type { Language } from '@/domain/language'
import type { RouteMatch, RouteQuery } from '@/routing/params'
import { parseQuery } from '@/routing/parse-path'
import { routeDefinition } from '@/routing/route-table'
import { splitAddress } from '@/routing/split-address'
import type { FrameProps } from '@/site/page-props'
import { findSharePicture } from '../machines/share-picture.server'
import { flagsFor, frameQueries, wordsFor } from '../page/frame.server'
import { hasTrouble } from '../page/prefetch-page.server'
import { resolve } from '../page/redirect-or-not-found'
import { formPage } from './form-page.server'
import type { MessagePage, MessageRequest } from './message-request.server'
import { receiptPage } from './receipt-page.server'
import { isOffered } from './saved-search.server'

/**
 * The pages of forms and receipts. Unlike all others they are made for each request, and take POST: the same form works with
 * and without a script (docs/decisions/0043-forms-with-progressive-enhancement.md).
 */
export const messageServerSideProps: GetServerSideProps<FrameProps> = async (context) => {
  const { locale, resolvedUrl, res } = context
  const [path, query] = splitAddress(resolvedUrl)
  const resolved = resolve(locale, path.split('/').filter(Boolean).map(decodeURIComponent))
  if (resolved.kind === 'other') {
    const { answer } = resolved
    if ('notFound' in answer) return { notFound: true }
    // The query names the car: it comes along.
    const destination = query ? `${answer.redirect.destination}?${query}` : answer.redirect.destination
    return { redirect: { destination, permanent: true } }
  }
  // Nothing that is personal is kept on the way, and a link to a message is not told to anybody. The origin is: a form that a browser
  // sends without it could be another site's.
  res.setHeader('Cache-Control', 'private, no-store')
  res.setHeader('Referrer-Policy', 'strict-origin')
  return withPageDeadline(env.PAGE_DEADLINE_MS, () =>
    pageFor(resolved.match, { context, language: resolved.language }, parseQuery(query)),
  )
}

async function pageFor(
  match: RouteMatch,
  request: MessageRequest,
  query: RouteQuery,
): Promise<GetServerSidePropsResult<FrameProps>> {
  const { res } = request.context
  const page = await buildMessagePage(match, request)
  if (!page) return { notFound: true }
  if ('seeOther' in page) return { redirect: { destination: page.seeOther, statusCode: 303 } }
  if (page.status) res.statusCode = page.status
  if (page.retryAfter) res.setHeader('Retry-After', String(page.retryAfter))
  return { props: { ...(await framed(match, page.view, request.language)), query } }
}

async function buildMessagePage(match: RouteMatch, request: MessageRequest): Promise<MessagePage | undefined> {
  switch (match.name) {
    case 'message':
      return (await isOffered(match.params.message_kind)) ? formPage(match, request) : undefined
    case 'message.receipt':
      return receiptPage(match, request)
    default:
      return undefined
  }
}

async function framed(match: RouteMatch, view: FrameProps['view'], language: Language): Promise<FrameProps> {
  const queryClient = createQueryClient()
  const [{ areCurrent }, words] = await Promise.all([
    flagsFor(queryClient),
    wordsFor(language, routeDefinition(match.name).namespaces),
  ])
  const dehydratedState = await prefetch(queryClient, frameQueries(language))
  const isIncomplete = !areCurrent || hasTrouble(queryClient)
  return {
    route: match,
    dehydratedState,
    disclaimer: null,
    otherLanguage: null,
    view,
    forMachines: { structuredData: '', picture: findSharePicture(match, language) },
    ...words,
    ...(isIncomplete && { isIncomplete }),
  }
}
