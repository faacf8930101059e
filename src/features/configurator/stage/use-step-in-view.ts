import { useEffect, useState } from 'react'
import type { Step } from '../choosing/steps'

const MIDDLE: IntersectionObserverInit = { rootMargin: '-50% 0px -49% 0px' }
/** A fraction of a pixel may always be cut. */
const WHOLE = 0.95
/** Also told: what enters and leaves the window, as a jump from one gap between two steps to another passes no middle. */
const BELOW_HEADER: IntersectionObserverInit = { rootMargin: '-64px 0px 0px 0px', threshold: [0, WHOLE] }

/**
 * The step that is read: the last that has begun above the middle of the window. But a short one that was jumped to stands whole
 * above the beginning of the next: it is the one that is read, until the header takes some of it.
 */
export function useStepInView(steps: readonly Step[]): Step | undefined {
  const [inView, setInView] = useState(steps[0])
  const names = steps.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: other steps have other elements to observe
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    // The wrapper of a step keeps its element when the step is hydrated.
    const places = [...document.querySelectorAll<HTMLElement>('[data-step]')]
    const atMiddle = new Set<Element>()
    const whole = new Set<Element>()
    function look() {
      // The browser tells nothing of a step that a jump takes from below the middle to above it.
      const hasBegun = (place: Element) => atMiddle.has(place) || place.getBoundingClientRect().top < innerHeight / 2
      const begun = places.filter(hasBegun)
      const read = begun.find((place) => whole.has(place)) ?? begun.at(-1) ?? places[0]
      setInView(read?.dataset.step as Step | undefined)
    }
    const watch = (
      those: Set<Element>,
      belongs: (entry: IntersectionObserverEntry) => boolean,
      options: IntersectionObserverInit,
    ) => {
      const observer = new IntersectionObserver((entries) => {
        for (const entry of entries) {
          if (belongs(entry)) those.add(entry.target)
          else those.delete(entry.target)
        }
        look()
      }, options)
      for (const place of places) observer.observe(place)
      return () => observer.disconnect()
    }
    const unwatch = [
      watch(atMiddle, ({ isIntersecting }) => isIntersecting, MIDDLE),
      watch(whole, ({ intersectionRatio }) => intersectionRatio >= WHOLE, BELOW_HEADER),
    ]
    return () => {
      for (const end of unwatch) end()
    }
  }, [names])
  return inView
}
