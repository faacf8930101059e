import { isSoldCarline } from '@/domain/carline'
import { hydrateNear } from '@/late/hydrate-near'
import type { CarlineViewProps } from './CarlineView.props'
import { SoldCarlineView } from './SoldCarlineView'

/** Most carlines can be bought: their pages do not carry the code of the others. */
const AnnouncedCarlineView = hydrateNear(() =>
  import('./AnnouncedCarlineView.late').then((module) => module.AnnouncedCarlineView),
)

/** The page of one carline. */
export default function CarlineView({ params: { carline_code }, words, scenes }: CarlineViewProps) {
  if (!isSoldCarline(carline_code)) return <AnnouncedCarlineView carline={carline_code} words={words} />
  return <SoldCarlineView carline={carline_code} words={words} scenes={scenes} />
}
