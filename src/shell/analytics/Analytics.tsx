import { useRouter } from 'next/router'
import { useEffect, useRef, useState } from 'react'
import { publicEnv } from '@/config/env.public'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import { isSecretAddress } from '@/routing/secret-address'
import { useConsent } from '../consent/consent-store'

const tagManager = () => import('./tag-manager')

/**
 * The tag manager, if the site has one and the visitor has agreed: container, page views and clicks. Otherwise its code is not
 * loaded and there is no data layer.
 */
export function Analytics() {
  const { isPreview, asPath } = useRouter()
  const consent = useConsent()
  const isKept = useIsKeptFromContainers(asPath)
  const accepted =
    publicEnv.tagManagerId && !isPreview && !isKept && consent && consent.accepted.length > 0 ? consent.accepted : null
  const wasAccepted = useRef(accepted)

  useEffect(() => {
    // Only a new document gets rid of a running tag manager.
    if (wasAccepted.current && !accepted) window.location.reload()
    wasAccepted.current = accepted
  }, [accepted])

  useEffect(() => {
    const { tagManagerId, tagManagerUrl } = publicEnv
    if (!tagManagerId || !accepted) return
    let stop: (() => void) | undefined = () => {}
    tagManager().then(
      ({ startTagManager, reportClick }) => {
        startTagManager({ id: tagManagerId, url: tagManagerUrl }, accepted)
        if (!stop) return
        document.addEventListener('click', reportClick)
        stop = () => document.removeEventListener('click', reportClick)
      },
      // Without a connection nothing is measured; the error is ignored.
      () => {},
    )
    return () => {
      stop?.()
      stop = undefined
    }
  }, [accepted])

  usePageViews(accepted !== null)
  return null
}

/**
 * True for a page with a secret URL, and for all later pages of its document, because scripts can read the URL with which a document
 * was opened.
 */
function useIsKeptFromContainers(address: string): boolean {
  const [began] = useState(() => performance.getEntriesByType('navigation')[0]?.name ?? window.location.href)
  return isSecretAddress(began) || isSecretAddress(address)
}

/** The configurator counts as one page view, although its URL changes with the car. */
function usePageViews(isAccepted: boolean) {
  const { name, language, salesType } = useCurrentRoute()
  const path = useRouter().asPath.replace(/[?#].*/, '')
  const page = name === 'car-configurator.conf' ? name : path
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `page` is a new page view
  useEffect(() => {
    if (!isAccepted) return
    tagManager().then(
      ({ reportPageView }) => reportPageView({ route: name, language, salesType }),
      () => {},
    )
  }, [isAccepted, page, language, salesType])
}
