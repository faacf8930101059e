import { useRouter } from 'next/router'
import { useEffect, useEffectEvent } from 'react'
import { lazyCode } from '@/late/lazy-code'
import { queueTask } from '@/late/task-queue'

const scrollRestoration = lazyCode(() => import('./scroll-restoration.late').then((module) => module.restoreScroll))

/** Loaded right after hydration, not when idle: the visitor may go back soon, or another page may already be loading. */
export function useScrollRestoration(): void {
  const router = useRouter()
  const start = useEffectEvent((begin: (to: typeof router) => () => void) => begin(router))
  useEffect(() => {
    let isGone = false
    let stop = () => {}
    queueTask(scrollRestoration.fetch)
    scrollRestoration.ready.then((begin) => {
      if (!isGone) stop = start(begin)
    })
    return () => {
      isGone = true
      stop()
    }
  }, [])
}
