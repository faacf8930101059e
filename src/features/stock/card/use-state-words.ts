import { useTranslation } from 'next-i18next/pages'
import type { Dealer, StockVehicle } from '@/contract/stock'
import { useAudience } from '@/routing/CurrentRoute'
import { deliveryWords } from './state-words'

/** The one wording of where a car is, and when it is with the buyer. */
export function useStateWords() {
  const { t } = useTranslation(['stock', 'type'])
  const { language } = useAudience()
  return {
    delivery: (vehicle: Pick<StockVehicle, 'status' | 'availability'>) => deliveryWords(t, vehicle, language),
    /** « Gent (12 km) », without the distance where nobody asked for it. */
    place: ({ city, distance_km }: Pick<Dealer, 'city' | 'distance_km'>) =>
      distance_km === undefined ? city : t('stock:card.distance', { city, km: distance_km }),
  }
}
