import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import type { Money } from '@/contract/common'
import { isZero } from '@/domain/is-zero'
import { amountFor, euroParts, formatEuro } from '@/i18n/format'
import { NO_BREAK_SPACE } from '@/i18n/punctuation'
import { useAudience } from '@/routing/CurrentRoute'
import { color, type, weight } from '@/ui/theme/css-vars'

type PriceSize = 'body' | 'm' | 'l' | 'xl'

const Root = styled.span<{ $size: PriceSize }>`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 0.4em;
  font-size: ${({ $size }) => type[$size]};
  font-variant-numeric: tabular-nums;
  line-height: 1.25;
`

const Amount = styled.span`
  font-weight: ${weight.book};
  letter-spacing: -0.01em;
  white-space: nowrap;
`

/** Smaller than the euros (spec §9). */
const Decimals = styled.span<{ $size: PriceSize }>`
  font-size: ${({ $size }) => ($size === 'l' || $size === 'xl' ? type.m : type.s)};
`

const Vat = styled.span`
  font-size: ${type.s};
  color: ${color.muted};
`

interface PriceProps {
  money: Money
  /** The amount for this sales type, if the service gives it as one figure (spec §3, `total_price`). Default: that of `money`. */
  amount?: number | undefined
  size?: PriceSize
  /** Adds « À partir de ». */
  isFromPrice?: boolean
  /** In B2B, adds the amount incl. VAT as a second line. */
  withIncl?: boolean
  /** Shows zero cents too: the menu's cards (spec §9). */
  withCents?: boolean
  className?: string
}

const EURO = `${NO_BREAK_SPACE}€`

/** A price incl. VAT for private buyers, and excl. VAT with a label for business buyers. Never 0 €. */
export function Price({
  money,
  amount,
  size = 'm',
  isFromPrice: from = false,
  withIncl = false,
  withCents = false,
  className,
}: PriceProps) {
  const { t } = useTranslation('common')
  const { language, salesType } = useAudience()
  if (isZero(money)) {
    return (
      <Root $size={size} className={className}>
        {t('price.on_request')}
      </Root>
    )
  }
  const { whole, decimals } = euroParts(amount ?? amountFor(money, salesType), language)
  const hasCents = withCents || decimals !== ',00'
  return (
    <Root $size={size} className={className} data-from-price={from ? '' : undefined}>
      {from && <Vat>{t('price.from')}</Vat>}
      <Amount>
        {hasCents ? (
          <>
            {whole}
            <Decimals $size={size}>{decimals}</Decimals>
            {EURO}
          </>
        ) : (
          // A single text node, because React separates two by a comment in the HTML.
          `${whole}${EURO}`
        )}
      </Amount>
      <Vat>{t(salesType === 'B2B' ? 'price.excl' : 'price.incl')}</Vat>
      {withIncl && salesType === 'B2B' && (
        <Vat>({t('price.also_incl', { amount: formatEuro(money.incl, language) })})</Vat>
      )}
    </Root>
  )
}
