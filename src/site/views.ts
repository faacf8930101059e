import type { ComponentType } from 'react'
import { type LazyCode, lazyCode } from '@/late/lazy-code'
import type { DoorProps, ViewName, ViewProps } from './view-props'

type ViewModule<V extends ViewName> = () => Promise<{ default: ComponentType<ViewProps[V]> }>

/** The code of each view. Its name is its file below features/; that is how the document finds its script (PageView.tsx). */
const modules: { readonly [V in ViewName]: ViewModule<V> } = {
  'configurator/CarlineStartView': () => import('@/features/configurator/CarlineStartView'),
  'configurator/CompareView': () => import('@/features/configurator/CompareView'),
  'configurator/ConfView': () => import('@/features/configurator/ConfView'),
  'configurator/ModelsStepView': () => import('@/features/configurator/ModelsStepView'),
  'configurator/OfferView': () => import('@/features/configurator/OfferView'),
  'configurator/StartView': () => import('@/features/configurator/StartView'),
  'contact/ContactView': () => import('@/features/contact/ContactView'),
  'contact/DealerView': () => import('@/features/contact/DealerView'),
  'contact/MessageView': () => import('@/features/contact/MessageView'),
  'contact/ReceiptView': () => import('@/features/contact/ReceiptView'),
  'editorial/EditorialView': () => import('@/features/editorial/EditorialView'),
  'faq/FaqView': () => import('@/features/faq/FaqView'),
  'faq/TopicView': () => import('@/features/faq/TopicView'),
  'finance/BudgetView': () => import('@/features/finance/BudgetView'),
  'finance/CalculationView': () => import('@/features/finance/CalculationView'),
  'finance/ChoiceView': () => import('@/features/finance/ChoiceView'),
  'finance/CostsView': () => import('@/features/finance/CostsView'),
  'finance/FleetView': () => import('@/features/finance/FleetView'),
  'home/HomeView': () => import('@/features/home/HomeView'),
  'models/CarlineTabView': () => import('@/features/models/CarlineTabView'),
  'models/CarlineView': () => import('@/features/models/CarlineView'),
  'models/ModelsExplorerView': () => import('@/features/models/ModelsExplorerView'),
  'models/ModelsView': () => import('@/features/models/ModelsView'),
  'models/TestDriveView': () => import('@/features/models/TestDriveView'),
  'news/ArticleView': () => import('@/features/news/ArticleView'),
  'news/NewsListView': () => import('@/features/news/NewsListView'),
  'stock/StockCompareView': () => import('@/features/stock/StockCompareView'),
  'stock/StockListView': () => import('@/features/stock/StockListView'),
  'stock/StockVehicleView': () => import('@/features/stock/StockVehicleView'),
}

/** A view as the page sees it: its own props were checked where it and its loader are registered. */
export type AnyView = ComponentType<DoorProps>

export const views = Object.fromEntries(
  Object.entries(modules).map(([name, fetchView]) => [
    name,
    lazyCode(async () => (await fetchView()).default as AnyView),
  ]),
) as Readonly<Record<ViewName, LazyCode<AnyView>>>
