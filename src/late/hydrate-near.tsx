import { type ComponentType, Suspense, use, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useFromServer } from '@/ui/use-hydrated'
import { Hydrated } from './Hydrated'
import { type LazyCode, partCode, useCode } from './lazy-code'
import { ServerCopy } from './ServerCopy'
import { SuspendWithPage } from './SuspendWithPage'
import { WaitingPart } from './waiting-part'

/** The code is fetched when the part is less than half a window away, so that it is there before the part is seen. */
const NEAR = '50% 0px'

/**
 * A part below the first screen that answers to the visitor. On the page that the server sent it is HTML until the
 * visitor comes near or uses it; then its code is fetched and it is hydrated in place, so that focus, scroll positions,
 * what is typed and what is opened stay. On a later page of the visit it is drawn with that page
 * (docs/decisions/0025-interactive-late-parts.md).
 */
export function hydrateNear<P extends object>(fetchPart: () => Promise<ComponentType<P>>): ComponentType<P> {
  const code = partCode(fetchPart)
  return process.env.PLAIN_BUILD
    ? (props) => <Drawn code={code} props={props} />
    : (props) => <Part code={code} props={props} />
}

interface PartProps<P> {
  readonly code: LazyCode<ComponentType<P>>
  readonly props: P
}

function Part<P extends object>(partProps: PartProps<P>) {
  const isFromServer = useFromServer()
  if (isFromServer) return <FromServer {...partProps} />
  return (
    <SuspendWithPage>
      <Drawn {...partProps} />
    </SuspendWithPage>
  )
}

function Drawn<P extends object>({ code, props }: PartProps<P>) {
  const Content = useCode(code)
  return <Content {...props} />
}

/**
 * A boundary that is not hydrated yet shows its fallback when an update reaches it at once. So updates come as deferred
 * ones, which wait for the code, and the element of the boundary stays the same as long as they do.
 */
function FromServer<P extends object>({ code, props }: PartProps<P>) {
  const host = useRef<HTMLDivElement>(null)
  const [part] = useState(() => new WaitingPart(code))
  const [isHydrated, setIsHydrated] = useState(false)
  const current = useSameWhileEqual(props)
  const deferred = useDeferredValue(current)
  const shown = isHydrated ? current : deferred
  useEffect(() => {
    if (!host.current || isHydrated) return
    const leave = part.enter(host.current)
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && part.fetchCode(), {
      rootMargin: NEAR,
    })
    observer.observe(host.current)
    return () => {
      leave()
      observer.disconnect()
    }
  }, [part, isHydrated])

  const boundary = useMemo(
    () => (
      <Suspense fallback={<ServerCopy host={host} />}>
        <WithCode code={code} part={part} props={shown} />
        <Hydrated part={part} onHydrated={setIsHydrated} />
      </Suspense>
    ),
    [code, part, shown],
  )
  return <div ref={host}>{boundary}</div>
}

function WithCode<P extends object>({ code, part, props }: PartProps<P> & { readonly part: WaitingPart }) {
  const isFromServer = useFromServer()
  if (typeof window === 'undefined') return <Drawn code={code} props={props} />
  // An update has come before hydration, and waits for the code: nobody else would ask for it.
  if (!isFromServer) part.fetchCode()
  const Content = use(code.ready)
  part.holdTexts()
  return <Content {...props} />
}

/** The same object for as long as all values in it are the same. */
function useSameWhileEqual<P extends object>(props: P): P {
  const [kept, keep] = useState(props)
  if (kept === props || areEqual(kept, props)) return kept
  keep(props)
  return props
}

function areEqual(one: object, other: object): boolean {
  const entries = Object.entries(one)
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([name, value]) => Object.is(value, (other as Record<string, unknown>)[name]))
  )
}
