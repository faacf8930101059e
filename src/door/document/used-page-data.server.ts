import { QueryClient, type QueryState } from '@tanstack/react-query'
import type { LeftOut, PageRecord } from '@/late/page-data'
import type { FrameProps } from '@/site/page-props'

/** Records, while a page is rendered on the server, which of its data the browser needs (late). */
export class UsedPageData implements PageRecord {
  unwatched: QueryClient | undefined
  readonly #standIns = new Map<object, object>()
  readonly #watched = new Set<string>()

  leaveOut(value: object, standIn: object): void {
    this.#standIns.set(value, standIn)
  }

  watchQueries(queryClient: QueryClient): QueryClient {
    this.unwatched = queryClient
    const queryCache = queryClient.getQueryCache()
    const watched = new QueryClient({ queryCache, defaultOptions: queryClient.getDefaultOptions() })
    const build = queryCache.build.bind(queryCache)
    queryCache.build = (client, options, state) => {
      const query = build(client, options, state)
      if ((client as QueryClient) === watched) this.#watched.add(query.queryHash)
      return query
    }
    return watched
  }

  /**
   * The page's props without what only the server's HTML shows. A page that was made in trouble keeps all of it, because the
   * browser draws such a page anew.
   */
  propsForBrowser(props: FrameProps): FrameProps {
    if (props.isIncomplete) return props
    const needed = props.dehydratedState.queries.filter(({ queryHash }) => this.#watched.has(queryHash))
    // The browser works out the hash of a query by its key.
    const queries = needed.map(({ queryKey, state }) => ({ queryKey, state: this.#reduceAnswer(state) }))
    return {
      ...props,
      dehydratedState: { queries } as FrameProps['dehydratedState'],
      view: this.#reduce(props.view),
    }
  }

  /** The fields about failures and fetching are the same for every answer that is there: they are left out of the document. */
  #reduceAnswer({ data, ...state }: QueryState): QueryState {
    const { dataUpdateCount, dataUpdatedAt, errorUpdateCount, status } = state
    return { dataUpdateCount, dataUpdatedAt, errorUpdateCount, status, data: this.#reduce(data) } as QueryState
  }

  #reduce<T>(value: T): T {
    if (typeof value !== 'object' || value === null) return value
    const standIn = this.#standIns.get(value)
    if (standIn) return { ...standIn, leftOut: true } satisfies LeftOut as T
    // Most of a page's data are sent as they are: no copy is made of them.
    const items = Object.values(value)
    const reduced = items.map((item) => this.#reduce(item))
    if (items.every((item, place) => item === reduced[place])) return value
    return (
      Array.isArray(value) ? reduced : Object.fromEntries(Object.keys(value).map((name, at) => [name, reduced[at]]))
    ) as T
  }
}
