import { afterEach, expect, it, vi } from 'vitest'
import { watchVariants } from '@/field/watch-variants'

/** What is in the middle of the window, as the browser says it. */
let comeInSight: (element: Element | null) => void
vi.stubGlobal(
  'IntersectionObserver',
  class {
    readonly #observed = new Set<Element>()
    constructor(heard: (entries: readonly unknown[]) => void) {
      comeInSight = (target) => {
        if (target && this.#observed.has(target)) heard([{ isIntersecting: true, target }])
      }
    }
    observe(element: Element) {
      this.#observed.add(element)
    }
    unobserve(element: Element) {
      this.#observed.delete(element)
    }
  },
)

function leave() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  dispatchEvent(new Event('pagehide'))
}

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

it('a variant that came into sight, and one whose link was pressed, are told once, when the page is left', () => {
  document.body.innerHTML = `
    <div id="a" data-one-of="pages/co2/s1" data-nth="1"><a href="#x"><b>Plus</b></a><p>Texte</p></div>
    <div id="b" hidden data-one-of="pages/co2/s1" data-nth="2"></div>
    <a id="other" href="#x">Ailleurs</a>`
  const told: unknown[] = []
  const look = watchVariants((news) => told.push(news))
  look()
  comeInSight(document.querySelector('#a'))
  comeInSight(document.querySelector('#b'))
  for (const pressed of ['p', '#other', 'b', 'b']) document.querySelector<HTMLElement>(pressed)?.click()
  expect(told).toEqual([])
  leave()
  const first = { of: 'pages/co2/s1', nth: 1 }
  expect(told).toEqual([
    [
      { ...first, did: 'seen' },
      { ...first, did: 'pressed' },
    ],
  ])
  look()
  comeInSight(document.querySelector('#a'))
  leave()
  expect(told).toHaveLength(1)
})
