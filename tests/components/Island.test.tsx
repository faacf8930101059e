import { act, fireEvent, waitFor } from '@testing-library/react'
import { type SiteInTest, siteAround } from '@tests/site-around'
import { type FormEvent, type ReactNode, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Island, islandContent } from '@/components/Island'
import { featureFlagQueries } from '@/data/feature-flags/queries'
import { ALL_FLAGS_OFF } from '@/domain/feature-flag'
import { type CurrentRoute, CurrentRouteProvider, useAudience, useCurrentRoute } from '@/routing/CurrentRoute'
import { RouteLink, ViewPreloadContext } from '@/routing/RouteLink'

/** What an island shows: links of all kinds, and whom it speaks to. */
function Content({ price, isWhole = true }: { price: number; isWhole?: boolean }) {
  const { salesType } = useAudience()
  return (
    <ul id="place" data-incomplete={isWhole ? undefined : ''}>
      <li>
        {salesType} {price}
      </li>
      <li>
        <RouteLink to="contact">
          <b>Contact</b>
        </RouteLink>
      </li>
      <li>
        <a href="/nl/modellen" target="_blank" rel="noopener">
          Venster
        </a>
      </li>
      <li>
        <a href="/nl/modellen" download="">
          Bestand
        </a>
      </li>
      <li>
        <a href="https://example.be/">Buiten</a>
      </li>
    </ul>
  )
}

/** What an island asks. */
function Questions({ onSend }: { onSend: (answers: object) => void }) {
  const [town, setTown] = useState('')
  const [open, setOpen] = useState(false)
  const [kind, setKind] = useState('a')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSend({ town, open, kind })
  }
  return (
    <form onSubmit={onSubmit}>
      <input name="town" value={town} onChange={({ target }) => setTown(target.value)} />
      <input name="open" type="checkbox" checked={open} onChange={({ target }) => setOpen(target.checked)} />
      <select value={kind} onChange={({ target }) => setKind(target.value)}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
    </form>
  )
}

/** A page whose audience and props can be changed from outside, as a navigation does. */
let change: (to: { salesType?: 'B2B' | 'B2C'; price?: number }) => void = () => {}

function Page({ children }: { children: (price: number) => ReactNode }) {
  const [state, setState] = useState<{ salesType?: 'B2B' | 'B2C'; price?: number }>({})
  change = (to) => act(async () => setState(to))
  const route = { ...useCurrentRoute(), ...(state.salesType && { salesType: state.salesType }) } as CurrentRoute
  return <CurrentRouteProvider value={route}>{children(state.price ?? 1)}</CurrentRouteProvider>
}

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

async function hydrated({
  isWhole = true,
  load = vi.fn(async () => Content),
  options = {} as SiteInTest,
  wakes = undefined as 'near' | undefined,
} = {}) {
  const { around, router, queryClient } = siteAround({ flags: {}, ...options })
  const preload = vi.fn()
  const page = (content: ReturnType<typeof islandContent<{ price: number; isWhole?: boolean }>>) =>
    around(
      <ViewPreloadContext value={preload}>
        <Page>{(price) => <Island content={content} props={{ price, isWhole }} wakes={wakes} />}</Page>
      </ViewPreloadContext>,
    )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page(islandContent(Content, load)))
  const sent = container.querySelector('ul')
  root = await act(async () => hydrateRoot(container, page(islandContent(undefined, load))))
  const link = (text: string) => {
    const found = [...container.querySelectorAll('a')].find(({ textContent }) => textContent === text)
    if (!found) throw new Error(`no link ${text}`)
    return found
  }
  return { container, sent, load, router, preload, queryClient, link }
}

/** The window of the test: what is watched comes near when the test says so. */
function watchedWindow() {
  let onMove: IntersectionObserverCallback = () => {}
  class Observer {
    observe = vi.fn()
    unobserve = vi.fn()
    disconnect = vi.fn()
    // Links watch the window too, at another distance.
    constructor(callback: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit = {}) {
      if (rootMargin?.startsWith('50%')) onMove = callback
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const move = (isIntersecting: boolean) =>
    act(async () => onMove([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver))
  return { comeNear: () => move(true), stayAway: () => move(false) }
}

describe('an island that wakes', () => {
  it('fetches its component when the visitor comes near, not before', async () => {
    const { comeNear, stayAway } = watchedWindow()
    const { container, sent, load } = await hydrated({ wakes: 'near' })
    await stayAway()
    expect(load).not.toHaveBeenCalled()
    expect(container.querySelector('ul')).toBe(sent)
    await comeNear()
    expect(load).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(container.querySelector('ul')).not.toBe(sent))
    expect(container).toHaveTextContent('B2C 1')
  })

  it('keeps the focus where the visitor has it', async () => {
    const { comeNear } = watchedWindow()
    const { link } = await hydrated({ wakes: 'near' })
    const before = link('Buiten')
    before.focus()
    await comeNear()
    await waitFor(() => expect(before.isConnected).toBe(false))
    expect(document.activeElement).toBe(link('Buiten'))
  })

  it('keeps the focus of a place that a link led to', async () => {
    const { comeNear } = watchedWindow()
    const { container } = await hydrated({ wakes: 'near' })
    const before = container.querySelector<HTMLElement>('#place')
    before?.setAttribute('tabindex', '-1')
    before?.focus()
    await comeNear()
    await waitFor(() => expect(before?.isConnected).toBe(false))
    expect(document.activeElement).toBe(container.querySelector('#place'))
  })

  it('leaves the focus alone that is elsewhere', async () => {
    const { comeNear } = watchedWindow()
    const { sent } = await hydrated({ wakes: 'near' })
    const elsewhere = document.body.appendChild(document.createElement('button'))
    elsewhere.focus()
    await comeNear()
    await waitFor(() => expect(sent?.isConnected).toBe(false))
    expect(document.activeElement).toBe(elsewhere)
  })

  it('loses nothing that was typed or chosen before its code was there, and sends what was sent', async () => {
    const { comeNear } = watchedWindow()
    const onSend = vi.fn()
    const { around } = siteAround({ flags: {} })
    const load = async () => Questions
    const page = (content: ReturnType<typeof islandContent<Parameters<typeof Questions>[0]>>) =>
      around(<Island content={content} props={{ onSend }} wakes="near" />)
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(page(islandContent(Questions, load)))
    root = await act(async () => hydrateRoot(container, page(islandContent(undefined, load))))
    const field = <E extends Element>(selector: string) => {
      const found = container.querySelector<E>(selector)
      if (!found) throw new Error(selector)
      return found
    }
    const form = field<HTMLFormElement>('form')
    fireEvent.input(field('[name=town]'), { target: { value: '9000' } })
    fireEvent.click(field('[name=open]'))
    field<HTMLSelectElement>('select').value = 'b'
    fireEvent.submit(form)
    await comeNear()
    await waitFor(() => expect(form.isConnected).toBe(false))
    await waitFor(() => expect(onSend).toHaveBeenCalledWith({ town: '9000', open: true, kind: 'b' }))
  })
})

describe('an island', () => {
  it('leaves the server’s HTML as it stands, and fetches nothing', async () => {
    const { container, sent, load } = await hydrated()
    expect(container.querySelector('ul')).toBe(sent)
    expect(container).toHaveTextContent('B2C 1')
    expect(load).not.toHaveBeenCalled()
  })

  it('keeps it while the frame around it is drawn again', async () => {
    const { container, sent } = await hydrated()
    await change({ price: 1 })
    expect(container.querySelector('ul')).toBe(sent)
  })

  it('follows its links in place, wherever in the link the click was', async () => {
    const { link, router } = await hydrated()
    expect(fireEvent.click(link('Contact').querySelector('b') ?? link('Contact'))).toBe(false)
    expect(router.push).toHaveBeenCalledWith('/nl/contact', '/nl/contact', { locale: false })
  })

  it('leaves to the browser what is no page of the site, opens a window, or is clicked with a key held', async () => {
    const { link, router, container } = await hydrated()
    // happy-dom would follow them.
    container.addEventListener('click', (event) => event.preventDefault())
    for (const text of ['Venster', 'Bestand', 'Buiten']) fireEvent.click(link(text))
    fireEvent.click(link('Contact'), { ctrlKey: true })
    fireEvent.click(link('Contact'), { button: 1 })
    expect(router.push).not.toHaveBeenCalled()
  })

  it('fetches a page and its view as soon as a visitor leans towards its link', async () => {
    const { link, router, preload } = await hydrated()
    fireEvent.pointerOver(link('Contact'))
    expect(preload).toHaveBeenCalledWith('contact')
    expect(router.prefetch).toHaveBeenCalledWith('/nl/contact', '/nl/contact', { locale: false, priority: true })
  })

  it('shows its component once it speaks to somebody else', async () => {
    const { container, sent, load } = await hydrated()
    await change({ salesType: 'B2B' })
    expect(load).toHaveBeenCalledTimes(1)
    expect(container.querySelector('ul')).not.toBe(sent)
    expect(container.querySelectorAll('ul')).toHaveLength(1)
    expect(container).toHaveTextContent('B2B 1')
  })

  it('shows its component once its props are not those of the server', async () => {
    const { container } = await hydrated()
    await change({ price: 2 })
    expect(container).toHaveTextContent('B2C 2')
  })

  it('shows its component once a flag is not that of the server', async () => {
    const { queryClient, load } = await hydrated()
    queryClient.setQueryData(featureFlagQueries.all().queryKey, { ...ALL_FLAGS_OFF, TAVASCAN: true })
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  })

  it('fetches its component beside the page for another audience, so that both change at once', async () => {
    const { router, load, container, sent } = await hydrated()
    await act(async () => router.events.emit('routeChangeStart', '/contact', { shallow: false }))
    expect(load).not.toHaveBeenCalled()
    await act(async () => router.events.emit('routeChangeStart', '/professioneel/contact', { shallow: false }))
    expect(load).toHaveBeenCalledTimes(1)
    expect(container.querySelector('ul')).toBe(sent)
    await change({ salesType: 'B2B' })
    expect(load).toHaveBeenCalledTimes(1)
    expect(container).toHaveTextContent('B2B 1')
  })

  it('is fetched at once where the server had not all of its content', async () => {
    const { load, container, sent } = await hydrated({ isWhole: false })
    expect(load).toHaveBeenCalledTimes(1)
    expect(container.querySelector('ul')).not.toBe(sent)
  })

  it('shows its component when one of its pictures cannot be had', async () => {
    const { container, load, sent } = await hydrated()
    const image = sent?.appendChild(document.createElement('img'))
    expect(load).not.toHaveBeenCalled()
    await act(async () => image?.dispatchEvent(new Event('error')))
    expect(container.querySelector('ul')).not.toBe(sent)
  })

  it('that cannot be fetched stays as it was, and is asked for again with the next change', async () => {
    const load = vi.fn(async () => Content).mockRejectedValueOnce(new Error('offline'))
    const { container } = await hydrated({ load })
    await change({ salesType: 'B2B' })
    expect(container).toHaveTextContent('B2C 1')
    await change({ salesType: 'B2B', price: 3 })
    expect(container).toHaveTextContent('B2B 3')
  })
})
