import { useRouter } from 'next/router'
import { useEffect, useRef, useState } from 'react'
import { publicEnv } from '@/config/env.public'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import { isSecretAddress } from '@/routing/secret-address'
import { useConsent } from '../consent/consent-store'

const tagManager = () => import('./tag-manager')

/**
 * The tag manager of a visitor who agreed to it, on a site that has one: container, page views and clicks. For all others
 * its code is not even fetched, and no data layer exists.
 */
export function Analytics() {
  const { isPreview, asPath } = useRouter()
  const consent = useConsent()
  const isKept = useIsKeptFromContainers(asPath)
  const accepted =
    publicEnv.tagManagerId && !isPreview && !isKept && consent && consent.accepted.length > 0 ? consent.accepted : null
  const wasAccepted = useRef(accepted)

  useEffect(() => {
    // What runs already can be got rid of only by a page without it.
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
      // Offline: nothing is measured, and nothing else happens.
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
 * A page that is the key to something personal, and all that is shown in its document afterwards: the browser tells any script the
 * address that a document began with.
 */
function useIsKeptFromContainers(address: string): boolean {
  const [began] = useState(() => performance.getEntriesByType('navigation')[0]?.name ?? window.location.href)
  return isSecretAddress(began) || isSecretAddress(address)
}

/** The configurator is one page, however often its car, and with that its address, changes. */
function usePageViews(isAccepted: boolean) {
  const { name, language, salesType } = useCurrentRoute()
  const path = useRouter().asPath.replace(/[?#].*/, '')
  const page = name === 'car-configurator.conf' ? name : path
  // biome-ignore lint/correctness/useExhaustiveDependencies: `page` is what makes a view a new one
  useEffect(() => {
    if (!isAccepted) return
    tagManager().then(
      ({ reportPageView }) => reportPageView({ route: name, language, salesType }),
      () => {},
    )
  }, [isAccepted, page, language, salesType])
}
