import dynamic from 'next/dynamic'
import type { CarlineContent } from '@/content/types'
import { isSoldCarline } from '@/domain/carline'
import type { RouteParams } from '@/routing/params'

const AnnouncedCarlineView = dynamic(() =>
  import('./AnnouncedCarlineView').then((module) => module.AnnouncedCarlineView),
)
const SoldCarlineView = dynamic(() => import('./SoldCarlineView').then((module) => module.SoldCarlineView))

interface CarlineViewProps {
  params: RouteParams<'models.carline'>
  words: CarlineContent
}

/** The page of one carline. */
export default function CarlineView({ params: { carline_code }, words }: CarlineViewProps) {
  if (!isSoldCarline(carline_code)) return <AnnouncedCarlineView carline={carline_code} words={words} />
  return <SoldCarlineView carline={carline_code} words={words} />
}
