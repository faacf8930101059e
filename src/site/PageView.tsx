import { LoadableContext } from 'next/dist/shared/lib/loadable-context.shared-runtime'
import { Suspense, useContext, useEffect, useMemo, useRef, useState, ViewTransition } from 'react'
import { endCarTransition, hasCarTransition } from '@/components/car-transition'
import { Hydrated } from '@/late/Hydrated'
import { useCode } from '@/late/lazy-code'
import { PageIsShownContext } from '@/late/SuspendWithPage'
import { TranslationGuard } from '@/late/TranslationGuard'
import { WaitingPart } from '@/late/waiting-part'
import { useFromServer } from '@/ui/use-hydrated'
import type { DoorProps, ViewName } from './views'
import { views } from './views'

interface PageViewProps {
  readonly name: ViewName
  /** Another key is another page: no state leaks from one to the other. */
  readonly viewKey: string
  readonly props: DoorProps
}

/**
 * The view of a page under one boundary that stays. On the page that the server sent, the boundary is hydrated when the
 * view's code is there, in small pieces. On a later page it suspends the navigation, so that the page before stays whole
 * until this one is (docs/decisions/0005-one-catch-all-page.md).
 */
export function PageView({ name, viewKey, props }: PageViewProps) {
  const isFromServer = useFromServer()
  const [part] = useState(() => (isFromServer ? new WaitingPart(views[name]) : undefined))
  useEffect(() => {
    const main = document.getElementById('content')
    if (!part || !main) return
    return part.enter(main)
  }, [part])
  // The same element while nothing in it changes, so that nothing reaches the boundary before it is hydrated.
  return useMemo(() => {
    const view = <View key={viewKey} name={name} props={props} />
    // After a page that is none of the routes: a new boundary would show its fallback, so this suspends up to the site's.
    if (!part) return view
    return (
      <Suspense fallback={null}>
        {view}
        <Hydrated part={part} />
      </Suspense>
    )
  }, [name, viewKey, props, part])
}

function View({ name, props }: Omit<PageViewProps, 'viewKey'>) {
  useViewScript(name)
  const Content = useCode(views[name])
  const isShown = useRef(false)
  const [hasTransition] = useState(hasCarTransition)
  useEffect(() => {
    isShown.current = true
    endCarTransition()
  }, [])
  return (
    <PageIsShownContext value={isShown}>
      <TranslationGuard />
      <Content {...props} />
      {/* That React lets the browser see both pages. Not around the page: its pictures would have to be there first. */}
      {hasTransition && <ViewTransition default="none">{null}</ViewTransition>}
    </PageIsShownContext>
  )
}

/** On the server: names the view's script to the document, so that it is fetched with the first scripts. */
function useViewScript(name: ViewName): void {
  const announce = useContext(LoadableContext)
  if (typeof window === 'undefined' && !process.env.PLAIN_BUILD) announce?.(`site/views.ts -> @/features/${name}`)
}
