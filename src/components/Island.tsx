import { useRouter } from 'next/router'
import {
  type ComponentType,
  type MouseEvent,
  type SyntheticEvent,
  useContext,
  useEffect,
  useLayoutEffect,
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

/** Half a window ahead: the code is there before the part is. */
const NEAR = '50% 0px'

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

interface IslandProps<P> {
  readonly content: IslandContent<P>
  readonly props: P
  /** `near`: comes to life when the visitor comes near; otherwise only when it has to be drawn anew. */
  readonly wakes?: 'near' | undefined
}

/**
 * A part of a page that is links and words: the server's HTML stays as it is, and React neither hydrates it nor has its
 * code. Its links navigate as RouteLink's do, by listeners of the island. When what it was made of changes (language,
 * sales type, flags, props), the component is fetched and takes its place; where content could not be had on the server
 * (`data-incomplete`), at once. An event handler written inside it does not run before that: what answers to a click
 * belongs outside, hears it at the document, or is in an island that `wakes` when the visitor comes near
 * (docs/decisions/0009-islands-in-the-shell.md).
 */
export function Island<P extends object>({ content, props, wakes }: IslandProps<P>) {
  const host = useRef<HTMLDivElement>(null)
  const live = useRef<HTMLDivElement>(null)
  const sent = useRef<HTMLFormElement>(undefined)
  const handOver = useRef<(root: HTMLElement) => void>(undefined)
  const madeOf = JSON.stringify([useAudience(), useFeatureFlags(), props])
  const isHydrated = useHydrated()
  // The first render of the browser is that of the server; without the server's HTML there is nothing to keep, and with
  // the code at hand there is no reason to.
  const [first] = useState({ madeOf, isStanding: !isHydrated && !content.loaded() })
  const [isLive, setIsLive] = useState(!first.isStanding)
  // Only what answers to a visitor can have been answered to.
  const [isHandedOver, setIsHandedOver] = useState(!wakes || !first.isStanding)
  const [, showLoaded] = useReducer((count: number) => count + 1, 0)
  const links = useLinks()
  if (!isLive && madeOf !== first.madeOf) setIsLive(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what could not be fetched is asked for with the next change
  useEffect(() => {
    if (host.current?.querySelector('[data-incomplete]')) setIsLive(true)
    // Offline, or the files of another deployment: what stands there keeps leading onward.
    if (!isLive || (isHandedOver && content.loaded())) return
    const handover = isHandedOver ? undefined : import('./island-handover')
    Promise.all([handover, content.load()]).then(
      ([loaded]) => {
        if (loaded && host.current) {
          const state = loaded.noteState(host.current, sent.current)
          handOver.current = (root) => loaded.handOver(state, root)
        }
        setIsHandedOver(true)
        showLoaded()
      },
      () => {},
    )
  }, [isLive, madeOf])

  useEffect(() => {
    if (wakes !== 'near' || !host.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsLive(true), {
      rootMargin: NEAR,
    })
    observer.observe(host.current)
    return () => observer.disconnect()
  }, [wakes])

  const isShown = isLive && isHandedOver && content.loaded() !== undefined
  useLayoutEffect(() => {
    if (isShown && live.current) handOver.current?.(live.current)
    handOver.current = undefined
  }, [isShown])

  useOtherAudienceAhead(content)

  const Content = content.onServer ?? (isShown ? content.loaded() : undefined)
  if (Content) {
    return (
      <div key="live" ref={live}>
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
      // A form that is sent before its code is there is sent once it is.
      onSubmit={
        wakes &&
        ((event) => {
          event.preventDefault()
          sent.current = event.target as HTMLFormElement
          setIsLive(true)
        })
      }
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
