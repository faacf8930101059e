import { useState } from 'react'
import { inSessionStorage } from '@/config/browser-storage'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { browserOnly } from '@/late/browser-only'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import { useMayPopUp } from './popup-frequency-cap'

/** Spec §3, legal entry, with how a page wants it shown: about credit over the page (below), about rents at its end (RentNote). */
export interface Disclaimer {
  readonly key: string
  readonly kind: 'credit' | 'lease'
  /** Of a credit: what the law words. */
  readonly warning?: string
  /** HTML, cleaned by the content reader. Nothing is shown while it is empty. */
  readonly representative: string
  /** Small: the fixed message alone, as on every phone. */
  readonly variant: 'default' | 'small'
  readonly hiddenOnMobile: boolean
}

const Banner = browserOnly(() => import('./FinancialDisclaimer.Banner.late').then((module) => module.DisclaimerBanner))

export const seenKey = (key: string) => `disclaimer:${key}`

/**
 * Spec §2: fixed at the bottom, once for each legal key and browser session; on the homepage only with the flag
 * HOMEPAGE_DISCLAIMER. For a page that advertises credit without a figure: beside a figure the page itself has warning and
 * example, and the banner would say it twice (docs/law.md).
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
