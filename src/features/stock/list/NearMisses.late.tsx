import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import type { StockVehiclesResponse } from '@/contract/stock'
import type { StockSearch } from '@/domain/stock-search'
import { useAudience } from '@/routing/CurrentRoute'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/Stack'
import { color, space, type, weight } from '@/ui/theme/css-vars'
import { StockCard } from '../card/StockCard'
import { Cards } from '../card/StockCard.styles'
import { differenceWords } from './near-words'

/** The difference stands over its card, as a label over what it is about. */
const Miss = styled.li`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
`

const Difference = styled.p`
  padding: ${space['3xs']} ${space.s};
  border: 1px solid ${color.line};
  border-block-end: 0;
  color: ${color.accentText};
  font-size: ${type.s};
  font-weight: ${weight.medium};
`

interface NearMissesProps {
  readonly misses: NonNullable<StockVehiclesResponse['near_misses']>
  readonly search: StockSearch
}

/** Cars that miss the search in one thing alone, each with that thing. */
export function NearMisses({ misses, search }: NearMissesProps) {
  const { t } = useTranslation('stock')
  const audience = useAudience()
  if (misses.length === 0) return null
  return (
    <Stack as="section" $gap="s">
      <Heading level={2} size="m">
        {t('almost.title')}
      </Heading>
      <Cards $layout={search.layout} role="list">
        {misses.map(({ vehicle, difference }) => (
          <Miss key={vehicle.commission_id}>
            <Difference>{differenceWords(t, difference, search, audience)}</Difference>
            <StockCard vehicle={vehicle} layout={search.layout} level={3} />
          </Miss>
        ))}
      </Cards>
    </Stack>
  )
}
