import { brand } from '@/brand/brand'
import { CAMPAIGNS } from '@/brand/campaigns'
import { CARLINES } from '@/brand/carlines'
import { OMITTED_ROUTES } from '@/brand/omitted-routes'
import { CARLINE_OF_STOCKS } from '@/brand/shown-carlines'
import type { FeatureFlag } from '@/domain/feature-flag'
import { isOneOf } from '@/domain/is-one-of'
import type { SalesType } from '@/domain/sales-type'
import { CONFIGURATOR, EXPLORER, MESSAGE } from './route-words.mjs'

export interface RouteFlag {
  readonly name: FeatureFlag
  /** Left out: for both. */
  readonly salesType?: SalesType
  readonly parent: string
}

/**
 * Spec §2, the route table: everything that is true of a route stands on its row. A template is the part of an
 * address after the language and the sales-type segment; `:name` is a parameter (its codec is in codecs.ts),
 * `:name*` one or more segments. The order of the rows means nothing.
 */
export interface RouteDefinition {
  readonly templates: {
    readonly fr: string
    readonly nl: string
    /** The route under its internal name, where that is neither address: read, and redirected. */
    readonly internal?: string
  }
  /** Translation files of the route's own, besides SHELL_NAMESPACES. */
  readonly namespaces: readonly string[]
  /** Seconds after which a stored page is made again. */
  readonly revalidate: number
  /** The route is closed while one of them is off, and leads to that one's parent. */
  readonly flags?: readonly RouteFlag[]
  readonly sitemap: boolean
  readonly robots: 'index' | 'noindex'
  /** The query makes a page of its own: made on request, and stored under that search. */
  readonly answersQuery?: true
  /** Made for each request by a page of its own in src/pages, and stored nowhere. */
  readonly isMadeOnRequest?: true
}

/** Translation files of the shell, 404 and 500 included. */
export const SHELL_NAMESPACES = ['common', 'nav', 'footer', 'type', 'errors', 'legal'] as const

const same = <const T extends string>(template: T) => ({ fr: template, nl: template })

const LIVE = { revalidate: 300, sitemap: true, robots: 'index' } as const
const VEHICLE = { revalidate: 60, sitemap: true, robots: 'index' } as const
const EDITORIAL = { revalidate: 3_600, sitemap: true, robots: 'index' } as const
const STATUTORY = { revalidate: 86_400, sitemap: true, robots: 'index', namespaces: [] } as const
const UNLISTED = { sitemap: false, robots: 'noindex' } as const
const ON_REQUEST = { ...UNLISTED, isMadeOnRequest: true } as const

const models = { ...LIVE, namespaces: ['models', 'technical-data'] } as const
const configurator = { ...LIVE, namespaces: ['ccf', 'preview-configurator', 'technical-data'] } as const
/** Without the stock there is nothing to see; the page of a model takes the place of its cars (route-flag.ts). */
const STOCK_FLAGS = [{ name: 'STOCK', parent: 'models' }] as const
const stock = { ...LIVE, namespaces: ['stock'], answersQuery: true, flags: STOCK_FLAGS } as const
/** For businesses, what calculates is behind a flag. */
const calculated = <const Parent extends string>(parent: Parent) =>
  [{ name: 'FINANCING_B2B', salesType: 'B2B', parent }] as const
const financing = { ...LIVE, namespaces: ['financing', 'how-buy'] } as const
const editorial = { ...EDITORIAL, namespaces: [] } as const
const afterSales = { ...EDITORIAL, namespaces: ['assistance'] } as const
const contact = { ...EDITORIAL, namespaces: ['contact'] } as const
const faq = { ...EDITORIAL, namespaces: ['assistance'] } as const

type Rows = typeof CAMPAIGNS
type Campaigns = { readonly [N in keyof Rows]: Omit<typeof editorial, keyof Rows[N]> & Rows[N] }
const campaigns = Object.fromEntries(
  Object.entries<Partial<RouteDefinition>>(CAMPAIGNS).map(([name, row]) => [name, { ...editorial, ...row }]),
) as Campaigns

export const routeTable = {
  homepage: { ...LIVE, templates: { fr: '', nl: '', internal: 'homepage' }, namespaces: ['models'] },

  models: { ...models, templates: { fr: 'modeles', nl: 'modellen', internal: 'models' } },
  'models-v2': { ...models, ...UNLISTED, templates: EXPLORER },
  'models.carline': {
    ...models,
    templates: { fr: 'modeles/:carline_code', nl: 'modellen/:carline_code', internal: 'models/:carline_code' },
    namespaces: ['models', 'technical-data', 'financing', 'preview-configurator'],
  },
  'models.carline.tab': {
    ...models,
    templates: {
      fr: 'modeles/:carline_code/:tab_slug_id',
      nl: 'modellen/:carline_code/:tab_slug_id',
      internal: 'models/:carline_code/:tab_slug_id',
    },
    namespaces: [...models.namespaces, 'preview-configurator'],
  },
  'models.carline.test-drive': {
    ...models,
    templates: {
      fr: 'modeles/:carline_code/test-drive',
      nl: 'modellen/:carline_code/test-drive',
      internal: 'models/:carline_code/test-drive',
    },
    namespaces: ['models', 'technical-data', 'contact'],
  },

  'car-configurator': { ...configurator, templates: CONFIGURATOR },
  'car-configurator.models': {
    ...configurator,
    templates: { fr: `${CONFIGURATOR.fr}/models`, nl: `${CONFIGURATOR.nl}/models` },
  },
  'car-configurator.carline': {
    ...configurator,
    ...UNLISTED,
    templates: { fr: `${CONFIGURATOR.fr}/models/:carline_code`, nl: `${CONFIGURATOR.nl}/models/:carline_code` },
  },
  'car-configurator.conf': {
    ...configurator,
    ...UNLISTED,
    templates: { fr: `${CONFIGURATOR.fr}/conf/:id`, nl: `${CONFIGURATOR.nl}/conf/:id` },
    namespaces: [...configurator.namespaces, 'financing'],
  },
  'car-configurator.offer': {
    ...configurator,
    ...UNLISTED,
    templates: { fr: `${CONFIGURATOR.fr}/offer/:cupra_code`, nl: `${CONFIGURATOR.nl}/offer/:cupra_code` },
    namespaces: [...configurator.namespaces, 'financing'],
  },
  // The other car by its code, and by its number where it stands in the stock, at a price of its own.
  'car-configurator.compare': {
    ...configurator,
    ...UNLISTED,
    templates: {
      fr: `${CONFIGURATOR.fr}/compare/:cupra_code/:other_codes*`,
      nl: `${CONFIGURATOR.nl}/compare/:cupra_code/:other_codes*`,
    },
  },

  stock: { ...stock, templates: same('stock') },
  'stock.model': { ...stock, templates: same('stock/:modelName') },
  'stock.vehicle': {
    ...VEHICLE,
    flags: STOCK_FLAGS,
    templates: same('stock/:modelName/:commissionId'),
    namespaces: ['stock', 'financing', 'preview-configurator'],
  },
  'stock.compare': {
    ...VEHICLE,
    ...UNLISTED,
    flags: STOCK_FLAGS,
    templates: same('stock/compare/:commissionIds*'),
    namespaces: ['stock', 'technical-data'],
  },
  'my-cars': {
    ...LIVE,
    ...UNLISTED,
    templates: { fr: 'mes-voitures', nl: 'mijn-wagens', internal: 'my-cars' },
    namespaces: ['stock'],
  },
  'stock.flemish-region-incentive': {
    ...stock,
    templates: same('stock/:modelName/flemish-region-incentive'),
    flags: [...STOCK_FLAGS, { name: 'STOCK_FLEMISH_REGION_INCENTIVE', parent: 'stock.model' }],
    sitemap: false,
  },
  'stocks.formentor': {
    ...stock,
    templates: same(`stocks/${CARLINES[CARLINE_OF_STOCKS].slug}`),
    namespaces: ['stock', 'formentor-stock'],
  },

  financing: { ...financing, templates: { fr: 'financement', nl: 'financiering', internal: 'financing' } },
  'financing.calculation': {
    ...financing,
    ...UNLISTED,
    flags: calculated('financing'),
    templates: { fr: 'financement/calcul/:calculation', nl: 'financiering/berekening/:calculation' },
  },
  'financing.costs': {
    ...financing,
    ...UNLISTED,
    flags: calculated('financing'),
    templates: { fr: 'financement/couts/:costs', nl: 'financiering/kosten/:costs' },
  },
  'financing.budget': {
    ...financing,
    ...UNLISTED,
    flags: calculated('financing'),
    templates: { fr: 'financement/budget/:budget', nl: 'financiering/budget/:budget' },
  },
  'financial-solutions.choice': {
    ...financing,
    ...UNLISTED,
    templates: { fr: 'financial-solutions/choix/:choice', nl: 'financial-solutions/keuze/:choice' },
  },
  'financial-solutions': { ...financing, templates: same('financial-solutions') },
  lease: {
    ...LIVE,
    templates: { fr: `louez-une-${brand.word}`, nl: `huur-een-${brand.word}`, internal: 'lease' },
    namespaces: ['how-buy', 'financing'],
  },
  'personal-lease': {
    ...LIVE,
    templates: same('personal-lease'),
    namespaces: ['personal-lease', 'financing'],
    // EasyLease is what the page sells.
    flags: [
      { name: 'PERSONAL_LEASE_B2C', salesType: 'B2C', parent: 'private-lease' },
      { name: 'EASY_LEASE', salesType: 'B2C', parent: 'private-lease' },
      { name: 'EASY_LEASE', salesType: 'B2B', parent: 'financial-rent' },
    ],
  },
  'private-lease': { ...LIVE, templates: same('private-lease'), namespaces: ['private-lease', 'financing'] },
  'financial-rent': {
    ...LIVE,
    templates: { fr: 'renting-financier', nl: 'financiele-renting', internal: 'financial-rent' },
    namespaces: ['financial-rent', 'financing'],
  },
  wecare: { ...EDITORIAL, templates: same('wecare'), namespaces: ['we-care'] },

  contact: { ...contact, templates: same('contact') },
  'contact.dealer': { ...contact, templates: same('contact/:dealer') },
  fleet: { ...contact, templates: same('fleet'), namespaces: ['contact', 'financing', 'how-buy'] },
  'fleet.calculation': {
    ...financing,
    ...UNLISTED,
    flags: calculated('fleet'),
    templates: { fr: 'fleet/calcul/:fleet', nl: 'fleet/berekening/:fleet' },
  },
  // They show the car of the link, and what was typed (door/messages).
  message: {
    ...contact,
    ...ON_REQUEST,
    templates: { fr: `${MESSAGE.fr}/:message_kind`, nl: `${MESSAGE.nl}/:message_kind` },
  },
  'message.receipt': {
    ...contact,
    ...ON_REQUEST,
    templates: { fr: `${MESSAGE.fr}/suivi`, nl: `${MESSAGE.nl}/opvolging` },
  },

  assistance: {
    ...afterSales,
    templates: { fr: 'entretien-assistance', nl: 'onderhoud-assistentie', internal: 'assistance' },
  },
  'entretien-reparation': { ...afterSales, templates: { fr: 'entretien-reparation', nl: 'onderhoud-herstellingen' } },
  'entretien-reparation.tab': {
    ...afterSales,
    templates: { fr: 'entretien-reparation/:tab_slug_id', nl: 'onderhoud-herstellingen/:tab_slug_id' },
  },
  services: { ...afterSales, templates: same('services') },
  'services.tab': { ...afterSales, templates: same('services/:tab_slug_id') },

  accessoires: { ...editorial, templates: same('accessoires') },
  'accessoires.tab': { ...editorial, templates: same('accessoires/:tab_slug_id') },
  category: {
    ...editorial,
    templates: { ...same(':category'), internal: 'category/:category' },
    namespaces: ['technical-data'],
  },
  'category.tab': {
    ...editorial,
    templates: { ...same(':category/:tab_slug_id'), internal: 'category/:category/:tab_slug_id' },
    namespaces: ['technical-data'],
  },
  'category.other': {
    ...editorial,
    templates: { ...same('other/:specific_category'), internal: 'category/other/:specific_category' },
  },
  'client-informations': {
    ...editorial,
    templates: { fr: 'informations-client', nl: 'klantinformatie', internal: 'client-informations' },
  },
  'client-informations.tab': {
    ...editorial,
    templates: {
      fr: 'informations-client/:tab_slug_id',
      nl: 'klantinformatie/:tab_slug_id',
      internal: 'client-informations/:tab_slug_id',
    },
  },
  environnement: { ...editorial, templates: { fr: 'environnement', nl: 'milieu' } },
  'environnement.tab': { ...editorial, templates: { fr: 'environnement/:tab_slug_id', nl: 'milieu/:tab_slug_id' } },

  adn: { ...editorial, templates: { fr: `adn-${brand.word}`, nl: `dna-${brand.word}`, internal: 'adn' } },
  'recycle-my-car': {
    ...editorial,
    templates: { fr: `recycler-ma-${brand.word}`, nl: `mijn-${brand.word}-recycleren`, internal: 'recycle-my-car' },
  },
  ...campaigns,
  community: { ...editorial, templates: same('community') },
  faq: { ...faq, templates: same('faq') },
  'faq.topic': { ...faq, templates: same('faq/:topic') },
  /** Leads to the question in the page of its subject. */
  'faq.question': { ...faq, templates: same('faq/:question'), sitemap: false },
  news: { ...editorial, templates: same('news') },
  'news.page': { ...editorial, templates: same('news/page/:page') },
  'news.article': { ...editorial, templates: same('news/:slug*') },

  co2: { ...STATUTORY, templates: same('co2'), namespaces: ['technical-data'] },
  'accessibility-statement': {
    ...STATUTORY,
    templates: { fr: 'accessibilite', nl: 'toegankelijkheid', internal: 'accessibility-statement' },
  },
  'cookie-policy': {
    ...STATUTORY,
    templates: { fr: 'politique-cookies', nl: 'cookiebeleid', internal: 'cookie-policy' },
  },
  dsa: { ...STATUTORY, templates: same('dsa') },
  'eu-data-act': { ...STATUTORY, templates: same('eu-data-act') },
  'independent-operators': { ...STATUTORY, templates: same('independent-operators') },
  legal: {
    ...STATUTORY,
    templates: { fr: 'information-legale', nl: 'wettelijke-informatie', internal: 'legal' },
  },
  privacy: { ...STATUTORY, templates: { fr: 'vie-privee', nl: 'privacy-policy', internal: 'privacy' } },
  'rescue-sheets': {
    ...STATUTORY,
    templates: { fr: 'fiche-securite', nl: 'veiligheidsverslag', internal: 'rescue-sheets' },
    namespaces: ['assistance'],
  },
} as const satisfies Record<string, RouteDefinition>

export type RouteName = keyof typeof routeTable
export type CampaignName = keyof typeof CAMPAIGNS

/** Pages that no part of the interface links to by itself: a brand may do without them (src/brand/omitted-routes.ts). */
export type OptionalRoute =
  | CampaignName
  | 'stocks.formentor'
  | 'adn'
  | 'recycle-my-car'
  | 'wecare'
  | 'community'
  | 'assistance'
  | 'rescue-sheets'
  | 'independent-operators'
  | 'eu-data-act'
  | 'dsa'
  | 'co2'
  | WithTabs<'accessoires' | 'category' | 'client-informations' | 'entretien-reparation' | 'environnement' | 'services'>
  | 'category.other'
type WithTabs<N extends string> = N | `${N}.tab`
const omitted: readonly OptionalRoute[] = OMITTED_ROUTES

/** Every route that the brand has. */
export const ROUTE_NAMES: readonly RouteName[] = (Object.keys(routeTable) as readonly RouteName[]).filter(
  (name) => !omitted.some((one) => one === name),
)

export function isRouteName(value: unknown): value is RouteName {
  return isOneOf(ROUTE_NAMES, value)
}

export const isCampaign = (name: RouteName): name is CampaignName => Object.hasOwn(CAMPAIGNS, name)

/** The row of a route, for code that handles them all alike. */
export function routeDefinition(name: RouteName): RouteDefinition {
  return routeTable[name]
}
