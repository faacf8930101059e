import { fakeRouter } from '@tests/fake-router'
import nextRouter from 'next/router'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { lazyCode, partCode, partCodes } from '@/late/lazy-code'
import { parsePath } from '@/routing/parse-path'
import { prefetchLink, prefetchPage } from '@/site/prefetch-link'
import { views } from '@/site/views'

const View = () => null
/** Longer than what is asked for in turn takes. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20))

/** A view whose module has parts. */
function viewWith(...parts: (() => Promise<unknown>)[]) {
  const known = partCodes.length
  onTestFinished(() => void partCodes.splice(known))
  const view = lazyCode(async () => {
    for (const fetchPart of parts) partCode(fetchPart)
    return View
  })
  view.prefetch()
  return { view, known, data: Promise.resolve() }
}

describe('of a page that is approached', () => {
  it('the parts are fetched that came with its view, and those within them', async () => {
    const fetchInner = vi.fn(async () => 'inner')
    const fetchOuter = vi.fn(async () => partCode(fetchInner))
    const coming = viewWith(fetchOuter)
    await prefetchPage(coming)
    await vi.waitFor(() => expect(fetchInner).toHaveBeenCalledOnce())
    expect(fetchOuter).toHaveBeenCalledOnce()
  })

  it('nothing is fetched that was in the page before, and nothing twice', async () => {
    const fetchBefore = vi.fn(async () => 'before')
    partCode(fetchBefore)
    const fetchPart = vi.fn(async () => 'part')
    const coming = viewWith(fetchPart)
    onTestFinished(() => void partCodes.splice(coming.known - 1))
    await prefetchPage(coming)
    await prefetchPage(coming)
    await aMoment()
    expect(fetchBefore).not.toHaveBeenCalled()
    expect(fetchPart).toHaveBeenCalledOnce()
  })
})

/** What is fetched, with these addresses in the data that Next has kept. */
function fetches(wordsAddresses: readonly string[]) {
  const get = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}))
  const before = nextRouter.router
  const answer = Promise.resolve({ json: { pageProps: { wordsAddresses } } })
  nextRouter.router = { sdc: { '/_next/data/1/nl/contact.json': answer } } as never
  onTestFinished(() => {
    nextRouter.router = before
    get.mockRestore()
  })
  return get
}

it('the words of a page that is approached are fetched with its data', async () => {
  const get = fetches(['/api/words/1/nl/ahead'])
  await prefetchPage(viewWith())
  expect(get).toHaveBeenCalledExactlyOnceWith('/api/words/1/nl/ahead')
})

describe('an approach', () => {
  /** To a link of a page about a model in stock. */
  function approach(event: Event, href = '/nl/contact') {
    window.history.replaceState(null, '', '/nl/stock/born')
    const router = fakeRouter('/nl/stock/born', 'nl')
    const view = vi.spyOn(views['contact/ContactView'], 'prefetch').mockImplementation(() => {})
    onTestFinished(() => view.mockRestore())
    const page = parsePath(href)
    if (!page) throw new Error(href)
    prefetchLink(router, event, { href, page })
    return { view, prefetch: vi.mocked(router.prefetch) }
  }
  const byMouse = () => new PointerEvent('pointerover', { pointerType: 'mouse' })

  it('by a mouse asks for the page and for all that it waits for', async () => {
    const get = fetches(['/api/words/1/nl/by-mouse'])
    const { view, prefetch } = approach(byMouse())
    expect(view).toHaveBeenCalledOnce()
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/nl/contact', '/nl/contact', { locale: false })
    await vi.waitFor(() => expect(get).toHaveBeenCalledOnce())
  })

  it.each([
    ['a finger', new PointerEvent('pointerover', { pointerType: 'touch' })],
    ['a finger that scrolls or presses', new Event('touchstart')],
    ['the focus of a press', new Event('focusin')],
  ])('by %s asks for its data and its view alone', async (_, event) => {
    const get = fetches(['/api/words/1/nl/by-touch'])
    const { view, prefetch } = approach(event)
    expect(view).toHaveBeenCalledOnce()
    expect(prefetch).toHaveBeenCalledOnce()
    await aMoment()
    expect(get).not.toHaveBeenCalled()
  })

  it('to another state of the page that is shown asks for nothing', () => {
    expect(approach(byMouse(), '/nl/stock/born?x=1').prefetch).not.toHaveBeenCalled()
  })

  it('of a visitor who saves data asks for nothing', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
    const { view, prefetch } = approach(byMouse())
    expect(prefetch).not.toHaveBeenCalled()
    expect(view).not.toHaveBeenCalled()
  })
})
