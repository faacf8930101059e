import { useTranslation } from 'next-i18next/pages'
import { RouteLink } from '@/routing/RouteLink'

/**
 * Withdrawing must be as easy as agreeing: from every page. Without JavaScript nothing is ever stored, and the link leads
 * to the policy that says so. What it opens hears the click at the document (Consent.tsx), so that it works in HTML that
 * React does not know.
 */
export function ConsentLink() {
  const { t } = useTranslation('common')
  return (
    <RouteLink to="cookie-policy" data-consent-settings="" data-analytics="footer-consent">
      {t('consent.reopen')}
    </RouteLink>
  )
}
