import { useState } from 'react'
import { useBusinessEditionPopupClosed } from '@/components/business-edition-popup'
import { browserOnly } from '@/components/lazy/browser-only'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import type { RouteName } from '@/routing/route-table'
import { BUSINESS_TYPE_READ } from './BusinessTypePopup'
import { isMarkedBeforeThisPage } from './remembered'

/** Where a campaign may speak up: the homepage and the landing pages. */
const SHOWN_ON: readonly RouteName[] = ['homepage', 'landing-page-2024', 'bms-2025']

/** Fetched only by those who see it. */
const Announcement = browserOnly(() =>
  import('./BusinessEditionPopup.Announcement').then((module) => module.BusinessEditionAnnouncement),
)

/**
 * Spec §2: for business buyers, with the flag CAMPAIGN_BUSINESS_2024, until the modal-close call to action. Whoever is
 * asked on this visit whether they buy for a company sees it on their next: one popup a visit.
 */
export function BusinessEditionPopup() {
  const isOn = useFeatureFlag('CAMPAIGN_BUSINESS_2024')
  const asksBusinessType = useFeatureFlag('BUSINESS_TYPE_POPUP')
  const isClosed = useBusinessEditionPopupClosed()
  const { name, salesType } = useCurrentRoute()
  const [wasAskedBefore] = useState(() => isMarkedBeforeThisPage('localStorage', BUSINESS_TYPE_READ))
  if (!isOn || isClosed || (asksBusinessType && !wasAskedBefore)) return null
  if (salesType !== 'B2B' || name === null || !SHOWN_ON.includes(name)) return null
  return <Announcement />
}
