import { act } from '@testing-library/react'
import { onServer } from '@tests/server-markup'
import { type SiteInTest, siteAround } from '@tests/site-around'
import { type ReactNode, StrictMode, Suspense } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'

/** The window of a test: what is watched comes near when the test says so. */
export function watchedWindow() {
  const observers = new Set<IntersectionObserverCallback>()
  class Observer {
    readonly disconnect: () => void
    observe = vi.fn()
    unobserve = vi.fn()
    // Links watch the window too, at another distance.
    constructor(callback: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit = {}) {
      if (rootMargin?.startsWith('50%')) observers.add(callback)
      this.disconnect = () => observers.delete(callback)
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    comesNear: () =>
      act(async () => {
        for (const callback of [...observers]) {
          callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver)
        }
      }),
  }
}

/** A page as the server sent it, then hydrated: `page` is called for each, since both have code of their own. */
export async function hydratedPage(page: () => ReactNode, options: SiteInTest = {}) {
  const { around, ...site } = siteAround({ flags: {}, ...options })
  const whole = (ui: ReactNode) => around(<Suspense fallback={<p>waiting</p>}>{ui}</Suspense>)
  const html = await onServer(whole(page()))
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html
  const errors: unknown[] = []
  let root: Root | undefined
  onTestFinished(() => {
    act(() => root?.unmount())
    container.remove()
  })
  return {
    ...site,
    container,
    html,
    /** What React could not hydrate. */
    errors,
    /** What a visitor has done until then stays. */
    hydrate: () =>
      act(async () => {
        root = hydrateRoot(container, whole(<StrictMode>{page()}</StrictMode>), {
          onRecoverableError: (error) => errors.push(error),
        })
      }),
    element: <E extends HTMLElement = HTMLElement>(selector: string): E => {
      const found = container.querySelector<E>(selector)
      if (!found) throw new Error(`There is no ${selector} in the page`)
      return found
    },
  }
}
