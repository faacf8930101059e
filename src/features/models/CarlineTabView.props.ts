import type { CarlineContent, CarlineTabContent } from '@/content/types'
import type { RouteParams } from '@/routing/params'

export interface CarlineTabViewProps {
  readonly params: RouteParams<'models.carline.tab'>
  readonly words: CarlineContent
  /** Null for the tabs that are figures alone. */
  readonly tab: CarlineTabContent | null
}
