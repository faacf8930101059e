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

/** One paragraph in one size: the amount is never larger than the terms that it depends on. */
const Line = styled.p<{ $size: 's' | 'body' | 'm' }>`
  font-size: ${({ $size }) => type[$size]};
  font-weight: ${weight.book};
  line-height: 1.45;
  font-variant-numeric: tabular-nums;
`

const WithConditions = styled.div`
  > p { display: inline; }
`

/** Its one word stands behind the last of the line, and above the link of a card, which lies over all of it. */
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
   * `listed`: one of many, whose conditions stand once beside them. `short`: the same in few letters, under a price that says whether
   * VAT is in it, without its product, which stands with the conditions. One whose conditions are not those of its list is whole.
   */
  form?: 'whole' | 'listed' | 'short'
  /** Marks where its line may break, in a column that is narrower than its amount. */
  breaks?: ((line: string) => ReactNode) | undefined
}

/**
 * The one place that writes a monthly amount, with what has to stand beside it (docs/law.md). A rent is one line: amount, term,
 * kilometres, what is paid besides, product; its conditions are one press away. A credit has its warning and example under the
 * line, and without its example is not shown at all.
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
