import { dehydrate, HydrationBoundary, hydrate, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { onServer } from '@tests/server-markup'
import { siteAround } from '@tests/site-around'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '@/data/query-client'
import { UsedPageData } from '@/door/document/used-page-data.server'
import { PageRecordContext } from '@/late/page-data'
import { serverHtml } from '@/late/server-html'
import type { FrameProps } from '@/site/page-props'

const query = (name: string) => ({ queryKey: [name], queryFn: async () => name })

function Shown({ name }: { name: string }) {
  return <p>{JSON.stringify(useQuery(query(name)).data)}</p>
}

function State({ name }: { name: string }) {
  const { status, fetchStatus, isFetched, isError, error } = useQuery({ ...query(name), staleTime: 60_000 })
  return <p>{[status, fetchStatus, isFetched && 'fetched', !isError && !error && 'fresh'].filter(Boolean).join(' ')}</p>
}

interface WordsProps {
  text: { title: string; words: string }
}
const Words = serverHtml(
  async () =>
    function Content({ text }: WordsProps) {
      return (
        <>
          <h2>{text.title}</h2>
          <p>{text.words}</p>
          <Shown name="static" />
        </>
      )
    },
  { leavesOut: { text: ({ title }: WordsProps['text']) => ({ title }) } },
)

/** A page of two parts, of which only one is needed in the browser. */
async function drawn(props: Partial<FrameProps> = {}, answer?: object) {
  const served = createQueryClient()
  for (const name of ['static', 'live', 'unread']) served.setQueryData([name], `answer of ${name}`)
  const view = { text: { title: 'A title', words: 'Words' }, list: [{ text: 'kept' }], none: null }
  const page = new UsedPageData()
  const queryClient = createQueryClient()
  const live = page.watchQueries(queryClient)
  if (answer) served.setQueryData(['live'], { ...answer, text: view.text })
  const state = dehydrate(served)
  const { around } = siteAround({ flags: {} })
  const html = await onServer(
    around(
      <PageRecordContext value={page}>
        <QueryClientProvider client={live}>
          <HydrationBoundary state={state} queryClient={queryClient}>
            <Words text={view.text} />
            <Shown name="live" />
          </HydrationBoundary>
        </QueryClientProvider>
      </PageRecordContext>,
    ),
  )
  const frame = { dehydratedState: state, view, ...props } as FrameProps
  return { html, view, frame, forBrowser: page.propsForBrowser(frame) }
}

describe('what the document sends of a page’s data', () => {
  it('shows everything in its HTML', async () => {
    const { html } = await drawn()
    for (const text of ['A title', 'Words', 'answer of static', 'answer of live']) expect(html).toContain(text)
  })

  it('has the answers that parts read which the browser runs, and no others', async () => {
    const { forBrowser } = await drawn()
    expect(forBrowser.dehydratedState.queries.map(({ queryKey }) => queryKey)).toEqual([['live']])
  })

  it('has, of what only a part shows that stays HTML, what that part says is read elsewhere', async () => {
    const { forBrowser } = await drawn()
    expect(forBrowser.view).toEqual({
      text: { title: 'A title', leftOut: true },
      list: [{ text: 'kept' }],
      none: null,
    })
  })

  it('has of an answer no part that only the HTML shows', async () => {
    const { forBrowser, view } = await drawn({}, { total: 1 })
    expect(forBrowser.dehydratedState.queries[0]?.state.data).toEqual({
      total: 1,
      text: { title: 'A title', leftOut: true },
    })
    expect(view.text.words).toBe('Words')
  })

  it('says of an answer nothing of failures that were not, and the browser has it as an answer', async () => {
    const { forBrowser } = await drawn()
    const [live] = forBrowser.dehydratedState.queries
    expect(Object.keys(live ?? {}).sort()).toEqual(['queryKey', 'state'])
    expect(Object.keys(live?.state ?? {}).sort()).toEqual(
      ['data', 'dataUpdateCount', 'dataUpdatedAt', 'errorUpdateCount', 'status'].sort(),
    )
    const queryClient = createQueryClient()
    hydrate(queryClient, forBrowser.dehydratedState)
    const { around } = siteAround({ flags: {}, queryClient })
    const html = await onServer(around(<State name="live" />))
    expect(html).toContain('success idle fetched fresh')
  })

  it('leaves the page’s own data whole: a navigation to the page needs all of it', async () => {
    const { frame, view } = await drawn()
    expect(frame.view).toBe(view)
    expect(view.text).toEqual({ title: 'A title', words: 'Words' })
    expect(frame.dehydratedState.queries).toHaveLength(3)
  })

  it('is all of it when the page was made in trouble, since the browser draws such a page anew', async () => {
    const { frame, forBrowser } = await drawn({ isIncomplete: true })
    expect(forBrowser).toBe(frame)
  })
})
