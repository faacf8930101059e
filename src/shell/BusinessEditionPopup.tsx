import { type ReactNode, useState } from 'react'
import { CAMPAIGN_POPUP } from '@/brand/campaign-popup'
import { BUSINESS_EDITION_CLOSED, useBusinessEditionPopupClosed } from '@/components/business-edition-popup'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { browserOnly } from '@/late/browser-only'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import type { RouteName } from '@/routing/route-table'
import { wasAskedBefore } from './BusinessTypePopup'
import { useMayPopUp } from './popup-frequency-cap'

/** Routes where the brand's campaign may open its popup; empty without a campaign. */
const SHOWN_ON: readonly RouteName[] = CAMPAIGN_POPUP.shownOn

/** Loaded only if it is shown. */
const Announcement = browserOnly(() =>
  import('./BusinessEditionPopup.Announcement.late').then((module) => module.BusinessEditionAnnouncement),
)

/**
 * Spec §2: for business buyers, with the flag CAMPAIGN_BUSINESS_2024, until the modal-close call to action. There is one popup per
 * visit: visitors who are asked for their business type see this one on their next visit. `children` are rendered if it does not open.
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
