import { useTranslation } from 'next-i18next/pages'
import { memo } from 'react'
import type { StockVehicle } from '@/contract/stock'
import type { StockLayout } from '@/domain/stock-search'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { ListTerms } from '../list/ListTerms'
import { usePriceAlerts } from '../vehicle/use-price-alerts'
import { findHighlights } from './highlights'
import { StockCard } from './StockCard'
import { Cards } from './StockCard.styles'

interface StockCardsProps {
  readonly vehicles: readonly StockVehicle[]
  /** Which search they answer: other cars are drawn anew by it. */
  readonly answerTo: string
  readonly layout: StockLayout
  /** Milliseconds since 1970: when the service said so. */
  readonly answerTime: number
}

/** A page of the list. Its terms stand once, above the cars that they hold for. Two dozen cars are drawn again with another answer alone. */
export const StockCards = memo(function StockCards({ vehicles, layout, answerTime }: StockCardsProps) {
  const { t } = useTranslation('stock')
  const highlights = findHighlights(vehicles)
  usePriceAlerts(vehicles)
  if (vehicles.length === 0) return <Text>{t('pages.beyond')}</Text>
  return (
    <Stack $gap="s">
      <ListTerms vehicles={vehicles} answerTime={answerTime}>
        <Cards $layout={layout} role="list">
          {vehicles.map((vehicle, place) => (
            <li key={vehicle.commission_id}>
              <StockCard
                vehicle={vehicle}
                highlights={highlights.get(vehicle.commission_id)}
                layout={layout}
                priority={place < 2}
              />
            </li>
          ))}
        </Cards>
      </ListTerms>
    </Stack>
  )
})
