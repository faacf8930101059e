import { useTranslation } from 'next-i18next/pages'
import type { StockVehicleDetail } from '@/contract/stock'
import { isZero } from '@/domain/is-zero'
import { amountFor, formatEuro, formatMeasure } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Details, Facts } from '../StockVehicleView.styles'

/** How the list price comes about, and the technical data. What the car costs today stands beside its pictures. */
export function VehicleData({ vehicle }: { vehicle: StockVehicleDetail }) {
  const { t } = useTranslation('stock')
  const { language, salesType } = useAudience()
  const list = amountFor(vehicle.price_list, salesType)
  const options = vehicle.options.reduce((sum, { price }) => sum + amountFor(price, salesType), 0)
  const hasListPrice = !isZero(vehicle.price_list)
  const buildUp = [
    [t('vehicle.base_price'), list - options],
    [t('vehicle.options_total'), options],
    [t('vehicle.catalog_price'), list],
  ] as const
  return (
    <>
      {hasListPrice && (
        <Details>
          <summary>{t('vehicle.buildUp')}</summary>
          <Facts>
            {buildUp.map(([term, amount]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{formatEuro(amount, language)}</dd>
              </div>
            ))}
          </Facts>
        </Details>
      )}
      <Details>
        <summary>{t('vehicle.technical')}</summary>
        {vehicle.technical.map((group) => (
          <Facts key={group.code} aria-label={group.title}>
            {group.rows.map(({ code, label, value }) => (
              <div key={code}>
                <dt>{label}</dt>
                <dd>{'text' in value ? value.text : formatMeasure(value, language)}</dd>
              </div>
            ))}
          </Facts>
        ))}
      </Details>
    </>
  )
}
