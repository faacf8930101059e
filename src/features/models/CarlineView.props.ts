import type { CarlineContent, CarlineScene } from '@/content/types'
import type { RouteParams } from '@/routing/params'

export interface CarlineViewProps {
  readonly params: RouteParams<'models.carline'>
  readonly words: CarlineContent
  readonly scenes: readonly CarlineScene[]
}
