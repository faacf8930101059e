import type { QueryClient } from '@tanstack/react-query'
import type { CarsNavigation, LinkGroups } from '@/contract/navigation'
import { navigationQueries } from '@/data/navigation/queries'
import { createQueryClient } from '@/data/query-client'
import type { Language } from '@/domain/language'

const model = (carlineCode: string, family: string, name: string) => ({
  carlineCode,
  family,
  name,
  href: `/nl/modellen/${name.toLowerCase()}`,
  showFamily: false,
  motorisation: [],
  ctas_list: [],
})

export const cars: CarsNavigation = {
  families: ['SUV', 'Elektrisch', 'Leeg'],
  navigation: [
    model('FORMENTOR', 'SUV', 'Formentor'),
    model('TERRAMAR', 'SUV', 'Terramar'),
    model('BORN', 'Elektrisch', 'Born'),
    model('LEON', 'Vergeten', 'Leon'),
  ],
}

export const header: LinkGroups = {
  main: [
    {
      id: 'start',
      title: 'Beginnen',
      children: [
        { title: 'Samenstellen', href: '/nl/car-configurator' },
        { title: 'Vloot', href: '/nl/fleet', sales_type: 'B2B' },
        { title: 'Testrit', href: '/nl/bericht/testrit', sales_type: 'B2C' },
      ],
    },
    {
      id: 'buy',
      title: 'Kopen',
      children: [
        { title: 'Financiering', href: '/nl/financiering' },
        { title: 'EasyLease', href: '/nl/private-lease', feature: 'EASY_LEASE' },
      ],
    },
    { id: 'empty', title: 'Lege groep', children: [] },
  ],
  social: [],
  secondary: [],
}

const footer: LinkGroups = {
  main: [{ id: 'help', title: 'Hulp', children: [{ title: 'Veelgestelde vragen', href: '/nl/faq' }] }],
  social: [
    { social: 'facebook', href: 'https://www.facebook.com/example', blank: true },
    { social: 'instagram', href: 'https://www.instagram.com/example', blank: true, analytics: 'footer-instagram' },
  ],
  secondary: [{ title: 'Privacy', href: '/nl/privacy-policy' }],
}

/** The page's cache as the server fills it. */
export function filledCache(
  language: Language = 'nl',
  content: { cars?: CarsNavigation; header?: LinkGroups; footer?: LinkGroups } = {},
): QueryClient {
  const client = createQueryClient()
  client.setQueryData(navigationQueries.cars(language).queryKey, content.cars ?? cars)
  client.setQueryData(navigationQueries.group(language, 'header').queryKey, content.header ?? header)
  client.setQueryData(navigationQueries.group(language, 'footer').queryKey, content.footer ?? footer)
  return client
}

/** The page's cache when the navigation could not be had. */
export function cacheWithoutNavigation(language: Language = 'nl'): QueryClient {
  const client = createQueryClient()
  for (const { queryKey } of [
    navigationQueries.cars(language),
    navigationQueries.group(language, 'header'),
    navigationQueries.group(language, 'footer'),
  ]) {
    client.setQueryDefaults(queryKey, { enabled: false })
  }
  return client
}
