import type { Bilingual } from '@/domain/language'
import type { FacetCode, RangeCode } from '@/domain/stock-facets'
import type { CarState } from '@/domain/vehicle-state'

export const FACET_TITLES: Readonly<Record<FacetCode | RangeCode | 'promotion' | 'incentive' | 'near', Bilingual>> = {
  carline: { fr: 'Modèle', nl: 'Model' },
  version: { fr: 'Version', nl: 'Versie' },
  fuel_type: { fr: 'Carburant', nl: 'Brandstof' },
  gearbox: { fr: 'Boîte de vitesses', nl: 'Versnellingsbak' },
  drive: { fr: 'Roues motrices', nl: 'Aandrijving' },
  color: { fr: 'Couleur', nl: 'Kleur' },
  interior: { fr: 'Intérieur', nl: 'Interieur' },
  wheels: { fr: 'Jantes', nl: 'Velgen' },
  equipment: { fr: 'Équipement', nl: 'Uitrusting' },
  availability: { fr: 'Disponibilité', nl: 'Beschikbaarheid' },
  dealer: { fr: 'Distributeur', nl: 'Verdeler' },
  price: { fr: 'Prix', nl: 'Prijs' },
  monthly: { fr: 'Loyer mensuel', nl: 'Maandbedrag' },
  discount_percent: { fr: 'Remise', nl: 'Korting' },
  power: { fr: 'Puissance', nl: 'Vermogen' },
  co2: { fr: 'Émissions de CO₂ (WLTP)', nl: 'CO₂-uitstoot (WLTP)' },
  range_km: { fr: 'Autonomie électrique (WLTP)', nl: 'Elektrisch rijbereik (WLTP)' },
  delivery_weeks: { fr: 'Délai de livraison', nl: 'Levertermijn' },
  promotion: { fr: 'En promotion', nl: 'In promotie' },
  incentive: { fr: 'Prime flamande', nl: 'Vlaamse premie' },
  near: { fr: 'Distance', nl: 'Afstand' },
}

/** Units and steps of the ranges; the bounds of a slider are whole steps. */
export const RANGE_FACTS: Readonly<Record<RangeCode, { readonly unit: string; readonly step: number }>> = {
  price: { unit: 'EUR', step: 500 },
  monthly: { unit: 'EUR', step: 10 },
  discount_percent: { unit: '%', step: 1 },
  power: { unit: 'kW', step: 5 },
  co2: { unit: 'g/km', step: 5 },
  range_km: { unit: 'km', step: 10 },
  delivery_weeks: { unit: 'weeks', step: 1 },
}

export const STATE_TITLES: Readonly<Record<CarState, Bilingual>> = {
  in_stock: { fr: 'En stock', nl: 'In stock' },
  arriving: { fr: 'En route', nl: 'Onderweg' },
  in_production: { fr: 'En production', nl: 'In productie' },
  reserved: { fr: 'Réservée', nl: 'Gereserveerd' },
}

export const DISCOUNT_LABEL: Bilingual = { fr: 'Remise stock', nl: 'Stockkorting' }

/** Above a list of cars that come close to a search that found none. */
export const RELAXED_REASON = {
  without: (title: Bilingual): Bilingual => ({
    fr: `Sans le filtre «\u00a0${title.fr}\u00a0»`,
    nl: `Zonder de filter ‘${title.nl}’`,
  }),
  modelOnly: { fr: 'Avec le modèle seul', nl: 'Met enkel het model' } satisfies Bilingual,
  everything: { fr: 'Toutes nos voitures en stock', nl: 'Al onze stockwagens' } satisfies Bilingual,
} as const
