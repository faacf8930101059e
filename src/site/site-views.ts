import type { RouteName } from '@/routing/route-table'
import { type LazyView, lazyView } from './lazy-view'

const editorial = lazyView(() => import('@/features/editorial/EditorialView'))
const home = lazyView(() => import('@/features/home/HomeView'))
const news = lazyView(() => import('@/features/editorial/NewsListView'))
const article = lazyView(() => import('@/features/editorial/ArticleView'))
const faq = lazyView(() => import('@/features/editorial/FaqView'))
const contact = lazyView(() => import('@/features/editorial/ContactView'))

const models = lazyView(() => import('@/features/models/ModelsView'))
const explorer = lazyView(() => import('@/features/models/ModelsExplorerView'))
const carline = lazyView(() => import('@/features/models/CarlineView'))
const carlineTab = lazyView(() => import('@/features/models/CarlineTabView'))
const testDrive = lazyView(() => import('@/features/models/TestDriveView'))

const configuratorStart = lazyView(() => import('@/features/configurator/StartView'))
const configuratorModels = lazyView(() => import('@/features/configurator/ModelsStepView'))
const configuratorConf = lazyView(() => import('@/features/configurator/ConfView'))
const configuratorOffer = lazyView(() => import('@/features/configurator/OfferView'))

const stockList = lazyView(() => import('@/features/stock/StockListView'))
const stockVehicle = lazyView(() => import('@/features/stock/StockVehicleView'))

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
  news,
  'news.article': article,
  'editions.tribe': editorial,
  'business-edition-2024': editorial,
  co2: editorial,
  dsa: editorial,
  'eu-data-act': editorial,
  'independent-operators': editorial,
  legal: editorial,
  privacy: editorial,
  'rescue-sheets': editorial,
}

/** Fetches a view's code ahead of its page. A failure is the navigation's to report. */
export function preloadView(name: RouteName): void {
  siteViews[name].load().catch(() => {})
}
