import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useStepInView } from '@/features/configurator/stage/use-step-in-view'

const STEPS = ['equipment', 'services', 'summary'] as const
type Step = (typeof STEPS)[number]
/** Where the steps begin and how high they are, in px; the services are short. */
const HEIGHT: Readonly<Record<Step, number>> = { equipment: 2_800, services: 200, summary: 4_000 }
const GAP = 50
const WINDOW = 800
const HEADER = 64

type Callback = (entries: readonly Partial<IntersectionObserverEntry>[]) => void
let observers: { readonly callback: Callback; readonly isOfMiddle: boolean; readonly told: Map<Step, number> }[]
let scrolled = 0

function boxOf(step: Step): DOMRect {
  const before = STEPS.slice(0, STEPS.indexOf(step)).reduce((sum, name) => sum + HEIGHT[name] + GAP, 0)
  return new DOMRect(0, 128 + before - scrolled, 100, HEIGHT[step])
}

/** As a browser does: a step is told of when it comes to an edge that is watched, or leaves it. */
function scrollTo(top: number) {
  scrolled = top
  for (const { callback, isOfMiddle, told } of observers) {
    const [from, to] = isOfMiddle ? [0.5 * WINDOW, 0.51 * WINDOW] : [HEADER, WINDOW]
    const entries = STEPS.flatMap((step) => {
      const box = boxOf(step)
      const intersectionRatio = Math.max(0, Math.min(box.bottom, to) - Math.max(box.top, from)) / box.height
      const isIntersecting = box.bottom >= from && box.top <= to
      const level = isIntersecting ? (isOfMiddle || intersectionRatio < 0.95 ? 1 : 2) : 0
      if (told.get(step) === level) return []
      told.set(step, level)
      const target = document.querySelector(`[data-step=${step}]`) as Element
      return [{ target, isIntersecting, intersectionRatio }]
    })
    if (entries.length > 0) act(() => callback(entries))
  }
}

beforeEach(() => {
  observers = []
  scrolled = 0
  vi.stubGlobal('innerHeight', WINDOW)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return boxOf(this.dataset.step as Step)
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly callback: Callback
      constructor(callback: Callback, { rootMargin }: { readonly rootMargin: string }) {
        this.callback = callback
        observers.push({ callback, isOfMiddle: rootMargin.startsWith('-50%'), told: new Map() })
      }
      observe() {}
      disconnect() {
        observers = observers.filter(({ callback }) => callback !== this.callback)
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Steps() {
  return (
    <>
      <output>{useStepInView(STEPS)}</output>
      {STEPS.map((step) => (
        <div key={step} data-step={step} />
      ))}
    </>
  )
}
const shown = () => screen.getByRole('status').textContent
const SERVICES = HEIGHT.equipment + GAP
const SUMMARY = SERVICES + HEIGHT.services + GAP

describe('the step in view', () => {
  it('is the first, before and after the page is measured at its top', () => {
    render(<Steps />)
    expect(shown()).toBe('equipment')
    scrollTo(0)
    expect(shown()).toBe('equipment')
  })

  it.each([
    ['a short one, though the next begins above the middle too', SERVICES, 'services'],
    ['the last', SUMMARY, 'summary'],
    ['the end of the page', SUMMARY + 3_000, 'summary'],
    ['the middle of a long one', 1_400, 'equipment'],
    ['the gap between two steps at the middle: the one above it', SERVICES - 300, 'equipment'],
  ])('where a jump ends at %s', (_, top, step) => {
    render(<Steps />)
    scrollTo(0)
    scrollTo(top)
    expect(shown()).toBe(step)
    scrollTo(0)
    expect(shown()).toBe('equipment')
  })

  it('changes at the middle of the window, and of a short step under the header, down and up again', () => {
    render(<Steps />)
    const seen = (from: number, to: number, by: number) => {
      const steps: [number, string | null][] = []
      for (let top = from; by > 0 ? top <= to : top >= to; top += by) {
        scrollTo(top)
        if (steps.at(-1)?.[1] !== shown()) steps.push([top, shown()])
      }
      return steps
    }
    expect(seen(0, SUMMARY + 500, 1)).toEqual([
      [0, 'equipment'],
      [128 + SERVICES - 0.51 * WINDOW, 'services'],
      [128 + SERVICES - HEADER + 0.05 * HEIGHT.services + 1, 'summary'],
    ])
    expect(seen(SUMMARY + 500, 0, -1)).toEqual([
      [SUMMARY + 500, 'summary'],
      [128 + SERVICES - HEADER + 0.05 * HEIGHT.services, 'services'],
      [128 + SERVICES - 0.51 * WINDOW - 1, 'equipment'],
    ])
  })

  it('is watched no longer than the page is there', () => {
    const { unmount } = render(<Steps />)
    expect(observers).toHaveLength(2)
    unmount()
    expect(observers).toHaveLength(0)
  })
})
