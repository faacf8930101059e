import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import type { Monthly } from '@/contract/common'
import { amountFor, formatDate, formatEuro, formatNumber, lastPayment } from '@/i18n/format'
import { SEPARATOR } from '@/i18n/signs'
import { useAudience } from '@/routing/CurrentRoute'
import { color, space, type, weight } from '@/ui/theme/css-vars'
import { asksForExample } from './asks-for-example'
import { RepresentativeExample } from './RepresentativeExample'

const Root = styled.div`
  display: grid;
  gap: ${space['2xs']};
`

/** One paragraph in one size: the amount is never larger than the conditions that it depends on. */
const Line = styled.p<{ $size: 's' | 'body' | 'm' }>`
  font-size: ${({ $size }) => type[$size]};
  font-weight: ${weight.book};
  font-variant-numeric: tabular-nums;
`

const Note = styled.p`
  font-size: ${type.body};
  color: ${color.muted};
`

interface MonthlyFigureProps {
  monthly: Monthly
  size?: 'body' | 'm'
  /** One of many: what holds for all of them, services and validity, stands once beside them. */
  brief?: boolean
}

/**
 * The one place that writes a monthly amount, with what has to stand beside it (docs/law.md): product, who lends or lets and
 * who mediates, term, kilometres, deposit and last payment in the same line and size; for a credit its representative
 * example. A credit without its example is not shown at all.
 */
export function MonthlyFigure({ monthly, size = 'm', brief = false }: MonthlyFigureProps) {
  const { t } = useTranslation('common')
  const { language, salesType } = useAudience()
  const { product_title, amount, duration, mileage, deposit, services, provider, representative } = monthly
  if (asksForExample(monthly, salesType) && !representative) return null
  const kind = monthly.product_code === 'ac' ? 'credit' : 'lease'
  const euro = (money: typeof amount) => formatEuro(amountFor(money, salesType), language)
  const last = lastPayment(monthly, salesType)
  const vat = amount.vat_rate > 0 ? ` ${t(`monthly.${salesType}`)}` : ''
  const terms = [
    `${t('monthly.amount', { product: product_title, amount: euro(amount) })}${vat}`,
    t('monthly.duration', { months: duration }),
    mileage && t('monthly.mileage', { km: formatNumber(mileage, language) }),
    deposit.incl > 0 ? t(`monthly.${kind}.deposit`, { amount: euro(deposit) }) : t(`monthly.${kind}.no_deposit`),
    last === undefined
      ? t(`monthly.${kind}.no_last`)
      : t(`monthly.${kind}.last`, { amount: formatEuro(last, language) }),
    t('monthly.party', { role: provider.role.toLowerCase(), name: provider.name }),
    t('monthly.intermediary', { name: monthly.intermediary.name }),
  ].filter(Boolean)
  return (
    <Root data-monthly={kind} data-product={monthly.product_code}>
      <Line $size={brief ? 's' : size}>{terms.join(SEPARATOR)}</Line>
      {representative && <RepresentativeExample example={representative} />}
      {!brief && (
        <Note>
          {kind === 'lease' &&
            `${services.length > 0 ? t('monthly.services', { services: services.join(', ') }) : t('monthly.no_services')} `}
          {t('monthly.indicative', { date: formatDate(monthly.valid_to, language) })}
        </Note>
      )}
    </Root>
  )
}
