import { useEffect, useEffectEvent, useRef, useState } from 'react'

interface LiveViewOptions<View> {
  readonly open: boolean
  /** What is shown: another one is another view to be built. */
  readonly viewKey: string
  /** Puts the view into the element; undefined where it cannot be shown. */
  readonly start: (host: HTMLElement) => Promise<View | undefined>
  readonly onFailed: () => void
}

/** The life of what is drawn live: started when it is opened or shows something else, gone when it is closed. */
export function useLiveView<View extends { readonly dispose: () => void }>(options: LiveViewOptions<View>) {
  const { open, viewKey } = options
  const host = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<View>()
  const fail = useEffectEvent(options.onFailed)
  const start = useEffectEvent(async (isGone: () => boolean): Promise<void> => {
    const started = host.current ? await options.start(host.current) : undefined
    if (isGone()) started?.dispose()
    else if (started) setView(started)
    else fail()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` says what is built.
  useEffect(() => {
    if (!open) return
    let gone = false
    start(() => gone).catch(() => {
      if (!gone) fail()
    })
    return () => {
      gone = true
      setView(undefined)
    }
  }, [open, viewKey])

  useEffect(() => () => view?.dispose(), [view])

  return { host, view }
}
