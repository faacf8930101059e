import type { CarlineStartViewProps } from '@/features/configurator/CarlineStartView.props'
import type { CompareViewProps } from '@/features/configurator/CompareView.props'
import type { ConfViewProps } from '@/features/configurator/ConfView.props'
import type { OfferViewProps } from '@/features/configurator/OfferView.props'
import type { ContactViewProps } from '@/features/contact/ContactView.props'
import type { DealerViewProps } from '@/features/contact/DealerView.props'
import type { MessageViewProps } from '@/features/contact/MessageView.props'
import type { ReceiptViewProps } from '@/features/contact/ReceiptView.props'
import type { EditorialViewProps } from '@/features/editorial/EditorialView.props'
import type { FaqViewProps } from '@/features/faq/FaqView.props'
import type { TopicViewProps } from '@/features/faq/TopicView.props'
import type { BudgetViewProps } from '@/features/finance/BudgetView.props'
import type { CalculationViewProps } from '@/features/finance/CalculationView.props'
import type { ChoiceViewProps } from '@/features/finance/ChoiceView.props'
import type { CostsViewProps } from '@/features/finance/CostsView.props'
import type { FleetViewProps } from '@/features/finance/FleetView.props'
import type { HomeViewProps } from '@/features/home/HomeView.props'
import type { CarlineTabViewProps } from '@/features/models/CarlineTabView.props'
import type { CarlineViewProps } from '@/features/models/CarlineView.props'
import type { ModelsExplorerViewProps } from '@/features/models/ModelsExplorerView.props'
import type { ModelsViewProps } from '@/features/models/ModelsView.props'
import type { TestDriveViewProps } from '@/features/models/TestDriveView.props'
import type { ArticleViewProps } from '@/features/news/ArticleView.props'
import type { NewsListViewProps } from '@/features/news/NewsListView.props'
import type { StockCompareViewProps } from '@/features/stock/StockCompareView.props'
import type { StockListViewProps } from '@/features/stock/StockListView.props'
import type { StockVehicleViewProps } from '@/features/stock/StockVehicleView.props'

/** A view that is drawn from its address and the remote service alone. */
type NoProps = Readonly<Record<never, never>>

/** What each view is given. The views (views.ts) and the loaders (site-loaders.server.ts) are held to the same list. */
export interface ViewProps {
  'configurator/CarlineStartView': CarlineStartViewProps
  'configurator/CompareView': CompareViewProps
  'configurator/ConfView': ConfViewProps
  'configurator/ModelsStepView': NoProps
  'configurator/OfferView': OfferViewProps
  'configurator/StartView': NoProps
  'contact/ContactView': ContactViewProps
  'contact/DealerView': DealerViewProps
  'contact/MessageView': MessageViewProps
  'contact/ReceiptView': ReceiptViewProps
  'editorial/EditorialView': EditorialViewProps
  'faq/FaqView': FaqViewProps
  'faq/TopicView': TopicViewProps
  'finance/BudgetView': BudgetViewProps
  'finance/CalculationView': CalculationViewProps
  'finance/ChoiceView': ChoiceViewProps
  'finance/CostsView': CostsViewProps
  'finance/FleetView': FleetViewProps
  'home/HomeView': HomeViewProps
  'models/CarlineTabView': CarlineTabViewProps
  'models/CarlineView': CarlineViewProps
  'models/ModelsExplorerView': ModelsExplorerViewProps
  'models/ModelsView': ModelsViewProps
  'models/TestDriveView': TestDriveViewProps
  'news/ArticleView': ArticleViewProps
  'news/NewsListView': NewsListViewProps
  'stock/StockCompareView': StockCompareViewProps
  'stock/StockListView': StockListViewProps
  'stock/StockVehicleView': StockVehicleViewProps
}
export type ViewName = keyof ViewProps

/** What the service said of the page's main subject, where that is no answer. */
export interface SubjectProps {
  /** It is gone for good. */
  readonly gone?: boolean
  /** The service refused it; the code of its problem. */
  readonly refused?: string
}

/** What the door adds to a view's props by itself. */
export interface DoorProps extends SubjectProps {
  /** The parameters of the address. */
  readonly params: object
}

/** A view's props as a page carries them, whichever its view: the registries hold them to that view. */
export type ViewData = SubjectProps & Readonly<Record<string, unknown>>
