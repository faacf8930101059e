import { useState } from 'react'
import { inSessionStorage } from '@/config/browser-storage'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { browserOnly } from '@/late/browser-only'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import { useMayPopUp } from './popup-frequency-cap'

/** Spec §3, legal entry, with its presentation: a text about credit is a banner, a text about leases stands at the end of the page (RentNote). */
export interface Disclaimer {
  readonly key: string
  readonly kind: 'credit' | 'lease'
  /** Literal text of the law about credit. */
  readonly warning?: string
  /** HTML, sanitized by the content reader. Nothing is shown if it is empty. */
  readonly representative: string
  /** Only the fixed message, as on every phone. */
  readonly variant: 'default' | 'small'
  readonly hiddenOnMobile: boolean
}

const Banner = browserOnly(() => import('./FinancialDisclaimer.Banner.late').then((module) => module.DisclaimerBanner))

export const seenKey = (key: string) => `disclaimer:${key}`

/**
 * Spec §2: fixed at the bottom, once per legal key and browser session; on the homepage only with the flag HOMEPAGE_DISCLAIMER. It is
 * for pages that advertise credit without an amount: beside an amount the page has warning and example itself (docs/law.md).
 */
export function FinancialDisclaimer({ disclaimer }: { disclaimer: Disclaimer }) {
  const { name } = useCurrentRoute()
  const isOnHomepage = useFeatureFlag('HOMEPAGE_DISCLAIMER')
  const [dismissed, setDismissed] = useState<string | null>(null)
  const { key, warning, representative, variant, hiddenOnMobile } = disclaimer
  const seen = inSessionStorage(seenKey(key))
  const isSeen = dismissed === key || seen.read() !== ''
  const isWanted = representative.trim() !== '' && !isSeen && (name !== 'homepage' || isOnHomepage)
  const isItsTurn = useMayPopUp(isWanted ? seenKey(key) : undefined)
  if (!isItsTurn) return null
  return (
    <Banner
      warning={warning}
      representative={variant === 'default' ? representative : undefined}
      hiddenOnMobile={hiddenOnMobile}
      onDismiss={() => {
        seen.write(new Date().toISOString())
        setDismissed(key)
      }}
    />
  )
}
