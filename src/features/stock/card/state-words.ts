import type { TFunction } from 'i18next'
import type { StockVehicle } from '@/contract/stock'
import type { Language } from '@/domain/language'
import { arrivalOf, type VehicleState, vehicleState } from '@/domain/vehicle-state'
import { formatWeeks } from '@/i18n/format'
import { formatPeriod } from '@/i18n/format-period'

/** « En route, 3 à 5 semaines »; of a car that somebody else has, that alone. */
export function deliveryWords(
  t: TFunction<['stock', 'type']>,
  vehicle: Pick<StockVehicle, 'status' | 'availability'>,
  language: Language,
): string {
  const state = vehicleState(vehicle)
  if (state === 'reserved') return t('stock:card.reserved')
  if (state === 'sold') return t('type:state.sold')
  const { weeks_min, weeks_max } = vehicle.availability
  return t('stock:card.delivery', {
    state: t(`type:state.${state}`),
    time: formatWeeks(weeks_min, weeks_max, language),
  })
}

const SITUATIONS = {
  in_stock: 'in_stock',
  arriving: 'coming',
  in_production: 'coming',
  reserved: 'reserved',
} as const satisfies Partial<Record<VehicleState, string>>

/** Where the car is, or who has it, in a sentence. A sold one has a page of its own. */
export function situationWords(t: TFunction<['stock', 'type']>, vehicle: StockVehicle, language: Language): string {
  const state = vehicleState(vehicle)
  if (state === 'sold') return t('stock:sold.title')
  return t(`stock:situation.${SITUATIONS[state]}`, {
    dealer: vehicle.dealer.name,
    ...formatPeriod(arrivalOf(vehicle), language),
  })
}
