import { useTranslation } from 'next-i18next/pages'
import type { Monthly } from '@/contract/monthly'
import { formatDate, lastPayment } from '@/i18n/format'
import { lowerFirst } from '@/i18n/lower-first'
import { SEPARATOR } from '@/i18n/punctuation'
import { useAudience } from '@/routing/CurrentRoute'
import { Note } from '@/ui/Text'
import { amountKind } from './monthly-payment'

/** The conditions of a monthly amount: services, exclusions, lender or lessor, intermediary, and last day. For one amount, or once for a list. */
export function MonthlyConditions({ monthly }: { monthly: Monthly }) {
  const { t } = useTranslation('common')
  const { language, salesType } = useAudience()
  const { amount, deposit, intermediary, product_code, provider, services, valid_to } = monthly
  const kind = amountKind(product_code)
  const terms = [
    amount.vat_rate > 0 && t(`monthly.vat.${salesType}`),
    deposit.incl === 0 && t(`monthly.${kind}.no_deposit`),
    lastPayment(monthly, salesType) === undefined && t(`monthly.${kind}.no_last`),
  ].filter(Boolean)
  const included =
    services &&
    (services.length > 0
      ? t('monthly.services', { services: services.map(lowerFirst).join(', ') })
      : t('monthly.no_services'))
  return (
    <Note as="div" data-conditions={kind}>
      {kind === 'lease' && included && <p>{included}</p>}
      {terms.length > 0 && <p>{terms.join(SEPARATOR)}</p>}
      <p>
        {t('monthly.party', { role: provider.role, name: provider.name })}
        {SEPARATOR}
        {t('monthly.intermediary', { name: intermediary.name })}
      </p>
      <p>{t('monthly.indicative', { date: formatDate(valid_to, language) })}</p>
    </Note>
  )
}
