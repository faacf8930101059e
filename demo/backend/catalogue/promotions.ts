import type { ModelledCarline } from '@/domain/carline'
import type { Bilingual } from '@/domain/language'
import type { Cents } from './types'

export interface Promotion {
  readonly code: string
  readonly title: Bilingual
  readonly conditions: Bilingual
  readonly cents: Cents
  readonly carlines: readonly ModelledCarline[]
  /** ISO dates, both days included. */
  readonly validFrom: string
  readonly validTo: string
}

interface Campaign {
  /** The code of a year's is this and the year's two last digits. */
  readonly name: string
  readonly title: Bilingual
  readonly conditions: (year: string) => Bilingual
  readonly cents: Cents
  readonly carlines: readonly ModelledCarline[]
  /** Month and day, both days included: `10-01`. */
  readonly from: string
  readonly to: string
}

/**
 * They come back each year and end by themselves, so that the demonstration has reductions whenever it is looked at. No carline has
 * one all year: what its price was before could not be said, and 30 days without one lie before a smaller one. Both audiences; the front shows them behind PRICE_WITH_REDUCTION_CCF.
 */
const CAMPAIGNS: readonly Campaign[] = [
  {
    name: 'SALON',
    title: { fr: 'Conditions du Salon de Bruxelles', nl: 'Salonvoorwaarden' },
    conditions: (year) => ({
      fr: `Pour toute commande signée du 2 au 31 janvier ${year}.`,
      nl: `Voor elke bestelling getekend van 2 tot en met 31 januari ${year}.`,
    }),
    cents: 2_500_00,
    carlines: ['FORMENTOR', 'FORMENTORVZ', 'TERRAMAR', 'LEON', 'LEONBREAK', 'BORN', 'TAVASCAN'],
    from: '01-02',
    to: '01-31',
  },
  {
    name: 'LENTE',
    title: { fr: 'Remise de printemps', nl: 'Lentekorting' },
    conditions: (year) => ({
      fr: `Pour toute commande signée du 15 mars au 30 juin ${year} chez un distributeur participant.`,
      nl: `Voor elke bestelling getekend van 15 maart tot en met 30 juni ${year} bij een deelnemende verdeler.`,
    }),
    cents: 1_250_00,
    carlines: ['TERRAMAR', 'LEON', 'LEONBREAK'],
    from: '03-15',
    to: '06-30',
  },
  {
    name: 'ZOMER',
    title: { fr: 'Remise d’été', nl: 'Zomerkorting' },
    conditions: (year) => ({
      fr: `Pour toute commande signée du 1er juillet au 31 août ${year} chez un distributeur participant.`,
      nl: `Voor elke bestelling getekend van 1 juli tot en met 31 augustus ${year} bij een deelnemende verdeler.`,
    }),
    cents: 1_000_00,
    carlines: ['FORMENTOR', 'FORMENTORVZ'],
    from: '07-01',
    to: '08-31',
  },
  {
    name: 'ELEKTRO',
    title: { fr: 'Remise électrique', nl: 'Elektrokorting' },
    conditions: (year) => ({
      fr: `Pour toute commande signée du 1er septembre au 31 décembre ${year} chez un distributeur participant.`,
      nl: `Voor elke bestelling getekend van 1 september tot en met 31 december ${year} bij een deelnemende verdeler.`,
    }),
    cents: 2_000_00,
    carlines: ['BORN', 'TAVASCAN'],
    from: '09-01',
    to: '12-31',
  },
  {
    name: 'EINDEJAAR',
    title: { fr: 'Remise de fin d’année', nl: 'Eindejaarskorting' },
    conditions: (year) => ({
      fr: `Pour toute commande signée du 1er octobre au 31 décembre ${year} chez un distributeur participant.`,
      nl: `Voor elke bestelling getekend van 1 oktober tot en met 31 december ${year} bij een deelnemende verdeler.`,
    }),
    cents: 1_500_00,
    carlines: ['FORMENTOR', 'LEON', 'LEONBREAK'],
    from: '10-01',
    to: '12-31',
  },
]

const ofYear = (year: string, { name, title, conditions, cents, carlines, from, to }: Campaign): Promotion => ({
  code: `${name}${year.slice(2)}`,
  title,
  conditions: conditions(year),
  cents,
  carlines,
  validFrom: `${year}-${from}`,
  validTo: `${year}-${to}`,
})

/** Those of a calendar year, in the order of their days. */
export const promotionsOf = (year: string): readonly Promotion[] => CAMPAIGNS.map((campaign) => ofYear(year, campaign))

/** Every price asks for them: none is spelled out but those that hold. */
export function activePromotions(carline: ModelledCarline, date: string): readonly Promotion[] {
  const day = date.slice(5)
  return CAMPAIGNS.filter(({ carlines, from, to }) => from <= day && day <= to && carlines.includes(carline)).map(
    (campaign) => ofYear(date.slice(0, 4), campaign),
  )
}
