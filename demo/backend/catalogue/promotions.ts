import type { ModelledCarline } from '@/domain/carline'
import type { Bilingual } from '@/domain/language'
import type { Cents } from './types'

export interface Promotion {
  readonly code: string
  readonly title: Bilingual
  readonly conditions: Bilingual
  readonly cents: Cents
  readonly carlines: readonly ModelledCarline[]
  /** Absent: every version of those carlines. */
  readonly versions?: readonly string[]
  /** ISO dates, both days included. */
  readonly validFrom: string
  readonly validTo: string
}

/** Dated, so that a reduction ends by itself. Both audiences; the front shows them behind PRICE_WITH_REDUCTION_CCF. */
export const PROMOTIONS: readonly Promotion[] = [
  {
    code: 'EINDEJAAR26',
    title: { fr: 'Remise de fin d’année', nl: 'Eindejaarskorting' },
    conditions: {
      fr: 'Pour toute commande signée du 1er octobre au 31 décembre 2026 chez un distributeur participant.',
      nl: 'Voor elke bestelling getekend van 1 oktober tot en met 31 december 2026 bij een deelnemende verdeler.',
    },
    cents: 1_500_00,
    carlines: ['FORMENTOR', 'LEON', 'LEONBREAK'],
    validFrom: '2026-10-01',
    validTo: '2026-12-31',
  },
  {
    code: 'ELEKTRO26',
    title: { fr: 'Remise électrique', nl: 'Elektrokorting' },
    conditions: {
      fr: 'Pour toute commande signée du 1er septembre au 31 décembre 2026 chez un distributeur participant.',
      nl: 'Voor elke bestelling getekend van 1 september tot en met 31 december 2026 bij een deelnemende verdeler.',
    },
    cents: 2_000_00,
    carlines: ['BORN', 'TAVASCAN'],
    validFrom: '2026-09-01',
    validTo: '2026-12-31',
  },
  {
    code: 'SALON26',
    title: { fr: 'Conditions du Salon de Bruxelles', nl: 'Salonvoorwaarden' },
    conditions: {
      fr: 'Pour toute commande signée du 2 au 31 janvier 2026.',
      nl: 'Voor elke bestelling getekend van 2 tot en met 31 januari 2026.',
    },
    cents: 2_500_00,
    carlines: ['FORMENTOR', 'FORMENTORVZ', 'TERRAMAR', 'LEON', 'LEONBREAK', 'BORN', 'TAVASCAN'],
    validFrom: '2026-01-02',
    validTo: '2026-01-31',
  },
]

export function activePromotions(carline: ModelledCarline, version: string, date: string): Promotion[] {
  return PROMOTIONS.filter(
    (one) =>
      one.carlines.includes(carline) &&
      (!one.versions || one.versions.includes(version)) &&
      one.validFrom <= date &&
      date <= one.validTo,
  )
}
