import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInSite } from '@tests/render'
import { type ComponentType, type FormEvent, startTransition, useState } from 'react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { CHUNK_ERROR_ID, notePageComing, retryFailedChunks, setWholeLoad } from '@/late/chunk-load-errors'
import { hydrateNear } from '@/late/hydrate-near'
import { PageIsShownContext } from '@/late/SuspendWithPage'
import { findWaitingPart } from '@/late/waiting-part'
import { hydratedPage, watchedWindow } from './hydrated-page'

const onSend = vi.fn()

/** What a part asks. */
function Questions({ price }: { price: number }) {
  const [town, setTown] = useState('')
  const [isOpen, setIsOpen] = useState(true)
  const [kind, setKind] = useState('a')
  const [count, setCount] = useState(0)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSend({ town, isOpen, kind })
  }
  return (
    <form onSubmit={onSubmit} action="/nl/contact">
      <p>{price} euro</p>
      <input name="town" value={town} onChange={({ target }) => setTown(target.value)} />
      <input name="open" type="checkbox" checked={isOpen} onChange={({ target }) => setIsOpen(target.checked)} />
      <select name="kind" value={kind} onChange={({ target }) => setKind(target.value)}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <button type="button" onClick={() => setCount(count + 1)}>
        pressed {count}
      </button>
      <button type="submit">Send</button>
    </form>
  )
}

let setPrice: (price: number) => void = () => {}

function Page({ Part }: { Part: ComponentType<{ price: number }> }) {
  const [price, set] = useState(1)
  setPrice = set
  return <Part price={price} />
}

/** A fetch that the test answers. */
function controlledFetch() {
  const answers: { resolve: () => void; reject: () => void }[] = []
  const fetchPart = vi.fn(
    () =>
      new Promise<typeof Questions>((resolve, reject) => {
        answers.push({ resolve: () => resolve(Questions), reject: () => reject(new Error('no network')) })
      }),
  )
  const last = () => {
    const answer = answers.at(-1)
    if (!answer) throw new Error('Nothing was fetched')
    return answer
  }
  return {
    fetchPart,
    arrives: () => act(async () => last().resolve()),
    fails: () => act(async () => last().reject()),
    /** Whatever is still asked for is answered, so that no test leaves a problem to the next. */
    answerTheRest: async () => {
      retryFailedChunks()
      for (const { resolve } of answers) resolve()
    },
  }
}

async function page() {
  const window = watchedWindow()
  const { fetchPart, arrives, fails, answerTheRest } = controlledFetch()
  const OnServer = hydrateNear(async () => Questions)
  const InBrowser = hydrateNear(fetchPart)
  let isServer = true
  const drawn = await hydratedPage(() => <Page Part={isServer ? OnServer : InBrowser} />)
  isServer = false
  const input = drawn.element<HTMLInputElement>('[name=town]')
  // The document draws it, outside React.
  const notice = document.body.appendChild(document.createElement('p'))
  notice.id = CHUNK_ERROR_ID
  notice.hidden = true
  onTestFinished(async () => {
    await answerTheRest()
    notice.remove()
  })
  return { ...drawn, ...window, fetchPart, arrives, fails, input, notice, user: userEvent.setup() }
}

afterEach(() => {
  onSend.mockReset()
})

describe('a part that is hydrated when the visitor is near', () => {
  it('is whole in the page that the server sent', async () => {
    const { html } = await page()
    expect(html).toContain('1<!-- --> euro')
    expect(html).not.toContain('hidden')
    expect(html).not.toContain('<script')
  })

  it('stays as it was served, without its code, until the visitor comes near', async () => {
    const { hydrate, comesNear, fetchPart, input, container } = await page()
    await hydrate()
    expect(fetchPart).not.toHaveBeenCalled()
    expect(container.contains(input)).toBe(true)
    await comesNear()
    expect(fetchPart).toHaveBeenCalledOnce()
    expect(container.contains(input)).toBe(true)
  })

  it('is hydrated in place: every element is still the server’s own', async () => {
    const { hydrate, comesNear, arrives, container, errors, user } = await page()
    const served = [...container.querySelectorAll('*')]
    await hydrate()
    await comesNear()
    await arrives()
    expect([...container.querySelectorAll('*')]).toEqual(served)
    expect(errors).toEqual([])
    await user.click(screen.getByRole('button', { name: 'pressed 0' }))
    expect(screen.getByRole('button', { name: 'pressed 1' })).toBeInTheDocument()
  })

  it('keeps what was typed, unchecked, chosen and focused before', async () => {
    const { hydrate, comesNear, arrives, element, input, user } = await page()
    await user.type(input, 'Gent')
    await user.click(element('[name=open]'))
    await user.selectOptions(element('select'), 'b')
    input.focus()
    await hydrate()
    await comesNear()
    await arrives()
    expect(input).toHaveFocus()
    expect(input).toHaveValue('Gent')
    expect(element('[name=open]')).not.toBeChecked()
    expect(element('select')).toHaveValue('b')
    // The component knows it too, and draws it again.
    await user.click(screen.getByRole('button', { name: 'pressed 0' }))
    expect(input).toHaveValue('Gent')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSend).toHaveBeenCalledWith({ town: 'Gent', isOpen: false, kind: 'b' })
  })

  it('carries out a press and a form that came before its code, once', async () => {
    const { hydrate, arrives, element, input, user } = await page()
    await user.type(input, '9000')
    await hydrate()
    const part = findWaitingPart(input)
    const control = element('button[type=button]')
    act(() => {
      part?.keep({ kind: 'press', control })
      part?.keep({ kind: 'press', control })
      part?.keep({ kind: 'submit', form: element('form'), submitter: null })
    })
    await arrives()
    await screen.findByRole('button', { name: 'pressed 1' })
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ town: '9000', isOpen: true, kind: 'a' })
    expect(findWaitingPart(input)).toBeUndefined()
  })

  it('asks again for code that could not be had: at the next approach, and when the network is back', async () => {
    const { hydrate, comesNear, fails, arrives, fetchPart, input, container, notice } = await page()
    await hydrate()
    await comesNear()
    await fails()
    expect(notice).toHaveProperty('hidden', true)
    await comesNear()
    expect(fetchPart).toHaveBeenCalledTimes(2)
    await fails()
    await act(async () => retryFailedChunks())
    expect(fetchPart).toHaveBeenCalledTimes(3)
    await arrives()
    expect(container.contains(input)).toBe(true)
    expect(notice).toHaveProperty('hidden', true)
  })

  it('asks again, once, for code whose fetch was ended by the return of the network', async () => {
    const { hydrate, comesNear, fails, arrives, fetchPart, input, container } = await page()
    await hydrate()
    await comesNear()
    await act(async () => retryFailedChunks())
    expect(fetchPart).toHaveBeenCalledOnce()
    await fails()
    expect(fetchPart).toHaveBeenCalledTimes(2)
    await fails()
    expect(fetchPart).toHaveBeenCalledTimes(2)
    await comesNear()
    await arrives()
    expect(container.contains(input)).toBe(true)
  })

  it('tells the visitor after a second failure, and keeps what was typed', async () => {
    const { hydrate, comesNear, fails, input, user, notice } = await page()
    await user.type(input, 'Gent')
    await hydrate()
    await comesNear()
    await fails()
    await comesNear()
    await fails()
    expect(notice).toHaveProperty('hidden', false)
    expect(input).toHaveValue('Gent')
  })

  it('tells the visitor at the first failure where something was asked of it', async () => {
    const { hydrate, fails, element, input, notice } = await page()
    await hydrate()
    act(() => findWaitingPart(input)?.keep({ kind: 'submit', form: element('form'), submitter: null }))
    await fails()
    expect(notice).toHaveProperty('hidden', false)
  })

  it('tells the visitor when its code takes long', async () => {
    const { hydrate, comesNear, arrives, notice } = await page()
    await hydrate()
    vi.useFakeTimers()
    try {
      await comesNear()
      await act(() => vi.advanceTimersByTimeAsync(7_999))
      expect(notice).toHaveProperty('hidden', true)
      await act(() => vi.advanceTimersByTimeAsync(1))
      expect(notice).toHaveProperty('hidden', false)
    } finally {
      vi.useRealTimers()
    }
    await arrives()
    expect(notice).toHaveProperty('hidden', true)
  })

  it('takes in an update that comes before its code, without losing what was typed', async () => {
    const { hydrate, arrives, fetchPart, input, user, container } = await page()
    await user.type(input, 'Gent')
    await hydrate()
    await act(async () => setPrice(2))
    expect(fetchPart).toHaveBeenCalledOnce()
    expect(container).toHaveTextContent('1 euro')
    await arrives()
    await waitFor(() => expect(container).toHaveTextContent('2 euro'))
    expect(container.contains(input)).toBe(true)
    expect(input).toHaveValue('Gent')
  })

  it('lets a transition wait for its code, and the page before stay', async () => {
    const { hydrate, arrives, container } = await page()
    await hydrate()
    await act(async () => startTransition(() => setPrice(3)))
    expect(container).toHaveTextContent('1 euro')
    await arrives()
    await waitFor(() => expect(container).toHaveTextContent('3 euro'))
  })
})

describe('on a later page of the visit', () => {
  it('a part whose code cannot be had makes the browser load the page itself', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
    const { fetchPart, fails, answerTheRest } = controlledFetch()
    onTestFinished(answerTheRest)
    const Part = hydrateNear(fetchPart)
    const { hydrate } = await hydratedPage(() => <p>first page</p>)
    await hydrate()
    notePageComing(true)
    onTestFinished(() => notePageComing(false))
    await act(async () => renderInSite(<Part price={5} />))
    await fails()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('and leaves that to who knows whether there is anybody to load it from', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
    const way = vi.fn()
    setWholeLoad(way)
    onTestFinished(() => setWholeLoad((load) => load()))
    const { fetchPart, fails, answerTheRest } = controlledFetch()
    onTestFinished(answerTheRest)
    const Part = hydrateNear(fetchPart)
    const { hydrate } = await hydratedPage(() => <p>first page</p>)
    await hydrate()
    notePageComing(true)
    onTestFinished(() => notePageComing(false))
    await act(async () => renderInSite(<Part price={5} />))
    await fails()
    expect(way).toHaveBeenCalledOnce()
    expect(reload).not.toHaveBeenCalled()
  })

  it('a part is there with its page, and no page is shown without it', async () => {
    const { fetchPart, arrives } = controlledFetch()
    const Part = hydrateNear(fetchPart)
    let open: () => void = () => {}
    function Pages() {
      const [isSecond, setSecond] = useState(false)
      open = () => startTransition(() => setSecond(true))
      return isSecond ? <Part price={5} /> : <p>first page</p>
    }
    const { hydrate, container } = await hydratedPage(() => <Pages />)
    await hydrate()
    await act(async () => open())
    expect(container).toHaveTextContent('first page')
    await arrives()
    expect(container).toHaveTextContent('5 euro')
    expect(container).not.toHaveTextContent('first page')
  })

  it('a part that comes into a page that is shown leaves what is around it', async () => {
    const { fetchPart, arrives } = controlledFetch()
    const Part = hydrateNear(fetchPart)
    let open: () => void = () => {}
    function LatePage() {
      const [hasPart, setHasPart] = useState(false)
      open = () => setHasPart(true)
      return (
        <PageIsShownContext value={{ current: true }}>
          <p>around it</p>
          {hasPart && <Part price={5} />}
        </PageIsShownContext>
      )
    }
    const { hydrate, element, container } = await hydratedPage(() => <LatePage />)
    await hydrate()
    await act(async () => open())
    expect(element('p')).toHaveTextContent('around it')
    expect(element('p')).toBeVisible()
    await arrives()
    expect(container).toHaveTextContent('around it5 euro')
  })
})
