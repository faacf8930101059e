import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import type { Money } from '@/contract/common'
import { amountFor, formatEuro } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'

const Root = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

/** What a choice does to the total: '+1.250 €', '−300 €', or words when it does nothing. */
export function PriceDelta({ money }: { money: Money }) {
  const { t } = useTranslation('common')
  const { language, salesType } = useAudience()
  const amount = amountFor(money, salesType)
  return <Root>{amount === 0 ? t('price.no_extra') : formatEuro(amount, language, { sign: true })}</Root>
}
