import { useEffect, useEffectEvent } from 'react'
import { findWaitingPart } from '@/late/waiting-part'
import { isPlainClick } from '@/routing/plain-click'
import { addressNow, searchAt, useFollowSearch } from '../list/use-follow-search'

/** Filters that are not hydrated yet have links for the search of the served page. A click on one is applied to the current search. */
export function usePanelLinks(): void {
  const followSearch = useFollowSearch()
  const follow = useEffectEvent((event: MouseEvent, served: string) => {
    const { target } = event
    if (event.defaultPrevented || !isPlainClick(event) || !(target instanceof Element) || !findWaitingPart(target))
      return
    const href = target.closest('a')?.getAttribute('href') ?? ''
    if (href.split('?')[0] !== window.location.pathname) return
    event.preventDefault()
    // This listener must run before that of the site, which would follow the href unchanged.
    event.stopImmediatePropagation()
    followSearch(searchAt(served), searchAt(href))
  })
  useEffect(() => {
    const served = addressNow()
    const listening = new AbortController()
    window.addEventListener('click', (event) => follow(event, served), { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [])
}
