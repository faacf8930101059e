import { useTranslation } from 'next-i18next/pages'
import { RouteLink } from '@/routing/RouteLink'

/**
 * Withdrawing consent must be as easy as giving it, so every page has this link. Without JavaScript nothing is stored, and the link
 * opens the policy. Consent.tsx listens at the document, so that the link works in server HTML that React does not know.
 */
export function ConsentLink() {
  const { t } = useTranslation('common')
  return (
    <RouteLink to="cookie-policy" data-consent-settings="" data-analytics="footer-consent">
      {t('consent.reopen')}
    </RouteLink>
  )
}
