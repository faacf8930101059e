import type { CarlineContent, CarlineScene, ContentLink } from '@/content/types'
import { isSoldCarline } from '@/domain/carline'
import { hydrateNear } from '@/late/hydrate-near'
import type { RouteParams } from '@/routing/params'
import { SoldCarlineView } from './SoldCarlineView'

/** Separate chunks: the page of a sold carline does not need the code of an announced one. */
const AnnouncedCarlineView = hydrateNear(() =>
  import('./AnnouncedCarlineView.late').then((module) => module.AnnouncedCarlineView),
)

interface CarlineViewProps {
  readonly params: RouteParams<'models.carline'>
  readonly words: CarlineContent
  readonly scenes: readonly CarlineScene[]
  readonly banner?: ContentLink | null | undefined
}

export default function CarlineView({ params: { carline_code }, words, scenes, banner }: CarlineViewProps) {
  if (!isSoldCarline(carline_code)) return <AnnouncedCarlineView carline={carline_code} words={words} banner={banner} />
  return <SoldCarlineView carline={carline_code} words={words} scenes={scenes} banner={banner} />
}
