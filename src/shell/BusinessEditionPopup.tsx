import { type ReactNode, useState } from 'react'
import { CAMPAIGN_POPUP } from '@/brand/campaign-popup'
import { BUSINESS_EDITION_CLOSED, useBusinessEditionPopupClosed } from '@/components/business-edition-popup'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { browserOnly } from '@/late/browser-only'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import type { RouteName } from '@/routing/route-table'
import { wasAskedBefore } from './BusinessTypePopup'
import { useMayPopUp } from './popup-frequency-cap'

/** Where the brand's campaign may speak up; nowhere where it has none. */
const SHOWN_ON: readonly RouteName[] = CAMPAIGN_POPUP.shownOn

/** Fetched only by those who see it. */
const Announcement = browserOnly(() =>
  import('./BusinessEditionPopup.Announcement.late').then((module) => module.BusinessEditionAnnouncement),
)

/**
 * Spec §2: for business buyers, with the flag CAMPAIGN_BUSINESS_2024, until the modal-close call to action. Whoever is
 * asked on this visit whether they buy for a company sees it on their next: one popup a visit. What is inside comes where it does not.
 */
export function BusinessEditionPopup({ children }: { children?: ReactNode }) {
  const isOn = useFeatureFlag('CAMPAIGN_BUSINESS_2024')
  const asksBusinessType = useFeatureFlag('BUSINESS_TYPE_POPUP')
  const isClosed = useBusinessEditionPopupClosed()
  const { name, salesType } = useCurrentRoute()
  const [isSecondVisit] = useState(wasAskedBefore)
  const isMeant = salesType === 'B2B' && name !== null && SHOWN_ON.includes(name)
  const isWanted = isOn && !isClosed && (!asksBusinessType || isSecondVisit) && isMeant
  const isItsTurn = useMayPopUp(isWanted ? BUSINESS_EDITION_CLOSED : undefined)
  return isItsTurn ? <Announcement /> : children
}
