import type { ComponentProps, ComponentType } from 'react'
import { type LazyCode, lazyCode } from '@/late/lazy-code'

/** The code of each view. Its name is its file below features/; that is how the document finds its script (PageView.tsx). */
const modules = {
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
  'models/ModelsView': () => import('@/features/models/ModelsView'),
  'models/TestDriveView': () => import('@/features/models/TestDriveView'),
  'news/ArticleView': () => import('@/features/news/ArticleView'),
  'news/NewsListView': () => import('@/features/news/NewsListView'),
  'stock/StockCompareView': () => import('@/features/stock/StockCompareView'),
  'my-cars/MyCarsView': () => import('@/features/my-cars/MyCarsView'),
  'stock/StockListView': () => import('@/features/stock/StockListView'),
  'stock/StockVehicleView': () => import('@/features/stock/StockVehicleView'),
} as const satisfies Readonly<Record<string, () => Promise<{ default: ComponentType<never> }>>>
type Modules = typeof modules

export type ViewName = keyof Modules

/** What each view is given, as its code says. The loaders (site-loaders.server.ts) are held to it. */
export type ViewProps = {
  readonly [V in ViewName]: ComponentProps<Awaited<ReturnType<Modules[V]>>['default']>
}

/** What the service said of the page's main resource, where that is no answer. */
export interface MainResourceProps {
  /** It is gone for good. */
  readonly gone?: boolean
  /** The service refused it; the code of its problem. */
  readonly refused?: string
}

/** What the door adds to a view's props by itself. */
export interface DoorProps extends MainResourceProps {
  /** The parameters of the address. */
  readonly params: object
}

/** A view's props as a page carries them, whichever its view: the registries hold them to that view. */
export type ViewData = MainResourceProps & Readonly<Record<string, unknown>>

/** A view as the page sees it: its own props were checked where it and its loader are registered. */
export type AnyView = ComponentType<DoorProps>

export const views = Object.fromEntries(
  Object.entries(modules).map(([name, fetchView]) => [
    name,
    lazyCode(async () => (await fetchView()).default as AnyView),
  ]),
) as Readonly<Record<ViewName, LazyCode<AnyView>>>
