import type { StockLayout } from '@/domain/stock-search'
import { Skeleton } from '@/ui/Skeleton'
import { ENTRIES_PER_PAGE } from '../list/stock-search'
import { Cards } from './StockCard.styles'

/** As long as the cars that will come, so that whoever switches the audience far down stays there. */
export function CardSkeletons({ layout }: { layout: StockLayout }) {
  return (
    <Cards as="div" $layout={layout} aria-hidden>
      {Array.from({ length: ENTRIES_PER_PAGE }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
        <Skeleton key={place} $height={layout === 'list' ? '12rem' : '26rem'} />
      ))}
    </Cards>
  )
}
