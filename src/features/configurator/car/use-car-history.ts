import { useRouter } from 'next/compat/router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { replaceAddress } from '@/routing/replace-address'
import { historyEntry } from '@/routing/scroll-positions'

/** A step beyond the end of the history fires no event, and must not block the next one. */
const STEP_TIMEOUT_MS = 1_000
/** Fetches no page and does not scroll. The URLs have their language already, so Next must not add it (`locale`). */
const SAME_PAGE = { shallow: true, scroll: false, locale: false } as const

type Router = NonNullable<ReturnType<typeof useRouter>>

/**
 * The browser's history, with one entry for each car. Steps are queued, because a browser that gets two steps at once takes only
 * one.
 */
export function useCarHistory() {
  const router = useRouter()
  const [moves, setMoves] = useState(0)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  /** Next's key of each entry. The id does not identify an entry, because two entries can have the same car. */
  const keys = useRef<string[]>([])
  const isLeaving = useIsLeavingPage(router)

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
        // Next renders the whole app for it: the frame with price and picture comes first.
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
        if (isLeaving.current) return replaceAddress(address)
        const isFirst = place === 1
        // Otherwise Back to the first car would fetch its page again.
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

  /** Index of the current entry, if this page has made it. */
  const currentPlace = useCallback(() => {
    const place = keys.current.indexOf(historyEntry())
    return place < 0 ? undefined : place
  }, [])

  return { push, go, isMoving: moves > 0, placeNow: currentPlace }
}

/** True while another page is loading. */
function useIsLeavingPage(router: Router | null) {
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

/** Marks the entry as shallow, and removes its hash: Back to it would scroll to that step. */
async function stayWithoutHash(router: Router): Promise<void> {
  const { pathname, search } = location
  await router.replace(`${pathname}${search}`, undefined, SAME_PAGE)
}

/** Keeps the scroll position: a browser would restore that of the moment when the entry was left. */
function step({ events }: Router, offset: number): Promise<void> {
  const { scrollX, scrollY } = window
  return new Promise((resolve) => {
    const timer = setTimeout(end, STEP_TIMEOUT_MS)
    const stepped = () => {
      clearTimeout(timer)
      requestAnimationFrame(() => scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' }))
    }
    addEventListener('popstate', stepped, { once: true })
    for (const done of STEP_END_EVENTS) events.on(done, end)
    history.go(offset)

    function end() {
      removeEventListener('popstate', stepped)
      for (const done of STEP_END_EVENTS) events.off(done, end)
      resolve()
    }
  })
}

/** A step has ended when Next has processed the new URL. */
const STEP_END_EVENTS = ['routeChangeComplete', 'routeChangeError', 'hashChangeComplete'] as const
