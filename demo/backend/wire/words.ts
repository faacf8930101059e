import type { CatalogueVersion, StandardItem } from '@demo/backend/catalogue/types'
import type { CategoryCode } from '@/contract/configured-car'
import type { FuelType } from '@/domain/fuel-type'
import type { Bilingual } from '@/domain/language'

/** Words that the service itself writes into its answers. */
export const CATEGORY_TITLES: Readonly<Record<CategoryCode, Bilingual>> = {
  version: { fr: 'Version', nl: 'Versie' },
  exterior: { fr: 'Peinture', nl: 'Lak' },
  wheels: { fr: 'Jantes', nl: 'Velgen' },
  interior: { fr: 'Intérieur', nl: 'Interieur' },
  packs: { fr: 'Packs et éditions', nl: 'Packs en edities' },
  options: { fr: 'Options', nl: 'Opties' },
  services: { fr: 'Services', nl: 'Diensten' },
}

export const STANDARD_GROUP_TITLES: Readonly<Record<StandardItem['group'], Bilingual>> = {
  safety: { fr: 'Sécurité', nl: 'Veiligheid' },
  comfort: { fr: 'Confort', nl: 'Comfort' },
  technology: { fr: 'Technologie', nl: 'Technologie' },
  exterior: { fr: 'Extérieur', nl: 'Buitenkant' },
  interior: { fr: 'Intérieur', nl: 'Interieur' },
  driving: { fr: 'Conduite', nl: 'Rijden' },
}

export const FUEL_WORDS: Readonly<Record<FuelType, Bilingual>> = {
  BENZINE: { fr: 'Essence', nl: 'Benzine' },
  DIESEL: { fr: 'Diesel', nl: 'Diesel' },
  HYBRID: { fr: 'Hybride rechargeable', nl: 'Plug-inhybride' },
  ELECTRIC: { fr: 'Électrique', nl: 'Elektrisch' },
  OTHER: { fr: 'Autre', nl: 'Andere' },
}

export const GEARBOX_WORDS: Readonly<Record<CatalogueVersion['gearbox'], Bilingual>> = {
  manual: { fr: 'Manuelle', nl: 'Manueel' },
  automatic: { fr: 'Automatique', nl: 'Automatisch' },
}

export const DRIVE_WORDS: Readonly<Record<CatalogueVersion['drive'], Bilingual>> = {
  fwd: { fr: 'Traction', nl: 'Voorwielaandrijving' },
  rwd: { fr: 'Propulsion', nl: 'Achterwielaandrijving' },
  awd: { fr: 'Quatre roues motrices', nl: 'Vierwielaandrijving' },
}

export const FINISH_WORDS: Readonly<Record<'metallic' | 'solid' | 'matte', Bilingual>> = {
  solid: { fr: 'Uni', nl: 'Effen' },
  metallic: { fr: 'Métallisé', nl: 'Metallic' },
  matte: { fr: 'Mat', nl: 'Mat' },
}
