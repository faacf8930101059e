import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { MessageButton } from '@/components/MessageButton'
import type { StockVehicle } from '@/contract/stock'
import { isZero } from '@/domain/is-zero'
import { ActionBar } from '@/money/ActionBar'
import { space } from '@/ui/theme/css-vars'
import { below } from '@/ui/theme/media'
import { useShowsMonthly } from './VehiclePrice'

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space['2xs']};
  ${below.m} { > * { flex: 1 1 auto; padding-inline: ${space['2xs']}; } }
`

interface VehicleWaysProps {
  readonly vehicle: Pick<StockVehicle, 'commission_id' | 'monthly' | 'price_offer'>
}

/** Drive the very car, or ask for an offer: in its column, which stays on a wide window. */
export function VehicleWays({ vehicle: { commission_id } }: VehicleWaysProps) {
  const { t } = useTranslation('common')
  return (
    <Pair data-print="hide">
      <MessageButton form="offer" about={{ commission_id }}>
        {t('ask.offer')}
      </MessageButton>
      <MessageButton form="test-drive" about={{ commission_id }} variant="secondary">
        {t('ask.drive')}
      </MessageButton>
    </Pair>
  )
}

/** The same at the foot of a window that has one column. */
export function VehicleBar({ vehicle: { commission_id, monthly, price_offer } }: VehicleWaysProps) {
  const { t } = useTranslation(['common', 'stock'])
  const showsMonthly = useShowsMonthly()
  return (
    <ActionBar
      label={t('stock:vehicle.bar')}
      price={isZero(price_offer) ? undefined : price_offer}
      monthly={showsMonthly ? monthly : undefined}
      isForPhones
    >
      <MessageButton form="test-drive" about={{ commission_id }} variant="secondary" size="s">
        {t('common:ask.drive')}
      </MessageButton>
      <MessageButton form="offer" about={{ commission_id }} size="s">
        {t('common:ask.offer')}
      </MessageButton>
    </ActionBar>
  )
}
