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
  disclaimer: Disclaimer | undefined
}

/**
 * Everything that overlays the page, and analytics. Only one overlay is open at a time: consent first, then one of the popups, with a
 * minute between two of them (popup-frequency-cap.ts).
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
