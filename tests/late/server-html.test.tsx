import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { deferred } from '@tests/data/deferred'
import { useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { featureFlagQueries } from '@/data/feature-flags/queries'
import { useLinkGroups } from '@/data/navigation/hooks'
import { navigationQueries } from '@/data/navigation/queries'
import { ALL_FLAGS_OFF } from '@/domain/feature-flag'
import { PageDataContext } from '@/late/page-data'
import { serverHtml } from '@/late/server-html'
import { type CurrentRoute, CurrentRouteProvider, useAudience, useCurrentRoute } from '@/routing/CurrentRoute'
import { RouteLink } from '@/routing/RouteLink'
import { hydratedPage } from './hydrated-page'

interface WordsProps {
  price: number
  text?: { words: string }
}

function Words({ price, text }: WordsProps) {
  const { salesType } = useAudience()
  return (
    <ul>
      <li>
        {salesType} {price} {text?.words}
      </li>
      <li>
        <RouteLink to="contact">Contact</RouteLink>
        {/* biome-ignore lint/performance/noImgElement: what next/image draws */}
        <img src="/car.avif" alt="" loading="lazy" />
      </li>
    </ul>
  )
}

interface State extends Partial<WordsProps> {
  salesType?: 'B2B'
}
let change: (to: State) => Promise<void> = async () => {}

interface Options {
  isIncomplete?: boolean
  requestAll?: () => void
  /** What the browser has of the props. */
  inBrowser?: Partial<WordsProps>
}

async function page({ isIncomplete = false, requestAll = () => {}, inBrowser = {} }: Options = {}) {
  const code = deferred<typeof Words>()
  const fetchPart = vi.fn(() => code.promise)
  const OnServer = serverHtml(async () => Words, { leavesOut: { text: () => ({}) } })
  const InBrowser = serverHtml(fetchPart, { leavesOut: { text: () => ({}) } })
  let isServer = true
  function Page() {
    const [{ salesType, ...state }, set] = useState<State>({})
    change = (to) => act(async () => set(to))
    const route = { ...useCurrentRoute(), ...(salesType && { salesType }) } as CurrentRoute
    const Part = isServer ? OnServer : InBrowser
    const props = { price: 1, text: { words: 'of the server' }, ...(isServer ? {} : inBrowser), ...state }
    return (
      <PageDataContext value={{ isIncomplete, requestAll }}>
        <CurrentRouteProvider value={route}>
          <Part {...props} />
        </CurrentRouteProvider>
      </PageDataContext>
    )
  }
  const drawn = await hydratedPage(() => <Page />)
  isServer = false
  const served = drawn.element('ul')
  await drawn.hydrate()
  return { ...drawn, fetchPart, served, arrives: () => act(async () => code.resolve(Words)) }
}

const LEFT_OUT = { leftOut: true } as unknown as { words: string }

describe('a part that stays the server’s HTML', () => {
  it('is not hydrated, and its code is not fetched', async () => {
    const { served, container, fetchPart, errors } = await page()
    expect(container.contains(served)).toBe(true)
    expect(Object.keys(served).filter((key) => key.startsWith('__react'))).toEqual([])
    expect(fetchPart).not.toHaveBeenCalled()
    expect(errors).toEqual([])
  })

  it.each<[string, State]>([
    ['its props change', { price: 2 }],
    ['the audience changes', { salesType: 'B2B' }],
  ])('is drawn anew when %s, and stays as it was until its code is there', async (_, to) => {
    const { container, arrives, fetchPart } = await page()
    await change(to)
    expect(fetchPart).toHaveBeenCalledOnce()
    expect(container).toHaveTextContent('B2C 1 of the server')
    expect(container).not.toHaveTextContent('waiting')
    await arrives()
    await waitFor(() => expect(container).toHaveTextContent(`${to.salesType ?? 'B2C'} ${to.price ?? 1} of the server`))
  })

  it('is drawn anew when a flag changes', async () => {
    const { queryClient, arrives, container, served, fetchPart } = await page()
    await act(async () =>
      queryClient.setQueryData(featureFlagQueries.all().queryKey, { ...ALL_FLAGS_OFF, MILES: true }),
    )
    await waitFor(() => expect(fetchPart).toHaveBeenCalledOnce())
    await arrives()
    await waitFor(() => expect(container.contains(served)).toBe(false))
    expect(container).toHaveTextContent('B2C 1 of the server')
  })

  it('stays when it is given equal props', async () => {
    const { fetchPart } = await page()
    await change({ price: 1, text: { words: 'of the server' } })
    expect(fetchPart).not.toHaveBeenCalled()
  })

  it('follows its props from then on, even back to what was served', async () => {
    const { container, arrives } = await page()
    await change({ price: 2 })
    await arrives()
    await waitFor(() => expect(container).toHaveTextContent('B2C 2'))
    await change({ price: 1 })
    expect(container).toHaveTextContent('B2C 1')
  })

  it('is drawn anew when a picture of it cannot be had: the component knows what to draw in its place', async () => {
    const { element, fetchPart } = await page()
    await act(async () => fireEvent.error(element('img')))
    await waitFor(() => expect(fetchPart).toHaveBeenCalledOnce())
  })

  it('is drawn anew when the server had not all of the page', async () => {
    const { fetchPart } = await page({ isIncomplete: true })
    await waitFor(() => expect(fetchPart).toHaveBeenCalledOnce())
  })
})

it('in development the browser draws it, with its code, so that a change of that is seen', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { served, container, fetchPart, arrives, errors } = await page()
  expect(fetchPart).toHaveBeenCalledOnce()
  await arrives()
  await waitFor(() => expect(Object.keys(served).some((key) => key.startsWith('__react'))).toBe(true))
  expect(container.contains(served)).toBe(true)
  expect(errors).toEqual([])
})

describe('what was left out of the page’s data', () => {
  it('is as it was served: nothing is drawn for it, now or when it comes', async () => {
    const { fetchPart } = await page({ inBrowser: { text: LEFT_OUT } })
    await change({ text: { words: 'of the server' } })
    expect(fetchPart).not.toHaveBeenCalled()
  })

  it('is asked for when the part has to be drawn anew, and the part waits for it', async () => {
    const requestAll = vi.fn()
    const { container, arrives } = await page({ inBrowser: { text: LEFT_OUT }, requestAll })
    await change({ price: 2 })
    expect(requestAll).toHaveBeenCalled()
    expect(container).toHaveTextContent('B2C 1 of the server')
    await change({ price: 2, text: { words: 'with the whole page' } })
    await arrives()
    await waitFor(() => expect(container).toHaveTextContent('B2C 2 with the whole page'))
  })
})

it('a part that comes into the page later, with data that was left out, asks for it and waits', async () => {
  const requestAll = vi.fn()
  const Part = serverHtml(async () => Words, { leavesOut: { text: () => ({}) } })
  let show: (text: WordsProps['text']) => Promise<void> = async () => {}
  function Page() {
    const [text, set] = useState<WordsProps['text']>()
    show = (next) => act(async () => set(next))
    return (
      <PageDataContext value={{ isIncomplete: false, requestAll }}>
        {text && <Part price={1} text={text} />}
      </PageDataContext>
    )
  }
  const { hydrate, container } = await hydratedPage(() => <Page />)
  await hydrate()
  await show(LEFT_OUT)
  expect(requestAll).toHaveBeenCalled()
  expect(container).not.toHaveTextContent('B2C')
  await show({ words: 'with the whole page' })
  await waitFor(() => expect(container).toHaveTextContent('B2C 1 with the whole page'))
})

describe('what a part asks the service for and no page carries', () => {
  it('is there when the browser draws it', async () => {
    function Links() {
      const { data } = useLinkGroups('footer', useAudience())
      return <p>{data?.main[0]?.title ?? 'no links'}</p>
    }
    const Part = serverHtml(async () => Links, {
      queries: ({ language }) => [navigationQueries.group(language, 'footer')],
    })
    function Pages() {
      const [isSecond, setSecond] = useState(false)
      return isSecond ? (
        <Part />
      ) : (
        <button type="button" onClick={() => setSecond(true)}>
          first
        </button>
      )
    }
    const texts: (string | null)[] = []
    const { hydrate, container } = await hydratedPage(() => <Pages />)
    await hydrate()
    const watcher = new MutationObserver(() => texts.push(container.textContent))
    watcher.observe(container, { childList: true, subtree: true, characterData: true })
    await act(async () => screen.getByRole('button').click())
    await waitFor(() => expect(container.querySelector('p')?.textContent).not.toBe('waiting'))
    watcher.disconnect()
    expect(texts.at(-1)).not.toBe('no links')
    expect(texts).not.toContain('no links')
  })
})
