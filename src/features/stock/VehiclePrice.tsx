import { useTranslation } from 'next-i18next/pages'
import { MonthlyPrice } from '@/components/MonthlyPrice'
import { Price } from '@/components/Price'
import type { StockVehicle } from '@/contract/stock'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { amountFor, formatDate, formatEuro, formatNumber } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { reductionOf } from './reduction'

/** The price with, where it is reduced, what the law wants beside it: the lowest price of 30 days, struck, and the last day. */
export function VehiclePrice({ vehicle, large = false }: { vehicle: StockVehicle; large?: boolean }) {
  const { t } = useTranslation('stock')
  const { language, salesType } = useAudience()
  const financingForBusiness = useFeatureFlag('STOCK_FINANCING_B2B')
  const { monthly, price_offer } = vehicle
  const reduction = reductionOf(vehicle)
  const euro = (money: typeof price_offer) => formatEuro(amountFor(money, salesType), language)
  return (
    <Stack $gap="3xs">
      <Price money={price_offer} size={large ? 'l' : 'm'} />
      {reduction && (
        <Text $size="s" $tone="muted">
          {t('discount', { percent: formatNumber(reduction.percent, language) })} · {t('lowest_30_days')}{' '}
          <s>{euro(reduction.before)}</s>
          <br />
          {t('valid_to', { date: formatDate(reduction.valid_to, language) })}
        </Text>
      )}
      {monthly && (salesType === 'B2C' || financingForBusiness) && <MonthlyPrice monthly={monthly} />}
    </Stack>
  )
}
