import { act, fireEvent } from '@testing-library/react'
import { clickNatively } from '@tests/click-natively'
import { renderInSite } from '@tests/render'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { lazyCode } from '@/late/lazy-code'
import { WaitingPart } from '@/late/waiting-part'
import type { PreHydrationInput } from '@/site/pre-hydration-input'
import { useVisitorInput } from '@/site/use-visitor-input'

const HTML = `
  <a id="page" href="/nl/contact"><b>Contact</b></a>
  <a id="window" href="/nl/contact" target="_blank">Venster</a>
  <a id="file" href="/nl/contact" download>Bestand</a>
  <a id="outside" href="https://example.be/">Buiten</a>
  <a id="place" href="#here">Hier</a>
  <a id="asking" href="/nl/contact" aria-haspopup="dialog">Vraagt eerst</a>
  <button id="press" type="button">Druk</button>
  <form id="form"><button id="send" type="submit">Verstuur</button></form>
`

function Page() {
  useVisitorInput()
  return null
}

/** @param early what was pressed before there was any code */
function show(early: (root: HTMLElement) => PreHydrationInput[] = () => []) {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = HTML
  onTestFinished(() => root.remove())
  window.history.replaceState(null, '', '/nl/stock/born')
  window.__bootstrap = { faults: [], takeChanges: () => [], takePresses: () => early(root) }
  onTestFinished(() => {
    delete window.__bootstrap
  })
  const { router } = renderInSite(<Page />)
  const element = (id: string) => root.querySelector<HTMLElement>(`#${id}`) as HTMLElement
  return { router, root, element }
}

/** The HTML as a part of the page that is not hydrated yet. */
function asWaitingPart(root: HTMLElement) {
  const fetchPart = vi.fn(() => new Promise<never>(() => {}))
  const part = new WaitingPart(lazyCode(fetchPart))
  onTestFinished(part.enter(root) as () => void)
  return { part, keep: vi.spyOn(part, 'keep'), fetchPart }
}

describe('a link in HTML that React does not know', () => {
  it('is followed in place', () => {
    const { router, element } = show()
    expect(clickNatively(element('page').firstElementChild as HTMLElement)).toBe(false)
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/nl/contact', '/nl/contact', { locale: false })
  })

  it.each(['window', 'file', 'outside', 'place'])('is the browser’s own where it leads elsewhere: %s', (id) => {
    const { router, element } = show()
    expect(clickNatively(element(id))).toBe(true)
    expect(router.push).not.toHaveBeenCalled()
  })

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is the browser’s own for a click with %j',
    (init) => {
      const { router, element } = show()
      expect(clickNatively(element('page'), init)).toBe(true)
      expect(router.push).not.toHaveBeenCalled()
    },
  )

  it('is left to whoever has answered the click already', () => {
    const { router, element } = show()
    element('page').addEventListener('click', (event) => event.preventDefault())
    clickNatively(element('page'))
    expect(router.push).not.toHaveBeenCalled()
  })

  it.each(['pointerOver', 'focusIn', 'touchStart'] as const)('has its page fetched ahead on %s', async (kind) => {
    const { router, element } = show()
    await vi.waitFor(() => {
      fireEvent[kind](element('page'))
      expect(router.prefetch).toHaveBeenCalledWith('/nl/contact', '/nl/contact', { locale: false })
    })
  })
})

describe('in a part that waits for its code', () => {
  it.each(['pointerOver', 'focusIn', 'touchStart'] as const)('%s fetches the code', (kind) => {
    const { root, element } = show()
    const { fetchPart } = asWaitingPart(root)
    fireEvent[kind](element('press'))
    expect(fetchPart).toHaveBeenCalledOnce()
  })

  it('a press is kept, and a link is followed', () => {
    const { root, element, router } = show()
    const { keep } = asWaitingPart(root)
    expect(clickNatively(element('press'))).toBe(false)
    expect(keep).toHaveBeenCalledExactlyOnceWith({ kind: 'press', control: element('press') })
    expect(clickNatively(element('page'))).toBe(false)
    expect(router.push).toHaveBeenCalledOnce()
  })

  it('a link that asks first is kept like a press, but for a new tab', () => {
    const { root, element, router } = show()
    const { keep } = asWaitingPart(root)
    expect(clickNatively(element('asking'), { ctrlKey: true })).toBe(true)
    expect(keep).not.toHaveBeenCalled()
    expect(clickNatively(element('asking'))).toBe(false)
    expect(keep).toHaveBeenCalledExactlyOnceWith({ kind: 'press', control: element('asking') })
    expect(router.push).not.toHaveBeenCalled()
  })

  it('a form is kept, with the button that sent it', () => {
    const { root, element } = show()
    const { keep } = asWaitingPart(root)
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: element('send') })
    act(() => void element('form').dispatchEvent(event))
    expect(event.defaultPrevented).toBe(true)
    expect(keep).toHaveBeenCalledExactlyOnceWith({
      kind: 'submit',
      form: element('form'),
      submitter: element('send'),
    })
  })

  it('everything is React’s once the code is there', async () => {
    const { root, element } = show()
    const code = lazyCode(async () => 'code')
    code.fetch()
    await code.ready
    const part = new WaitingPart(code)
    onTestFinished(part.enter(root) as () => void)
    const keep = vi.spyOn(part, 'keep')
    expect(clickNatively(element('press'))).toBe(true)
    expect(keep).not.toHaveBeenCalled()
  })

  it('of parts within parts, the innermost answers', () => {
    const { root, element } = show()
    const outer = asWaitingPart(document.body)
    const inner = asWaitingPart(root)
    clickNatively(element('press'))
    expect(inner.keep).toHaveBeenCalledOnce()
    expect(outer.keep).not.toHaveBeenCalled()
  })
})

describe('what was pressed before there was any code', () => {
  it('is carried out', () => {
    const onPress = vi.fn()
    show((root) => {
      const control = root.querySelector<HTMLElement>('#press')
      control?.addEventListener('click', onPress)
      return control ? [control] : []
    })
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('waits for the code of its part', () => {
    const onPress = vi.fn()
    let keep: ReturnType<typeof vi.fn> | undefined
    show((root) => {
      const control = root.querySelector<HTMLElement>('#press')
      control?.addEventListener('click', onPress)
      keep = asWaitingPart(root).keep as never
      return control ? [control] : []
    })
    expect(keep).toHaveBeenCalledOnce()
    expect(onPress).not.toHaveBeenCalled()
  })
})
