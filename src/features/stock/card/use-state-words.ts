import { useTranslation } from 'next-i18next/pages'
import type { Dealer, StockVehicle } from '@/contract/stock'
import { townOf } from '@/domain/dealer-words'
import { useAudience } from '@/routing/CurrentRoute'
import { deliveryWords } from './state-words'

/** The one wording of where a car is, and when it is with the buyer. */
export function useStateWords() {
  const { t } = useTranslation(['stock', 'type'])
  const { language } = useAudience()
  return {
    delivery: (vehicle: Pick<StockVehicle, 'status' | 'availability'>) => deliveryWords(t, vehicle, language),
    /** « Gent (12 km) », without the distance where nobody asked for it. */
    place: ({ distance_km, ...dealer }: Pick<Dealer, 'name' | 'city' | 'distance_km'>) => {
      const city = townOf(dealer)
      return distance_km === undefined ? city : t('stock:card.distance', { city, km: distance_km })
    },
  }
}
