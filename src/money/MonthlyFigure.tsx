import { useTranslation } from 'next-i18next/pages'
import { type ReactNode, useContext } from 'react'
import styled from 'styled-components'
import type { Monthly } from '@/contract/monthly'
import { amountFor, formatEuro, formatNumber, lastPayment } from '@/i18n/format'
import { SEPARATOR } from '@/i18n/punctuation'
import { useAudience } from '@/routing/CurrentRoute'
import { color, space, type, weight } from '@/ui/theme/css-vars'
import { asksForExample } from './asks-for-example'
import { haveSameConditions, ListedConditions } from './listed-conditions'
import { MonthlyConditions } from './MonthlyConditions'
import { amountKind } from './monthly-payment'
import { RepresentativeExample } from './RepresentativeExample'

/** One paragraph in one font size: the law wants the terms as large as the amount. */
const Line = styled.p<{ $size: 's' | 'body' | 'm' }>`
  font-size: ${({ $size }) => type[$size]};
  font-weight: ${weight.book};
  line-height: 1.45;
  font-variant-numeric: tabular-nums;
`

const WithConditions = styled.div`
  > p { display: inline; }
`

/** Follows the last word of the line. It is above the link of the card, which covers the whole card. */
const Conditions = styled.details`
  position: relative;
  display: inline-block;
  &[open] { display: block; }
  > summary {
    display: inline-flex;
    align-items: center;
    min-height: 1.5rem;
    font-size: ${type.s};
    color: ${color.accentText};
    text-decoration: underline;
  }
`

const WithExample = styled.div`
  display: grid;
  gap: ${space['2xs']};
`

interface MonthlyFigureProps {
  monthly: Monthly
  size?: 'body' | 'm'
  /**
   * `listed`: in a list that shows the conditions once. `short`: the same, below a price that has the VAT label, and without the
   * product, which is in the conditions. An amount with other conditions than its list is shown in full.
   */
  form?: 'whole' | 'listed' | 'short'
  /** Allows line breaks, for a column that may be narrower than the amount. */
  breaks?: ((line: string) => ReactNode) | undefined
}

/**
 * The only component for monthly amounts, with everything that the law wants beside them (docs/law.md). A lease is one line: amount,
 * duration, mileage, other payments and product; its conditions open with a click. A credit also has its warning and representative
 * example, and is not shown without them.
 */
export function MonthlyFigure({ monthly, size = 'body', form = 'whole', breaks }: MonthlyFigureProps) {
  const { t } = useTranslation('common')
  const { language, salesType } = useAudience()
  const listed = useContext(ListedConditions)
  const { product_title, product_code, amount, duration, mileage, deposit, representative } = monthly
  if (asksForExample(monthly, salesType) && !representative) return null
  const kind = amountKind(product_code)
  const euro = (money: typeof amount) => formatEuro(amountFor(money, salesType), language)
  const last = lastPayment(monthly, salesType)
  const isWhole = form === 'whole' || (listed !== undefined && !haveSameConditions(monthly, listed))
  const isShort = form === 'short' && !isWhole
  const vat = !isShort && salesType === 'B2B' && amount.vat_rate > 0 ? t('monthly.B2B') : ''
  const line = [
    t('monthly.amount', { amount: [euro(amount), vat].filter(Boolean).join(' ') }),
    t(isShort ? 'monthly.duration_short' : 'monthly.duration', { months: duration }),
    mileage && t(isShort ? 'monthly.mileage_short' : 'monthly.mileage', { km: formatNumber(mileage, language) }),
    deposit.incl > 0 && t(`monthly.${kind}.deposit`, { amount: euro(deposit) }),
    last !== undefined && t(`monthly.${kind}.last`, { amount: formatEuro(last, language) }),
    !isShort && product_title,
  ]
    .filter(Boolean)
    .join(SEPARATOR)
  const marks = { 'data-monthly': kind, 'data-product': product_code }
  if (representative) {
    return (
      <WithExample {...marks}>
        <Line $size={size}>{line}</Line>
        <RepresentativeExample example={representative} />
      </WithExample>
    )
  }
  return (
    <WithConditions {...marks}>
      <Line $size={form === 'whole' ? size : 's'}>{breaks ? breaks(line) : line}</Line>
      {isWhole && ' '}
      {isWhole && (
        <Conditions>
          <summary>{t('monthly.conditions')}</summary>
          <MonthlyConditions monthly={monthly} />
        </Conditions>
      )}
    </WithConditions>
  )
}
