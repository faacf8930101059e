import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberScrollPosition, scrollPositions } from '@/routing/scroll-positions'
import { restoreScroll } from '@/shell/scroll-restoration.late'

const listeners = new Map<string, Set<() => void>>()
interface Popped {
  readonly options: { shallow?: boolean }
}
let beforePopState: (state: Popped) => void = () => {}
const router = {
  beforePopState: (call: typeof beforePopState) => {
    beforePopState = call
  },
  events: {
    on: (name: string, call: () => void) => void listeners.set(name, (listeners.get(name) ?? new Set()).add(call)),
    off: (name: string, call: () => void) => void listeners.get(name)?.delete(call),
  },
}

let stop = () => {}
const start = () => {
  stop = restoreScroll(router as never)
}

/** How far down the page can be scrolled now. */
let lowest = 5_000
let y = 0
const growing = new Set<() => void>()

beforeEach(() => {
  scrollPositions.clear()
  lowest = 5_000
  y = 0
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y)
  vi.spyOn(window, 'scrollTo').mockImplementation((to) => scroll(Number((to as ScrollToOptions).top)))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(readonly call: () => void) {}
      observe() {
        growing.add(this.call)
      }
      disconnect() {
        growing.delete(this.call)
      }
    },
  )
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  growing.clear()
})

function scroll(to: number) {
  y = Math.min(to, lowest)
  window.dispatchEvent(new Event('scroll'))
}
const enter = (key: string) => window.history.replaceState({ key }, '')
const complete = () =>
  act(() => {
    for (const call of listeners.get('routeChangeComplete') ?? []) call()
  })
const goBackTo = (key: string) => {
  enter(key)
  beforePopState({ options: {} })
}

/** Down a list, then on to a car, which begins at its top. */
function fromListToCar() {
  start()
  enter('list')
  scroll(3_000)
  enter('car')
  scroll(0)
  complete()
}

describe('going back', () => {
  it('a page that was scrolled before there was code is one to go back to', () => {
    enter('list')
    y = 3_000
    start()
    enter('car')
    scroll(0)
    goBackTo('list')
    complete()
    expect(y).toBe(3_000)
  })

  it('a page that was left before there was this code is one to go back to', () => {
    enter('list')
    y = 3_000
    rememberScrollPosition()
    enter('car')
    start()
    scroll(0)
    goBackTo('list')
    rememberScrollPosition()
    complete()
    expect(y).toBe(3_000)
  })

  it('returns to where the visitor was', () => {
    fromListToCar()
    goBackTo('list')
    complete()
    expect(y).toBe(3_000)
  })

  it('has what is laid out near the window alone laid out whole, until a frame has shown it', async () => {
    const { documentElement } = document
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // Of the test before.
    for (let past = 0; past < 3; past += 1) await frame()
    fromListToCar()
    expect(documentElement).not.toHaveAttribute('data-returning')
    goBackTo('list')
    expect(documentElement).toHaveAttribute('data-returning')
    complete()
    expect(y).toBe(3_000)
    expect(documentElement).toHaveAttribute('data-returning')
    for (let past = 0; past < 3; past += 1) await frame()
    expect(documentElement).not.toHaveAttribute('data-returning')
  })

  it('keeps the page of before where it is until then', () => {
    fromListToCar()
    goBackTo('list')
    expect(document.documentElement.style.scrollBehavior).toBe('auto')
    scroll(3_000)
    expect(y).toBe(0)
    complete()
    expect(y).toBe(3_000)
    expect(document.documentElement.style.scrollBehavior).toBe('')
  })

  it('waits until the page is long enough, and is not led astray by what the browser tries before', () => {
    fromListToCar()
    goBackTo('list')
    lowest = 200
    scroll(3_000)
    complete()
    expect(y).toBe(200)
    lowest = 5_000
    for (const call of growing) call()
    expect(y).toBe(3_000)
  })

  it('leaves alone who scrolls meanwhile', () => {
    fromListToCar()
    goBackTo('list')
    lowest = 200
    complete()
    window.dispatchEvent(new Event('wheel'))
    lowest = 5_000
    scroll(100)
    for (const call of growing) call()
    expect(y).toBeLessThan(3_000)
  })

  it('to a page that nobody has seen in this visit moves nothing', () => {
    fromListToCar()
    scroll(40)
    goBackTo('unknown')
    complete()
    expect(y).toBe(40)
  })
})

describe('whoever goes back to a page that was opened with a query, which Next takes for a change of the page of before,', () => {
  const goTo = (path: string) => window.history.replaceState({ key: path }, '', path)
  const isShallow = (path: string) => {
    goTo(path)
    const state: Popped = { options: { shallow: true } }
    beforePopState(state)
    return state.options.shallow
  }
  const visit = (path: string) => {
    goTo(path)
    complete()
  }

  it('finds the page of its address: from a car to the list, from a configuration to the model of a campaign', () => {
    start()
    visit('/fr/stock/born/B1234567?terms=x')
    expect(isShallow('/fr/stock?fuel_type=HYBRID')).toBe(false)
    visit('/fr/configurateur/conf/a')
    expect(isShallow('/fr/modeles/born?utm_source=mail')).toBe(false)
    visit('/nl/stock?fuel_type=HYBRID')
    expect(isShallow('/fr/stock?fuel_type=HYBRID')).toBe(false)
  })

  it('fetches nothing anew where it is a change of the same page: another query, another step of a configuration', () => {
    start()
    visit('/fr/modeles-v2?fuel=HYBRID')
    expect(isShallow('/fr/modeles-v2')).toBe(true)
    visit('/fr/configurateur/conf/a')
    expect(isShallow('/fr/configurateur/conf/b')).toBe(true)
  })
})
