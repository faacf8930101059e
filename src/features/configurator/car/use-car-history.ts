import { useRouter } from 'next/compat/router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { replaceAddress } from '@/routing/replace-address'
import { historyEntry } from '@/routing/scroll-positions'

/** Milliseconds. A step that the browser does not take (it is at an end) must not hold up the next one. */
const STEP_TAKES_AT_MOST = 1_000
/** No page is fetched, nothing scrolls. The addresses are whole: Next adds no language. */
const SAME_PAGE = { shallow: true, scroll: false, locale: false } as const

type Router = NonNullable<ReturnType<typeof useRouter>>

/**
 * The browser's history, one entry for each car. Steps are taken one after the other: a browser that is asked for two
 * steps at once takes one.
 */
export function useCarHistory() {
  const router = useRouter()
  const [moves, setMoves] = useState(0)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  /** Next's own key of each entry, by the entry's place: two entries can hold the same car. */
  const keys = useRef<string[]>([])
  const isLeaving = useLeaving(router)

  const enqueue = useCallback(
    (move: (router: Router) => Promise<unknown>) => {
      if (!router) return
      setMoves((count) => count + 1)
      last.current = last.current
        .then(() => move(router))
        .catch(() => undefined)
        .finally(() => setMoves((count) => count - 1))
    },
    [router],
  )

  const push = useCallback(
    (address: string, place: number) =>
      enqueue(async (nextRouter) => {
        if (isLeaving.current) return replaceAddress(address)
        const isFirst = place === 1
        // Without this, the way back to the first car would fetch its page again.
        if (isFirst || location.hash) await stayWithoutHash(nextRouter)
        if (isFirst) keys.current[0] = historyEntry()
        await nextRouter.push(address, undefined, SAME_PAGE)
        keys.current.length = place
        keys.current[place] = historyEntry()
      }),
    [enqueue, isLeaving],
  )

  const go = useCallback(
    (offset: number) =>
      enqueue(async (nextRouter) => {
        if (location.hash) await stayWithoutHash(nextRouter)
        await step(nextRouter, offset)
      }),
    [enqueue],
  )

  /** The place of the entry that is in the address, if it was reached here. */
  const placeNow = useCallback(() => {
    const place = keys.current.indexOf(historyEntry())
    return place < 0 ? undefined : place
  }, [])

  return { push, go, isMoving: moves > 0, placeNow }
}

/** Whether the visitor is on the way to another page, whose code or data is being fetched. */
function useLeaving(router: Router | null) {
  const isLeaving = useRef(false)
  useEffect(() => {
    const onStart = (_: string, { shallow }: { shallow: boolean }) => {
      isLeaving.current = !shallow
    }
    const onEnd = () => {
      isLeaving.current = false
    }
    router?.events.on('routeChangeStart', onStart)
    router?.events.on('routeChangeComplete', onEnd)
    router?.events.on('routeChangeError', onEnd)
    return () => {
      router?.events.off('routeChangeStart', onStart)
      router?.events.off('routeChangeComplete', onEnd)
      router?.events.off('routeChangeError', onEnd)
    }
  }, [router])
  return isLeaving
}

/** Marks the entry as a part of this page, and takes its step away: the way back to it would scroll there. */
async function stayWithoutHash(router: Router): Promise<void> {
  const { pathname, search } = location
  await router.replace(`${pathname}${search}`, undefined, SAME_PAGE)
}

/** The page stays where it is: a browser would scroll to where the visitor was when the entry was left. */
function step({ events }: Router, offset: number): Promise<void> {
  const { scrollX, scrollY } = window
  return new Promise((resolve) => {
    const timer = setTimeout(end, STEP_TAKES_AT_MOST)
    const stepped = () => {
      clearTimeout(timer)
      requestAnimationFrame(() => scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' }))
    }
    addEventListener('popstate', stepped, { once: true })
    for (const done of DONE) events.on(done, end)
    history.go(offset)

    function end() {
      removeEventListener('popstate', stepped)
      for (const done of DONE) events.off(done, end)
      resolve()
    }
  })
}

/** Next has the new address: only then does it tell it to the page. */
const DONE = ['routeChangeComplete', 'routeChangeError', 'hashChangeComplete'] as const
