import type { CatalogueCarline } from '@/backend/catalogue/types'
import { type Clock, systemClock } from '@/backend/clock'
import type { Car } from '@/backend/engine/car'
import { type DeliveryEstimate, deliveryEstimateOf, deliveryEstimateOfCarline } from '@/backend/engine/delivery'
import type { Delivery } from '@/contract/configurator'
import type { Bilingual, Language } from '@/domain/language'

const NOTE: Bilingual = {
  fr: 'Estimation pour une commande signée aujourd’hui. Votre distributeur confirme la date à la commande.',
  nl: 'Raming voor een bestelling die vandaag getekend wordt. Je verdeler bevestigt de datum bij de bestelling.',
}
const MATTE_NOTE: Bilingual = {
  fr: 'Estimation pour une commande signée aujourd’hui. La peinture mate est appliquée à part\u00a0: comptez trois semaines de plus, déjà comprises ici.',
  nl: 'Raming voor een bestelling die vandaag getekend wordt. Matte lak wordt apart aangebracht: dat duurt drie weken langer, hier al meegeteld.',
}

export function deliveryOf(car: Car, language: Language, clock: Clock = systemClock): Delivery {
  return wire(deliveryEstimateOf(car, clock), language)
}

export function deliveryOfCarline(carline: CatalogueCarline, language: Language, clock: Clock = systemClock): Delivery {
  return wire(deliveryEstimateOfCarline(carline, clock), language)
}

function wire(estimate: DeliveryEstimate, language: Language): Delivery {
  return {
    kind: 'factory_order',
    weeks_min: estimate.weeksMin,
    weeks_max: estimate.weeksMax,
    expected_from: estimate.expectedFrom,
    expected_to: estimate.expectedTo,
    updated_at: estimate.updatedAt,
    confidence: 'estimate',
    note: (estimate.slowedByPaint ? MATTE_NOTE : NOTE)[language],
  }
}
