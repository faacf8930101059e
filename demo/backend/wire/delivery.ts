import type { CatalogueCarline } from '@demo/backend/catalogue/types'
import { type Clock, systemClock } from '@demo/backend/clock'
import type { Car } from '@demo/backend/engine/car'
import { type DeliveryEstimate, deliveryEstimateOfCarline, estimateDelivery } from '@demo/backend/engine/delivery'
import type { Delivery } from '@/contract/configurator'
import type { Bilingual, Language } from '@/domain/language'
import type { Place } from '@/domain/places'

const NOTE: Bilingual = {
  fr: 'Estimation pour une commande signée aujourd’hui. Votre distributeur confirme la date à la commande.',
  nl: 'Raming voor een bestelling die vandaag getekend wordt. Je verdeler bevestigt de datum bij de bestelling.',
}
const MATTE_NOTE: Bilingual = {
  fr: 'Estimation pour une commande signée aujourd’hui. La peinture mate est appliquée à part\u00a0: comptez trois semaines de plus, déjà comprises ici.',
  nl: 'Raming voor een bestelling die vandaag getekend wordt. Matte lak wordt apart aangebracht: dat duurt drie weken langer, hier al meegeteld.',
}

/** `to`: where the buyer is. */
export function deliveryWire(car: Car, language: Language, clock: Clock = systemClock, to?: Place): Delivery {
  return wire(estimateDelivery(car, clock, to), language)
}

export function deliveryOfCarline(
  carline: CatalogueCarline,
  language: Language,
  clock: Clock = systemClock,
  to?: Place,
): Delivery {
  return wire(deliveryEstimateOfCarline(carline, clock, to), language)
}

function wire(estimate: DeliveryEstimate, language: Language): Delivery {
  const { dealer } = estimate
  return {
    kind: 'factory_order',
    weeks_min: estimate.weeksMin,
    weeks_max: estimate.weeksMax,
    expected_from: estimate.expectedFrom,
    expected_to: estimate.expectedTo,
    updated_at: estimate.updatedAt,
    confidence: 'estimate',
    note: (estimate.slowedByPaint ? MATTE_NOTE : NOTE)[language],
    ...(dealer && { dealer: { name: dealer.name, city: dealer.city[language], distance_km: dealer.distanceKm } }),
  }
}
