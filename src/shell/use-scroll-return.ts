import { useRouter } from 'next/router'
import { useEffect, useEffectEvent } from 'react'
import { inTurn } from '@/late/in-turn'
import { lazyCode } from '@/late/lazy-code'

const scrollReturn = lazyCode(() => import('./scroll-return.late').then((module) => module.startScrollReturn))

/** Whoever goes back soon after the page has come must find it too: no idle moment is waited for, and no page that is on its way. */
export function useScrollReturn(): void {
  const router = useRouter()
  const start = useEffectEvent((begin: (to: typeof router) => () => void) => begin(router))
  useEffect(() => {
    let isGone = false
    let stop = () => {}
    inTurn(scrollReturn.fetch)
    scrollReturn.ready.then((begin) => {
      if (!isGone) stop = start(begin)
    })
    return () => {
      isGone = true
      stop()
    }
  }, [])
}
