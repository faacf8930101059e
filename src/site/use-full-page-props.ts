import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useState } from 'react'
import { hasLeftOut } from '@/late/page-data'
import type { FrameProps } from './page-props'

type PageProps = Partial<FrameProps>

/**
 * The page's props, and a way to have all of them: the document leaves out what only its HTML shows (late). They
 * are those that a navigation to this page would bring, without being one: nothing is counted, scrolled or focused.
 */
export function useFullPageProps(
  served: PageProps,
  queryClient: QueryClient,
): { readonly props: PageProps; readonly requestAll: () => void } {
  useKeepAnswers(served, queryClient)
  useForgetReducedAnswers(served, queryClient)
  const [whole, setWhole] = useState<{ readonly source: PageProps; readonly props: PageProps }>()
  const requestAll = useCallback(() => {
    const { pathname: path, search } = window.location
    const query = served.query ? search : ''
    fetchPageProps(path, query).then(
      (props) => {
        replaceReducedAnswers(props, queryClient)
        startTransition(() => setWhole({ source: served, props }))
      },
      // What asked for them stays as it was served, and asks again.
      () => requests.delete(path + query),
    )
  }, [served, queryClient])
  return { props: whole?.source === served ? whole.props : served, requestAll }
}

/** A part that is hydrated long after the page has come finds what it was drawn with: to the cache, nobody uses it before. */
function useKeepAnswers({ dehydratedState }: PageProps, queryClient: QueryClient): void {
  useEffect(() => {
    const uses = dehydratedState?.queries.map(({ queryKey }) =>
      new QueryObserver(queryClient, { queryKey, enabled: false }).subscribe(() => {}),
    )
    return () => {
      for (const end of uses ?? []) end()
    }
  }, [dehydratedState, queryClient])
}

/**
 * Once the visitor has left the page of the document, the answers of which a part was left out go from the cache: a page that
 * needs them later brings them whole, and the cache would keep what it has.
 */
function useForgetReducedAnswers(served: PageProps, queryClient: QueryClient): void {
  const [ofDocument] = useState(served)
  useEffect(() => {
    if (served === ofDocument) return
    const cache = queryClient.getQueryCache()
    for (const { queryKey } of ofDocument.dehydratedState?.queries ?? []) {
      const query = cache.find({ queryKey })
      if (query?.getObserversCount() === 0 && hasLeftOut(query.state.data)) cache.remove(query)
    }
  }, [served, ofDocument, queryClient])
}

const requests = new Map<string, Promise<PageProps>>()

/** A page that was made for a search has its data there too, and those of another search are others. */
function fetchPageProps(path: string, query: string): Promise<PageProps> {
  const running = requests.get(path + query)
  if (running) return running
  const request = fetchJson(`/_next/data/${window.__NEXT_DATA__.buildId}${path}.json${query}`)
  // One page of a visit is the one that the server sent: this never holds more than a few.
  requests.set(path + query, request)
  return request
}

async function fetchJson(address: string): Promise<PageProps> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return ((await answer.json()) as { pageProps: PageProps }).pageProps
}

/** The whole answers are of the same moment as those with parts left out: by itself the cache would keep what it has. */
function replaceReducedAnswers({ dehydratedState }: PageProps, queryClient: QueryClient): void {
  for (const { queryKey, state } of dehydratedState?.queries ?? []) {
    if (!hasLeftOut(queryClient.getQueryData(queryKey))) continue
    queryClient.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt })
  }
}
