import { useTranslation } from 'next-i18next/pages'
import { RouteButton } from '@/components/RouteButton'
import type { StockVehiclesResponse } from '@/contract/stock'
import type { StockSearch } from '@/domain/stock-search'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { StockCard } from '../card/StockCard'
import { Cards } from '../card/StockCard.styles'
import { NearMisses } from './NearMisses.late'

interface NoResultsProps {
  readonly answer: StockVehiclesResponse
  readonly search: StockSearch
}

/** Nothing fits: the cars that miss it by one thing, or else the closest ones, and the way to build one's own. */
export function NoResults({ answer, search }: NoResultsProps) {
  const { t } = useTranslation('stock')
  const misses = answer.near_misses ?? []
  return (
    <Stack $gap="l">
      <Stack $gap="s" $align="start">
        <Heading level={2}>{t('empty.title')}</Heading>
        <Text>{t('empty.text')}</Text>
        <RouteButton to="car-configurator">{t('empty.configure')}</RouteButton>
      </Stack>
      <NearMisses misses={misses} search={search} />
      {(misses.length > 0 ? [] : (answer.approximate ?? [])).map(({ reason, vehicles }) => (
        <Stack $gap="s" key={reason}>
          <Heading level={3} size="m">
            {reason}
          </Heading>
          <Cards $layout={search.layout} role="list">
            {vehicles.map((vehicle) => (
              <li key={vehicle.commission_id}>
                <StockCard vehicle={vehicle} layout={search.layout} level={3} />
              </li>
            ))}
          </Cards>
        </Stack>
      ))}
    </Stack>
  )
}
