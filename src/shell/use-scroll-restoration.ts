import { useRouter } from 'next/router'
import { useEffect, useEffectEvent } from 'react'
import { lazyCode } from '@/late/lazy-code'
import { queueTask } from '@/late/task-queue'

const scrollRestoration = lazyCode(() => import('./scroll-restoration.late').then((module) => module.restoreScroll))

/** Whoever goes back soon after the page has come must find it too: no idle moment is waited for, and no page that is on its way. */
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
