import { useTranslation } from 'next-i18next/pages'
import type { Dealer, StockVehicle } from '@/contract/stock'
import { formatRange } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'

/** The one wording of where a car is, and when it is with the buyer. */
export function useStateWords() {
  const { t } = useTranslation('stock')
  const { language } = useAudience()
  return {
    /** « En route, 3 à 5 semaines » */
    delivery: ({ kind, weeks_min, weeks_max }: StockVehicle['availability']) =>
      t('card.delivery', {
        state: t(`availability.${kind}`),
        time: formatRange(weeks_min, weeks_max, 'weeks', language),
      }),
    /** « Gent (12 km) », without the distance where nobody asked for it. */
    place: ({ city, distance_km }: Pick<Dealer, 'city' | 'distance_km'>) =>
      distance_km === undefined ? city : t('card.distance', { city, km: distance_km }),
  }
}
