import type { BreadcrumbList, Organization, WebSite } from 'schema-dts'
import { brand } from '@/brand/brand'
import { navigationQueries } from '@/data/navigation/queries'
import { LANGUAGE_FACTS } from '@/domain/language'
import type { Crumb } from '@/site/Breadcrumb'
import type { PageFacts } from './page-facts.server'

const ORGANIZATION_ID = '/#organization'

/** The company by its id: described once, on the homepage, and referenced from everywhere else. */
export const organizationReference = ({ absolute }: Pick<PageFacts, 'absolute'>) => ({
  '@id': absolute(ORGANIZATION_ID),
})

export function organizationNode({ audience: { language }, absolute, answered }: PageFacts): Organization {
  const { company } = brand
  const social = answered(navigationQueries.group(language, 'footer'))?.social ?? []
  return {
    '@type': 'Organization',
    '@id': absolute(ORGANIZATION_ID),
    name: brand.siteName[language],
    legalName: company.name,
    url: absolute(`/${language}`),
    logo: absolute('/icon-512.png'),
    email: company.email,
    telephone: company.phone,
    vatID: company.vatNumber,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street[language],
      postalCode: company.zipcode,
      addressLocality: company.city[language],
      addressCountry: company.country,
    },
    areaServed: company.country,
    sameAs: social.map(({ href }) => href),
  }
}

export function websiteNode(facts: PageFacts): WebSite {
  const { language } = facts.audience
  const home = facts.absolute(`/${language}`)
  return {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    url: home,
    name: brand.siteName[language],
    inLanguage: LANGUAGE_FACTS[language].bcp47,
    publisher: organizationReference(facts),
  }
}

/** The pages on the way to a page, itself last. */
export function breadcrumbNode(way: readonly Crumb[], { absolute }: PageFacts): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  }
}
