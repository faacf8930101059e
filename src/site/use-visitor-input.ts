import { type NextRouter, useRouter } from 'next/router'
import { useEffect, useEffectEvent } from 'react'
import { startCarTransition } from '@/components/car-transition'
import { retryFailedChunks } from '@/late/chunk-load-errors'
import { lazyCode } from '@/late/lazy-code'
import { findWaitingPart } from '@/late/waiting-part'
import { parsePath } from '@/routing/parse-path'
import { isPlainClick } from '@/routing/plain-click'
import { isFullPageLoad } from '@/routing/secret-address'
import { NEEDS_CODE, type PreHydrationInput, takePreHydrationInput } from './pre-hydration-input'
import type { SiteLink, SitePage } from './site-link'

const linkPrefetch = lazyCode(() => import('./prefetch-link').then((module) => module.prefetchLink))

/**
 * What a visitor does on the server's HTML, whether it stays HTML or is not hydrated yet: links are followed in place, their
 * pages are fetched ahead, and what needs code is carried out once the code is there. Heard at the window before React,
 * which keeps events on a part that is not hydrated from going any further.
 */
export function useVisitorInput(): void {
  const router = useRouter()
  const follow = useEffectEvent((link: SiteLink) => void navigate(router, link))
  const prefetch = useEffectEvent((event: Event, link: SiteLink) => linkPrefetch.loaded()?.(router, event, link))

  useEffect(() => {
    const onApproach = (event: Event) => {
      if (!(event.target instanceof Element)) return
      findWaitingPart(event.target)?.fetchCode()
      const link = siteLinkAt(event.target)
      if (link) prefetch(event, link)
    }
    const onClick = (event: MouseEvent) => clickServerHtml(event, follow)
    const onUnansweredClick = (event: MouseEvent) => clickUnknownLink(event, follow)

    const early = takePreHydrationInput()
    linkPrefetch.prefetch()
    const listening = new AbortController()
    const { signal } = listening
    const first = { capture: true, signal }
    window.addEventListener('pointerover', onApproach, { ...first, passive: true })
    window.addEventListener('touchstart', onApproach, { ...first, passive: true })
    window.addEventListener('focusin', onApproach, first)
    window.addEventListener('click', onClick, first)
    window.addEventListener('submit', submitServerHtml, first)
    document.addEventListener('click', onUnansweredClick, { signal })
    window.addEventListener('online', retryFailedChunks, { signal })
    window.addEventListener('pointerdown', retryFailedChunks, { ...first, passive: true })
    window.addEventListener('keydown', retryFailedChunks, first)
    // The view's own boundary enters the page with the effects of this render.
    for (const input of early) carryOut(input)
    return () => listening.abort()
  }, [])
}

type Follow = (link: SiteLink) => void

function clickServerHtml(event: MouseEvent, follow: Follow): void {
  if (!(event.target instanceof Element)) return
  const isPlain = isPlainClick(event)
  const link = isPlain ? siteLinkAt(event.target) : undefined
  const car = link && pageCar(link.page)
  if (car) startCarTransition(event.target, car)
  const part = findWaitingPart(event.target)
  // With its code at hand, React hydrates the part within this very click.
  if (!part || part.isLoaded()) return
  const control = event.target.closest<HTMLElement>(NEEDS_CODE)
  if (control && (isPlain || !(control instanceof HTMLAnchorElement))) {
    event.preventDefault()
    part.keep({ kind: 'press', control })
  } else if (link) {
    event.preventDefault()
    follow(link)
  }
}

/** Of links that React does not know; those that it knows have been followed by now. */
function clickUnknownLink(event: MouseEvent, follow: Follow): void {
  if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return
  const link = siteLinkAt(event.target)
  if (!link) return
  event.preventDefault()
  follow(link)
}

function submitServerHtml(event: SubmitEvent): void {
  const form = event.target
  const part = form instanceof HTMLFormElement ? findWaitingPart(form) : undefined
  if (!part || part.isLoaded() || !(form instanceof HTMLFormElement)) return
  event.preventDefault()
  part.keep({ kind: 'submit', form, submitter: event.submitter })
}

/** A link to a page of the site that opens in this window, by the router. */
function siteLinkAt(target: Element): SiteLink | undefined {
  const link = target.closest<HTMLAnchorElement>('a[href]:not([target], [download])')
  const href = link?.getAttribute('href') ?? ''
  const page = isFullPageLoad(href) ? undefined : parsePath(href)
  return page && { href, page }
}

/** Which car a page is about, as its first picture says it too. */
function pageCar({ match }: SitePage): string | undefined {
  switch (match.name) {
    case 'models.carline':
    case 'models.carline.test-drive':
      return match.params.carline_code
    case 'stock.vehicle':
      return match.params.commissionId
    default:
      return undefined
  }
}

function navigate(router: NextRouter, { href }: SiteLink): Promise<boolean> {
  return router.push(href, href, { locale: false })
}

function carryOut(input: PreHydrationInput): void {
  const part = findWaitingPart(input)
  if (part) part.keep({ kind: 'press', control: input })
  else input.click()
}
