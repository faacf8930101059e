import { useTranslation } from 'next-i18next/pages'
import { EquipmentSearch } from '@/components/EquipmentSearch'
import type { Money } from '@/contract/common'
import type { StockVehicleDetail } from '@/contract/stock'
import { amountFor, formatEuro } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Text } from '@/ui/Text'
import { Details } from '../StockVehicleView.styles'

export function VehicleEquipment({ vehicle }: { vehicle: StockVehicleDetail }) {
  const { t } = useTranslation(['stock', 'common'])
  const { language, salesType } = useAudience()
  const { equipment_standard, options } = vehicle
  const priceText = (price: Money) =>
    price.incl === 0 ? t('common:price.no_extra') : formatEuro(amountFor(price, salesType), language)
  const groups = [
    {
      code: 'options',
      title: t('stock:vehicle.options'),
      items: (options ?? []).map((option) => ({
        ...option,
        note: (
          <Text as="span" $tone="muted">
            {priceText(option.price)}
          </Text>
        ),
      })),
    },
    { code: 'standard', title: t('stock:vehicle.standard'), items: equipment_standard },
  ]
  return (
    <Details open>
      <summary>{t('stock:vehicle.equipment')}</summary>
      <div>
        {!options?.length && <Text>{t(options ? 'stock:vehicle.no_options' : 'stock:vehicle.unknown_options')}</Text>}
        <EquipmentSearch groups={groups} level={2} />
      </div>
    </Details>
  )
}
