import { AnchorFocus } from './AnchorFocus'
import { Analytics } from './analytics/Analytics'
import { BusinessEditionPopup } from './BusinessEditionPopup'
import { BusinessTypePopup } from './BusinessTypePopup'
import { Consent } from './consent/Consent'
import { useConsent } from './consent/consent-store'
import { type Disclaimer, FinancialDisclaimer } from './FinancialDisclaimer'
import { OfflineNotice } from './OfflineNotice'
import { RouteProgress } from './RouteProgress'
import { useFieldReports } from './use-field-reports'

export interface OverlaysProps {
  /** The legal entry of the page, if it has one. */
  disclaimer: Disclaimer | undefined
}

/**
 * All that lies over the page, and all that follows what the visitor does on it. One thing at a time: the question of
 * consent first, then one of the others, and the next of them not before a minute (popup-frequency-cap.ts).
 */
export function Overlays({ disclaimer }: OverlaysProps) {
  const isAnswered = useConsent() !== null
  useFieldReports()
  return (
    <>
      <RouteProgress />
      <OfflineNotice />
      <Consent />
      {isAnswered && (
        <BusinessTypePopup>
          <BusinessEditionPopup>
            {disclaimer?.kind === 'credit' && <FinancialDisclaimer disclaimer={disclaimer} />}
          </BusinessEditionPopup>
        </BusinessTypePopup>
      )}
      <AnchorFocus />
      <Analytics />
    </>
  )
}
