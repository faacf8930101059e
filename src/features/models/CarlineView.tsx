import { isSoldCarline } from '@/domain/carline'
import { AnnouncedCarlineView } from './AnnouncedCarlineView'
import type { CarlineViewProps } from './CarlineView.props'
import { SoldCarlineView } from './SoldCarlineView'

/** The page of one carline. */
export default function CarlineView({ params: { carline_code }, words }: CarlineViewProps) {
  if (!isSoldCarline(carline_code)) return <AnnouncedCarlineView carline={carline_code} words={words} />
  return <SoldCarlineView carline={carline_code} words={words} />
}
