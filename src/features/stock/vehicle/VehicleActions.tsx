import { useTranslation } from 'next-i18next/pages'
import { MessageButton } from '@/components/MessageButton'
import { RouteButton } from '@/components/RouteButton'
import type { StockVehicle } from '@/contract/stock'
import { isComing, vehicleState } from '@/domain/vehicle-state'
import { Cluster } from '@/ui/Cluster'
import { CompareButton } from '../compare/CompareButton'
import { VehicleAsk } from './VehicleAsk'

/** The ways on from a car. What is not there cannot be come and seen, and what somebody else has is kept for nobody. */
export function VehicleActions({ vehicle }: { vehicle: StockVehicle }) {
  const { t } = useTranslation('stock')
  const state = vehicleState(vehicle)
  const { carline_code, commission_id, cupra_code } = vehicle
  return (
    <Cluster data-print="hide">
      {state === 'reserved' ? (
        <VehicleAsk vehicle={vehicle} variant="primary" />
      ) : (
        <>
          <MessageButton form="reservation" about={{ commission_id }}>
            {t(isComing(state) ? 'vehicle.retain' : 'vehicle.reserve')}
          </MessageButton>
          <VehicleAsk vehicle={vehicle} variant="secondary" />
        </>
      )}
      <RouteButton to="car-configurator.offer" params={{ cupra_code }} variant="secondary">
        {t('vehicle.build_like_it')}
      </RouteButton>
      <RouteButton to="stock.model" params={{ modelName: carline_code, cupra_code }} variant="secondary">
        {t('vehicle.similar')}
      </RouteButton>
      <CompareButton vehicle={vehicle} />
    </Cluster>
  )
}
