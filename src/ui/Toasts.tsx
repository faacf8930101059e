import { type ComponentType, useEffect, useState } from 'react'
import type { ToastRegionProps } from './ToastRegion'
import { listenToToasts, type ToastMessage } from './toast'

type ToastsProps = Omit<ToastRegionProps, 'messages'>

/** Where toasts appear; once in the site. What draws them is fetched with the first one. */
export function Toasts(props: ToastsProps) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([])
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps>>()

  useEffect(() => listenToToasts((message) => setMessages((previous) => [...previous, message])), [])

  const isNeeded = messages.length > 0
  useEffect(() => {
    if (!isNeeded) return
    let isGone = false
    import('./ToastRegion').then(
      ({ ToastRegion }) => {
        if (!isGone) setRegion(() => ToastRegion)
      },
      // Offline: what was said in passing is lost, the page is not.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [isNeeded])

  return Region ? <Region {...props} messages={messages} /> : null
}
