import type { AutoDealer, DayOfWeek } from 'schema-dts'
import { brand } from '@/brand/brand'
import type { Dealer as KnownDealer } from '@/content/dealer-types'
import type { Dealer } from '@/contract/stock'
import type { Weekday } from '@/domain/weekday'
import { buildPath } from '@/routing/build-path'
import type { PageFacts } from './page-facts.server'
import { organizationReference } from './site-json-ld.server'

const DAYS: Readonly<Record<Weekday, DayOfWeek>> = {
  mon: 'https://schema.org/Monday',
  tue: 'https://schema.org/Tuesday',
  wed: 'https://schema.org/Wednesday',
  thu: 'https://schema.org/Thursday',
  fri: 'https://schema.org/Friday',
  sat: 'https://schema.org/Saturday',
  sun: 'https://schema.org/Sunday',
}

const geo = ({ latitude, longitude }: Pick<KnownDealer, 'latitude' | 'longitude'>) =>
  ({ '@type': 'GeoCoordinates', latitude, longitude }) as const

/** Who sells a car of the stock: what the remote service says of the dealer. */
export function sellerNode(dealer: Dealer): AutoDealer {
  const { name, phone, zipcode, city, latitude, longitude } = dealer
  const { country: addressCountry } = brand.company
  return {
    '@type': 'AutoDealer',
    name,
    ...(phone && { telephone: phone }),
    address: {
      '@type': 'PostalAddress',
      ...(zipcode && { postalCode: zipcode }),
      ...(city && { addressLocality: city }),
      addressCountry,
    },
    ...(latitude !== undefined && longitude !== undefined && { geo: geo({ latitude, longitude }) }),
  }
}

/** A dealer as editors hold him, with his address, hours and page. */
export function dealerNode(dealer: KnownDealer, facts: PageFacts): AutoDealer {
  const url = facts.absolute(buildPath('contact.dealer', { dealer: dealer.id }, facts.audience))
  return {
    '@type': 'AutoDealer',
    '@id': `${url}#dealer`,
    name: dealer.name,
    url,
    telephone: dealer.phone,
    email: dealer.email,
    parentOrganization: organizationReference(facts),
    address: {
      '@type': 'PostalAddress',
      streetAddress: dealer.street,
      postalCode: dealer.zipcode,
      addressLocality: dealer.city,
      addressCountry: brand.company.country,
    },
    geo: geo(dealer),
    openingHoursSpecification: dealer.hours.map(({ day, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS[day],
      opens,
      closes,
    })),
  }
}
