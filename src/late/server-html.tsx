import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, startTransition, useContext, useDeferredValue, useEffect, useState } from 'react'
import { useFeatureFlags } from '@/data/feature-flags/hooks'
import type { Prefetchable } from '@/data/prefetchable'
import type { Audience } from '@/routing/build-path'
import { useAudience } from '@/routing/CurrentRoute'
import { useFromServer } from '@/ui/use-hydrated'
import { type LazyCode, partCode, useCode } from './lazy-code'
import { isLeftOut, PageDataContext, PageRecordContext } from './page-data'
import { SuspendWithPage } from './SuspendWithPage'
import { useSuspenseFetch } from './use-suspense-fetch'

/** Always the same object: React writes into an element only when this property changes. */
const AS_SERVED = { __html: '' }

interface Options<P> {
  /** What the part asks the service for and no page carries, so that it is there when the browser has to draw the part. */
  readonly queries?: (audience: Audience) => readonly Prefetchable[]
  /**
   * Props that nothing else in the page reads. They are not sent with the server's HTML, but for what this returns of
   * them; a later page of the visit has them whole.
   */
  readonly leavesOut?: { readonly [K in keyof P]?: (value: NonNullable<P[K]>) => object }
}

/**
 * A part that is words, links and pictures. On the page that the server sent it stays the server's HTML: React neither
 * hydrates it nor has its code or its props. Its links are followed by site/use-visitor-input.ts. When what it shows
 * changes (language, sales type, flags, props), its code is fetched and it is drawn anew. No event handler may stand in it
 * (docs/decisions/0009-static-parts-without-hydration.md).
 */
export function serverHtml<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  options: Options<P> = {},
): ComponentType<P> {
  const part = { code: partCode(fetchPart), ...options }
  // In development the browser draws it, so that a change of its code is seen at once.
  return process.env.PLAIN_BUILD || process.env.NODE_ENV === 'development'
    ? (props) => <Drawn part={part} props={props} />
    : (props) => <ServerHtmlPart part={part} props={props} />
}

interface PartProps<P> {
  readonly part: Options<P> & { readonly code: LazyCode<ComponentType<P>> }
  readonly props: P
}

/**
 * Four cases. `OnServer`: the server writes the HTML; `Kept`: the browser leaves it as it is; `Requested`: it is gone, and what
 * draws it is on its way; `Drawn`: the browser draws the part itself.
 */
function ServerHtmlPart<P extends object>(partProps: PartProps<P>) {
  const isFromServer = useFromServer()
  if (typeof window === 'undefined') return <OnServer {...partProps} />
  if (isFromServer) return <Kept {...partProps} />
  // An update has reached the part around this one before it was hydrated, so React has dropped the server's HTML.
  if (isReduced(partProps.props)) return <Requested />
  return (
    <SuspendWithPage>
      <Drawn {...partProps} />
    </SuspendWithPage>
  )
}

const isReduced = (props: object) => Object.values(props).some(isLeftOut)

/** Empty until the page's data has come whole. */
function Requested() {
  const { requestAll } = useContext(PageDataContext)
  useEffect(() => requestAll(), [requestAll])
  return null
}

function OnServer<P extends object>({ part: { code, leavesOut = {} }, props }: PartProps<P>) {
  const record = useContext(PageRecordContext)
  const queryClient = useQueryClient()
  const Content = useCode(code)
  // Read here too, so that the page carries them: without them the browser would take every flag for off, and draw the part anew.
  useFeatureFlags()
  for (const name of Object.keys(leavesOut) as (keyof P)[]) {
    const value = props[name]
    if (typeof value === 'object' && value !== null) record?.leaveOut(value, leavesOut[name]?.(value) ?? {})
  }
  return (
    <div>
      <QueryClientProvider client={record?.unwatched ?? queryClient}>
        <Content {...props} />
      </QueryClientProvider>
    </div>
  )
}

function Kept<P extends object>({ part, props }: PartProps<P>) {
  const { isIncomplete, requestAll } = useContext(PageDataContext)
  const shown = { audience: useAudience(), flags: useFeatureFlags(), ...props }
  const [served] = useState(shown)
  const [isOutdated, setIsOutdated] = useState(false)
  // A deferred update can wait for the code while the page stays as it is.
  const mustBeDrawn = useDeferredValue(isOutdated || !showsTheSame(served, shown))
  // From then on it follows its props like any component, even back to what was served.
  if (mustBeDrawn && !isOutdated) setIsOutdated(true)

  const waits = mustBeDrawn && isReduced(props)
  useEffect(() => {
    if (waits) requestAll()
  }, [waits, requestAll])
  useEffect(() => {
    if (isIncomplete) startTransition(() => setIsOutdated(true))
  }, [isIncomplete])

  if (mustBeDrawn && !waits) return <Drawn part={part} props={props} />
  return (
    <div
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is written, the server's HTML is kept
      dangerouslySetInnerHTML={AS_SERVED}
      // A picture that cannot be had: the component knows what to draw in its place.
      onErrorCapture={() => startTransition(() => setIsOutdated(true))}
    />
  )
}

/** Suspends up to the page until code and data are there, so that the page before it stays until then. */
function Drawn<P extends object>({ part: { code, queries }, props }: PartProps<P>) {
  const audience = useAudience()
  useSuspenseFetch(queries?.(audience) ?? [])
  const Content = useCode(code)
  return (
    <div>
      <Content {...props} />
    </div>
  )
}

/** What was left out of the page's data is as it was served. */
function showsTheSame(served: object, now: object): boolean {
  const previous = served as Record<string, unknown>
  return Object.entries(now).every(
    ([name, value]) =>
      isLeftOut(value) || isLeftOut(previous[name]) || JSON.stringify(value) === JSON.stringify(previous[name]),
  )
}
