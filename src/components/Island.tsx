import { useRouter } from 'next/router'
import {
  type ComponentType,
  type MouseEvent,
  type SyntheticEvent,
  useContext,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { useFeatureFlags } from '@/data/feature-flags/hooks'
import { useAudience } from '@/routing/CurrentRoute'
import { parsePath } from '@/routing/parse-path'
import { ViewPreloadContext } from '@/routing/RouteLink'
import { withLanguage } from '@/routing/with-language'
import { useHydrated } from '@/ui/use-hydrated'

/** Always the same object: React writes into an element only when this property changes. */
const AS_IT_STANDS = { __html: '' }

/** A component in two forms: there on the server, fetched when it is needed in the browser. */
export interface IslandContent<P> {
  /** Undefined in the browser, where a bundler leaves it out. */
  readonly onServer: ComponentType<P> | undefined
  load(): Promise<unknown>
  /** The component, if its code is there already. */
  loaded(): ComponentType<P> | undefined
}

export function islandContent<P>(
  onServer: ComponentType<P> | undefined,
  importContent: () => Promise<ComponentType<P>>,
): IslandContent<P> {
  let content: ComponentType<P> | undefined
  return {
    onServer,
    // What failed is asked for anew the next time.
    load: async () => {
      content ??= await importContent()
    },
    loaded: () => content,
  }
}

/**
 * A part of a page that is links and words: the server's HTML stays as it is, and React neither hydrates it nor has its
 * code. Its links navigate as RouteLink's do, by listeners of the island. When what it was made of changes (language,
 * sales type, flags, props), the component is fetched and takes its place; where content could not be had on the server
 * (`data-incomplete`), at once. An event handler written inside it does not run before that: what answers to a click
 * belongs outside, or hears it at the document (docs/decisions/0009-islands-in-the-shell.md).
 */
export function Island<P extends object>({ content, props }: { content: IslandContent<P>; props: P }) {
  const host = useRef<HTMLDivElement>(null)
  const madeOf = JSON.stringify([useAudience(), useFeatureFlags(), props])
  const isHydrated = useHydrated()
  // The first render of the browser is that of the server; without the server's HTML there is nothing to keep.
  const [first] = useState({ madeOf, isStanding: !isHydrated })
  const [isLive, setIsLive] = useState(!first.isStanding)
  const [, showLoaded] = useReducer((count: number) => count + 1, 0)
  const links = useLinks()
  if (!isLive && madeOf !== first.madeOf) setIsLive(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what could not be fetched is asked for with the next change
  useEffect(() => {
    if (host.current?.querySelector('[data-incomplete]')) setIsLive(true)
    // Offline, or the files of another deployment: what stands there keeps leading onward.
    if (isLive && !content.loaded()) content.load().then(showLoaded, () => {})
  }, [isLive, madeOf])

  useOtherAudienceAhead(content)

  const Content = content.onServer ?? (isLive ? content.loaded() : undefined)
  if (Content) {
    return (
      <div key="live">
        <Content {...props} />
      </div>
    )
  }
  return (
    <div
      key="standing"
      ref={host}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is written, the server's HTML is kept
      dangerouslySetInnerHTML={AS_IT_STANDS}
      // A picture that cannot be had: the component knows what to draw instead.
      onErrorCapture={() => setIsLive(true)}
      {...links}
    />
  )
}

/** While the page for another language or sales type is fetched, what has to change with it is fetched beside it. */
function useOtherAudienceAhead(content: Pick<IslandContent<unknown>, 'load'>) {
  const { events, locale } = useRouter()
  const { language, salesType } = useAudience()
  useEffect(() => {
    const onStart = (url: string) => {
      const next = parsePath(withLanguage(url, locale))
      if (next && (next.language !== language || next.match.salesType !== salesType)) {
        content.load().catch(() => {})
      }
    }
    events.on('routeChangeStart', onStart)
    return () => events.off('routeChangeStart', onStart)
  }, [content, events, locale, language, salesType])
}

/** What RouteLink gives a link, for links that React does not know: navigation in place, and its page ahead. */
function useLinks() {
  const router = useRouter()
  const preload = useContext(ViewPreloadContext)

  const pageAt = ({ target }: SyntheticEvent) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([target], [download])') : null
    const href = link?.getAttribute('href') ?? ''
    const name = parsePath(href)?.match.name
    return name && { href, name }
  }

  const lean = (event: SyntheticEvent) => {
    const page = pageAt(event)
    if (!page) return
    preload(page.name)
    void router.prefetch(page.href, page.href, { locale: false, priority: true })
  }

  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const page = isPlain && !event.defaultPrevented && pageAt(event)
    if (!page) return
    event.preventDefault()
    void router.push(page.href, page.href, { locale: false })
  }

  return { onClick: follow, onPointerOver: lean, onFocus: lean, onTouchStart: lean }
}
