import { useTranslation } from 'next-i18next/pages'
import type { StockVehicleDetail } from '@/contract/stock'
import { formatEuro, formatMeasure } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Details, Facts } from '../StockVehicleView.styles'
import { listPriceParts } from './list-price'

/** The parts of the list price, and the technical data. Today's price is beside the pictures. */
export function VehicleData({ vehicle }: { vehicle: StockVehicleDetail }) {
  const { t } = useTranslation('stock')
  const { language, salesType } = useAudience()
  const buildUp = listPriceParts(vehicle, salesType)
  return (
    <>
      {buildUp && (
        <Details>
          <summary>{t('vehicle.buildUp')}</summary>
          <Facts>
            {buildUp.map(([part, amount]) => (
              <div key={part}>
                <dt>{t(`vehicle.${part}`)}</dt>
                <dd>{formatEuro(amount, language)}</dd>
              </div>
            ))}
          </Facts>
        </Details>
      )}
      {vehicle.technical.length > 0 && (
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
      )}
    </>
  )
}
