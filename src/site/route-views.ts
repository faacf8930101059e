import type { CampaignName, RouteName } from '@/routing/route-table'
import type { DoorProps, ViewName, ViewProps } from './views'

const EDITORIAL = 'editorial/EditorialView'

/** Routes whose page is an editor's words, in blocks. The browser needs no list of them. */
type EditorialRoute =
  | CampaignName
  | 'financing'
  | 'financial-solutions'
  | 'lease'
  | 'personal-lease'
  | 'private-lease'
  | 'financial-rent'
  | 'wecare'
  | 'fleet'
  | 'assistance'
  | 'entretien-reparation'
  | 'entretien-reparation.tab'
  | 'services'
  | 'services.tab'
  | 'accessoires'
  | 'accessoires.tab'
  | 'category'
  | 'category.tab'
  | 'category.other'
  | 'client-informations'
  | 'client-informations.tab'
  | 'environnement'
  | 'environnement.tab'
  | 'adn'
  | 'recycle-my-car'
  | 'community'
  | 'co2'
  | 'accessibility-statement'
  | 'cookie-policy'
  | 'dsa'
  | 'eu-data-act'
  | 'independent-operators'
  | 'legal'
  | 'privacy'
  | 'rescue-sheets'

/** The view of each other route. A route without one does not compile. What the server loads for it: site-loaders.server.ts. */
const ownViews = {
  homepage: 'home/HomeView',
  models: 'models/ModelsView',
  'models-v2': 'models/ModelsView',
  'models.carline': 'models/CarlineView',
  'models.carline.tab': 'models/CarlineTabView',
  'models.carline.test-drive': 'models/TestDriveView',
  'car-configurator': 'configurator/StartView',
  'car-configurator.models': 'configurator/ModelsStepView',
  'car-configurator.carline': 'configurator/CarlineStartView',
  'car-configurator.conf': 'configurator/ConfView',
  'car-configurator.offer': 'configurator/OfferView',
  'car-configurator.compare': 'configurator/CompareView',
  stock: 'stock/StockListView',
  'stock.model': 'stock/StockListView',
  'stock.vehicle': 'stock/StockVehicleView',
  'stock.compare': 'stock/StockCompareView',
  'my-cars': 'my-cars/MyCarsView',
  'stock.flemish-region-incentive': 'stock/StockListView',
  'stocks.formentor': 'stock/StockListView',
  'financing.calculation': 'finance/CalculationView',
  'financing.costs': 'finance/CostsView',
  'financing.budget': 'finance/BudgetView',
  'financial-solutions.choice': 'finance/ChoiceView',
  contact: 'contact/ContactView',
  'contact.dealer': 'contact/DealerView',
  'fleet.calculation': 'finance/FleetView',
  message: 'contact/MessageView',
  'message.receipt': 'contact/ReceiptView',
  faq: 'faq/FaqView',
  'faq.topic': 'faq/TopicView',
  'faq.question': 'faq/TopicView',
  news: 'news/NewsListView',
  'news.page': 'news/NewsListView',
  'news.article': 'news/ArticleView',
} as const satisfies Record<Exclude<RouteName, EditorialRoute>, Exclude<ViewName, typeof EDITORIAL>>

type OwnViews = typeof ownViews

export type RouteViews = {
  readonly [N in RouteName]: N extends keyof OwnViews ? OwnViews[N] : typeof EDITORIAL
}

export const routeView = (name: RouteName): ViewName =>
  (ownViews as Readonly<Partial<Record<RouteName, ViewName>>>)[name] ?? EDITORIAL

/** What the loader of a route has to give its view. */
export type LoadedProps<N extends RouteName> = Omit<ViewProps[RouteViews[N]], keyof DoorProps>
