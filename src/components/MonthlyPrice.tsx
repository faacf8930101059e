import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import type { RepresentativeExample as Example, Monthly } from '@/contract/common'
import { amountFor, formatEuro, formatNumber } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Text } from '@/ui/Text'
import { space, type, weight } from '@/ui/theme/css-vars'
import { RepresentativeExample } from './RepresentativeExample'

const Root = styled.div`
  display: grid;
  gap: ${space['2xs']};
`

/** One line, one size: the amount is never larger than its months and kilometres. */
const Line = styled.p<{ $brief: boolean }>`
  font-size: ${({ $brief }) => ($brief ? type.s : type.m)};
  font-weight: ${weight.book};
  font-variant-numeric: tabular-nums;
`

interface MonthlyPriceProps {
  monthly: Pick<Monthly, 'product_code' | 'amount' | 'duration'> & { mileage?: Monthly['mileage'] }
  /** Beside every figure of a credit; a credit without its example is not shown at all (art. VII.64). */
  representative?: Example | undefined
  /** The car can be bought at the end: then nothing may say that it cannot. */
  hasOption?: boolean
  /** One of many: what holds for all of them stands once beside them. */
  brief?: boolean
}

/** A monthly amount with all that must stand beside it. */
export function MonthlyPrice({ monthly, representative, hasOption = false, brief = false }: MonthlyPriceProps) {
  const { t } = useTranslation(['common', 'legal'])
  const { language, salesType } = useAudience()
  const isCredit = monthly.product_code === 'ac'
  if (isCredit && !representative) return null
  const terms = [
    `${t('common:monthly.amount', { amount: formatEuro(amountFor(monthly.amount, salesType), language) })} ${t(`common:monthly.${salesType}`)}`,
    t('common:monthly.duration', { months: monthly.duration }),
    monthly.mileage && t('common:monthly.mileage', { km: formatNumber(monthly.mileage, language) }),
  ].filter(Boolean)
  return (
    <Root>
      <Line $brief={brief}>{terms.join(' · ')}</Line>
      {representative ? (
        <RepresentativeExample example={representative} />
      ) : (
        !brief && (
          <Text $size="s" $tone="muted">
            {t(hasOption ? 'legal:option_note' : 'legal:lease_note')}
          </Text>
        )
      )}
    </Root>
  )
}
