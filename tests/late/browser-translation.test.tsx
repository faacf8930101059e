import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { followTranslator, holdServerText } from '@/late/browser-translation'

beforeEach(() => followTranslator())

/** What a translator does to a text: Chrome and Edge write <font>, others another text. */
const WAYS: readonly (readonly [string, (text: Text) => void])[] = [
  ['puts a font in its place', (text) => text.replaceWith(fontOf(text))],
  [
    'writes a font before it and takes it out',
    (text) => {
      text.before(fontOf(text))
      text.remove()
    },
  ],
  [
    'writes a font behind it and takes it out',
    (text) => {
      text.after(fontOf(text))
      text.remove()
    },
  ],
  ['puts another text in its place', (text) => text.replaceWith(document.createTextNode(`†${text.data}`))],
]

function fontOf({ data }: Text): Element {
  const font = document.createElement('font')
  font.append(document.createElement('font'))
  font.firstElementChild?.append(`†${data}`)
  return font
}

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  return texts.filter(({ data }) => data.trim() !== '')
}

/** The observer hears of a change when the script that made it is over. */
const heard = () => act(async () => {})

async function translate(root: Element, way = WAYS[0]) {
  for (const text of textsIn(root)) way?.[1](text)
  await heard()
}

let set: (cars: number) => void = () => {}

function Count() {
  const [cars, setCars] = useState(3)
  set = setCars
  return (
    <p data-testid="count">
      {cars === 0 ? 'nothing' : <b>found</b>} {cars} cars{cars > 3 && ' and more'}
    </p>
  )
}

describe.each(WAYS)('a translator that %s', (...way) => {
  it('leaves what React writes, adds and takes away to be seen', async () => {
    render(<Count />)
    const shown = screen.getByTestId('count')
    await translate(shown, way)
    expect(shown.textContent).toBe('†found †3† cars')
    for (const [cars, words] of [
      [4, 'found 4 cars and more'],
      [0, 'nothing 0 cars'],
      [7, 'found 7 cars and more'],
      [2, 'found 2 cars'],
    ] as const) {
      act(() => set(cars))
      await heard()
      expect(shown.textContent?.replaceAll('†', '')).toBe(words)
      await translate(shown, way)
      expect(shown.textContent?.replaceAll('†', '')).toBe(words)
    }
  })
})

/** A page of the server, as a translator finds it. */
function serverPage() {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Count />)
  onTestFinished(() => container.remove())
  return container
}

const shownIn = (element: Element) => element.textContent ?? ''

describe('a translation', () => {
  it('that is taken back leaves the text as it was, and one into another language takes its place', async () => {
    const page = serverPage()
    const [text] = textsIn(page).slice(-1)
    if (!text) throw new Error('There is no text')
    const first = fontOf(text)
    text.replaceWith(first)
    await heard()
    first.replaceWith(text)
    await heard()
    expect(shownIn(page)).toBe('found 3 cars')

    const again = fontOf(text)
    text.replaceWith(again)
    await heard()
    again.replaceWith(fontOf(new Text(' wagens')))
    await heard()
    // The translator finds the text again, and translates it.
    expect(shownIn(page)).toBe('found 3 cars')
  })

  it('made before there was code is known by what was written down of it', async () => {
    const page = serverPage()
    const early: MutationRecord[] = []
    const watch = new MutationObserver((changes) => early.push(...changes))
    watch.observe(page, { childList: true, subtree: true })
    const [text] = textsIn(page)
    text?.replaceWith(fontOf(text))
    await heard()
    watch.disconnect()
    onTestFinished(followTranslator(early))
    expect(text?.isConnected).toBe(true)
    expect(shownIn(page)).toBe('†found 3 cars')
  })

  it('that comes back at once, whatever is undone, has its way in the end: the page does not stop', async () => {
    const page = serverPage()
    const watch = new MutationObserver(() => {
      for (const text of textsIn(page)) if (!text.data.startsWith('†')) text.replaceWith(fontOf(text))
    })
    watch.observe(page, { childList: true, characterData: true, subtree: true })
    onTestFinished(() => watch.disconnect())
    const leave = holdServerText(page)
    await translate(page)
    await heard()
    expect(shownIn(page)).toContain('†found')
    leave()
  })

  it('that React could not hydrate makes no noise; any other error does', async () => {
    await translate(serverPage())
    const isQuiet = (message: string) => !window.dispatchEvent(new ErrorEvent('error', { message, cancelable: true }))
    expect(isQuiet('Uncaught Error: Minified React error #418; visit https://react.dev/errors/418')).toBe(true)
    expect(isQuiet('Uncaught Error: Minified React error #419; visit https://react.dev/errors/419')).toBe(false)
    expect(isQuiet('Uncaught TypeError: x is undefined')).toBe(false)
  })

  it('is left alone after ten seconds, should React never say that it has hydrated', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const page = serverPage()
    holdServerText(page)
    vi.advanceTimersByTime(9_999)
    await translate(page)
    expect(shownIn(page)).toBe('found 3 cars')
    vi.advanceTimersByTime(1)
    await translate(page)
    expect(shownIn(page)).toContain('†found')
  })

  it('is asked to leave alone what React hydrates, and told when it may begin', () => {
    const page = serverPage()
    const leaveAll = holdServerText(document.body, 'the page')
    const leaveAnother = holdServerText(document.body, 'a boundary')
    const leavePart = holdServerText(page)
    const asked = () => [document.body, page].map((element) => element.getAttribute('translate'))
    expect(asked()).toEqual(['no', 'no'])
    leavePart()
    leaveAll()
    expect(asked()).toEqual(['no', null])
    leaveAnother()
    expect(asked()).toEqual([null, null])
  })

  it('is free when React has hydrated what it had begun several times', async () => {
    const page = serverPage()
    holdServerText(page, 'a boundary')
    holdServerText(page, 'a boundary')
    const leave = holdServerText(page, 'a boundary')
    leave()
    await translate(page)
    expect(shownIn(page)).toContain('†found')
  })

  it('is undone while React hydrates, which finds the words of the server; then the translator is free', async () => {
    const page = serverPage()
    await translate(page)
    expect(shownIn(page)).toContain('†found')
    const leave = holdServerText(page)
    expect(shownIn(page)).toBe('found 3 cars')
    await translate(page)
    expect(shownIn(page)).toBe('found 3 cars')
    const errors: unknown[] = []
    const root = await act(async () =>
      hydrateRoot(page, <Count />, { onRecoverableError: (error) => errors.push(error) }),
    )
    onTestFinished(() => act(() => root.unmount()))
    leave()
    expect(errors).toEqual([])
    await translate(page)
    expect(shownIn(page)).toContain('†found')
    act(() => set(8))
    await heard()
    expect(shownIn(page).replaceAll('†', '')).toBe('found 8 cars and more')
  })
})
