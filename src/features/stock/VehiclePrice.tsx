import { useTranslation } from 'next-i18next/pages'
import { MonthlyPrice } from '@/components/MonthlyPrice'
import { Price } from '@/components/Price'
import type { StockVehicle } from '@/contract/stock'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { amountFor, formatDate, formatEuro } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'

/** The price with, where it is reduced, what the law wants beside it: list price, lowest of 30 days, end of the offer. */
export function VehiclePrice({ vehicle, large = false }: { vehicle: StockVehicle; large?: boolean }) {
  const { t } = useTranslation('stock')
  const { language, salesType } = useAudience()
  const financingForBusiness = useFeatureFlag('STOCK_FINANCING_B2B')
  const { discount, lowest_30_days, monthly, price_list, price_offer } = vehicle
  const euro = (money: typeof price_list) => formatEuro(amountFor(money, salesType), language)
  return (
    <Stack $gap="3xs">
      {discount && (
        <Text $size="s" $tone="muted">
          {t('list_price')} <s>{euro(price_list)}</s>
        </Text>
      )}
      <Price money={price_offer} size={large ? 'l' : 'm'} />
      {discount && lowest_30_days && (
        <Text $size="s" $tone="muted">
          {t('lowest_30_days', { price: euro(lowest_30_days) })}
          <br />
          {t('valid_to', { date: formatDate(discount.valid_to, language) })}
        </Text>
      )}
      {monthly && (salesType === 'B2C' || financingForBusiness) && <MonthlyPrice monthly={monthly} />}
    </Stack>
  )
}
