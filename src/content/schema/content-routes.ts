import { isOneOf } from '@/domain/is-one-of'
import { type CampaignName, isCampaign, isRouteName, ROUTE_NAMES, type RouteName } from '@/routing/route-table'

/** Routes whose words, or the words above them, are an entry of the content. Their tabs are part of the entry. */
const WRITTEN_ROUTES = [
  'homepage',
  'eu-data-act',
  'adn',
  'recycle-my-car',
  'dsa',
  'accessoires',
  'lease',
  'rescue-sheets',
  'independent-operators',
  'category',
  'category.other',
  'community',
  'faq',
  'models',
  'contact',
  'fleet',
  'assistance',
  'co2',
  'privacy',
  'cookie-policy',
  'accessibility-statement',
  'legal',
  'news',
  'financing',
  'financial-solutions',
  'wecare',
  'personal-lease',
  'private-lease',
  'financial-rent',
  'stock',
  'stocks.formentor',
  'client-informations',
  'entretien-reparation',
  'services',
  'environnement',
] as const satisfies readonly RouteName[]
export type PageRoute = (typeof WRITTEN_ROUTES)[number] | CampaignName

/** Pages that the law asks for. */
export const LEGAL_ROUTES = [
  'eu-data-act',
  'dsa',
  'privacy',
  'cookie-policy',
  'accessibility-statement',
  'legal',
] as const satisfies readonly PageRoute[]

/** Those that the brand has, and its campaigns. */
export const PAGE_ROUTES: readonly PageRoute[] = [
  ...WRITTEN_ROUTES.filter(isRouteName),
  ...ROUTE_NAMES.filter(isCampaign),
]

/** Routes that can have a financial disclaimer: pages of the editors, and those whose cars have a monthly amount. */
export const DISCLAIMER_ROUTES = [
  ...PAGE_ROUTES,
  'models.carline',
  'stock.model',
  'stock.vehicle',
] as const satisfies readonly RouteName[]

/** The routes of a tab, and the page that the tab is part of. */
export const TAB_ROUTES = {
  'accessoires.tab': 'accessoires',
  'category.tab': 'category',
  'client-informations.tab': 'client-informations',
  'entretien-reparation.tab': 'entretien-reparation',
  'services.tab': 'services',
  'environnement.tab': 'environnement',
} as const satisfies Partial<Record<RouteName, PageRoute>>
export type TabRoute = keyof typeof TAB_ROUTES

export type ContentRoute = PageRoute | TabRoute

export function isPageRoute(name: string): name is PageRoute {
  return isOneOf(PAGE_ROUTES, name)
}

export function isTabRoute(name: string): name is TabRoute {
  return Object.hasOwn(TAB_ROUTES, name)
}

export function isContentRoute(name: string): name is ContentRoute {
  return isPageRoute(name) || isTabRoute(name)
}

/** The route that shows a tab of this page, or undefined when the page cannot have tabs. */
export function findTabRoute(page: PageRoute): TabRoute | undefined {
  return (Object.keys(TAB_ROUTES) as TabRoute[]).find((tab) => TAB_ROUTES[tab] === page)
}
