import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { RouteName } from '@/routing/route-table'
import { type LazyView, lazyView, type ViewProps } from './lazy-view'

const loadCarlineParts = () =>
  Promise.all([
    import('@/features/models/SoldCarlineView'),
    import('@/features/models/carline-islands').then(({ loadCarlineIslands }) => loadCarlineIslands()),
  ])

// Each import stands twice, letter by letter: Next finds the chunk of a page's HTML by reading `dynamic(() => import(…))`.
const editorial = lazyView(
  dynamic(() => import('@/features/editorial/EditorialView')),
  () => import('@/features/editorial/EditorialView'),
)
const home = lazyView(
  dynamic(() => import('@/features/home/HomeView')),
  () => import('@/features/home/HomeView'),
  () => import('@/features/home/home-islands').then(({ loadHomeIslands }) => loadHomeIslands()),
)
const news = lazyView(
  dynamic(() => import('@/features/news/NewsListView')),
  () => import('@/features/news/NewsListView'),
)
const article = lazyView(
  dynamic(() => import('@/features/news/ArticleView')),
  () => import('@/features/news/ArticleView'),
)
const faq = lazyView(
  dynamic(() => import('@/features/faq/FaqView')),
  () => import('@/features/faq/FaqView'),
  () => import('@/features/faq/faq-islands').then(({ loadFaqIslands }) => loadFaqIslands()),
)
const question = lazyView(
  dynamic(() => import('@/features/faq/QuestionView')),
  () => import('@/features/faq/QuestionView'),
)
const contact = lazyView(
  dynamic(() => import('@/features/contact/ContactView')),
  () => import('@/features/contact/ContactView'),
  () => import('@/features/contact/contact-islands').then(({ loadContactIslands }) => loadContactIslands()),
)
const dealer = lazyView(
  dynamic(() => import('@/features/contact/DealerView')),
  () => import('@/features/contact/DealerView'),
)

const models = lazyView(
  dynamic(() => import('@/features/models/ModelsView')),
  () => import('@/features/models/ModelsView'),
  () => import('@/features/models/models-islands').then(({ loadModelsIslands }) => loadModelsIslands()),
)
const explorer = lazyView(
  dynamic(() => import('@/features/models/ModelsExplorerView')),
  () => import('@/features/models/ModelsExplorerView'),
)
const carline = lazyView(
  dynamic(() => import('@/features/models/CarlineView')),
  () => import('@/features/models/CarlineView'),
  loadCarlineParts,
)
const carlineTab = lazyView(
  dynamic(() => import('@/features/models/CarlineTabView')),
  () => import('@/features/models/CarlineTabView'),
  loadCarlineParts,
)
const testDrive = lazyView(
  dynamic(() => import('@/features/models/TestDriveView')),
  () => import('@/features/models/TestDriveView'),
)

const configuratorStart = lazyView(
  dynamic(() => import('@/features/configurator/StartView')),
  () => import('@/features/configurator/StartView'),
)
const configuratorModels = lazyView(
  dynamic(() => import('@/features/configurator/ModelsStepView')),
  () => import('@/features/configurator/ModelsStepView'),
)
const configuratorConf = lazyView(
  dynamic(() => import('@/features/configurator/ConfView')),
  () => import('@/features/configurator/ConfView'),
  () =>
    import('@/features/configurator/configurator-islands').then(({ loadConfiguratorIslands }) =>
      loadConfiguratorIslands(),
    ),
)
const configuratorOffer = lazyView(
  dynamic(() => import('@/features/configurator/OfferView')),
  () => import('@/features/configurator/OfferView'),
)

const stockList = lazyView(
  dynamic(() => import('@/features/stock/StockListView')),
  () => import('@/features/stock/StockListView'),
)
const stockVehicle = lazyView(
  dynamic(() => import('@/features/stock/StockVehicleView')),
  () => import('@/features/stock/StockVehicleView'),
  () => import('@/features/stock/vehicle-islands').then(({ loadVehicleIslands }) => loadVehicleIslands()),
)

const design = lazyView(
  dynamic(() => import('@/features/design/DesignView')),
  () => import('@/features/design/DesignView'),
)

/** The view of each route. A route without one does not compile. The server's half is site-loaders.server.ts. */
export const siteViews: Readonly<Record<RouteName, LazyView>> = {
  homepage: home,
  models,
  'models-v2': explorer,
  'models.carline': carline,
  'models.carline.tab': carlineTab,
  'models.carline.test-drive': testDrive,
  'car-configurator': configuratorStart,
  'car-configurator.models': configuratorModels,
  'car-configurator.conf': configuratorConf,
  'car-configurator.offer': configuratorOffer,
  stock: stockList,
  'stock.model': stockList,
  'stock.vehicle': stockVehicle,
  'stock.flemish-region-incentive': stockList,
  'stocks.formentor': stockList,
  financing: editorial,
  'financial-solutions': editorial,
  lease: editorial,
  'personal-lease': editorial,
  'private-lease': editorial,
  'financial-rent': editorial,
  wecare: editorial,
  contact,
  'contact.dealer': dealer,
  fleet: editorial,
  assistance: editorial,
  'entretien-reparation': editorial,
  'entretien-reparation.tab': editorial,
  services: editorial,
  'services.tab': editorial,
  accessoires: editorial,
  'accessoires.tab': editorial,
  category: editorial,
  'category.tab': editorial,
  'category.other': editorial,
  'client-informations': editorial,
  'client-informations.tab': editorial,
  environnement: editorial,
  'environnement.tab': editorial,
  adn: editorial,
  'recycle-my-car': editorial,
  metahype: editorial,
  'garage-in-the-city': editorial,
  'landing-page-2024': editorial,
  'bms-2025': editorial,
  community: editorial,
  faq,
  'faq.question': question,
  news,
  'news.page': news,
  'news.article': article,
  'editions.tribe': editorial,
  'business-edition-2024': editorial,
  co2: editorial,
  'accessibility-statement': editorial,
  'cookie-policy': editorial,
  design,
  dsa: editorial,
  'eu-data-act': editorial,
  'independent-operators': editorial,
  legal: editorial,
  privacy: editorial,
  'rescue-sheets': editorial,
}

let nameInFirstHtml: RouteName | undefined

/** Whether the server sent this route's HTML: the view's chunk came with the document then. */
function isFirst(name: RouteName): boolean {
  if (typeof window === 'undefined') return true
  nameInFirstHtml ??= name
  return name === nameInFirstHtml
}

/** Whether a route's view can be drawn at once. */
export function isViewReady(name: RouteName): boolean {
  return isFirst(name) || siteViews[name].loaded() !== undefined
}

/**
 * A route's view, once isViewReady() says so. The first one keeps its first form: a change of form would be a new
 * component to React, and everything in the page would begin anew.
 */
export function viewOf(name: RouteName): ComponentType<ViewProps> {
  const { First, loaded } = siteViews[name]
  return isFirst(name) ? First : (loaded() ?? First)
}

/** Fetches a view's code ahead of its page. A failure is the navigation's to report. */
export function preloadView(name: RouteName): void {
  siteViews[name].load().catch(() => {})
}
