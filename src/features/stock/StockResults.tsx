import { useTranslation } from 'next-i18next/pages'
import { RouteButton } from '@/components/RouteButton'
import type { StockVehiclesResponse } from '@/contract/stock'
import { Cluster } from '@/ui/Cluster'
import { Grid } from '@/ui/Grid'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { SearchLink } from './SearchLink'
import { StockCard } from './StockCard'
import { Results } from './StockListView.styles'
import { type StockSearch, VEHICLES_PER_PAGE } from './stock-search'

interface StockResultsProps {
  readonly answer: StockVehiclesResponse
  readonly search: StockSearch
  /** The answer to the search before this one. */
  readonly isOld: boolean
}

export function StockResults({ answer, search, isOld }: StockResultsProps) {
  if (answer.total === 0) return <NoResults answer={answer} />
  return (
    <Results $isOld={isOld} aria-busy={isOld}>
      <Stack $gap="l">
        <Grid $min="17rem" as="ul" role="list">
          {answer.vehicles.map((vehicle, place) => (
            <li key={vehicle.commission_id}>
              <StockCard vehicle={vehicle} priority={place < 2} />
            </li>
          ))}
        </Grid>
        <ResultPages total={answer.total} search={search} />
      </Stack>
    </Results>
  )
}

/** Nothing fits: the closest cars, and the way to build one's own. */
function NoResults({ answer }: { answer: StockVehiclesResponse }) {
  const { t } = useTranslation('stock')
  return (
    <Stack $gap="l">
      <Stack $gap="s" $align="start">
        <Heading level={2}>{t('empty.title')}</Heading>
        <Text>{t('empty.text')}</Text>
        <RouteButton to="car-configurator">{t('empty.configure')}</RouteButton>
      </Stack>
      {(answer.approximate ?? []).map(({ reason, vehicles }) => (
        <Stack $gap="s" key={reason}>
          <Heading level={3} size="m">
            {reason}
          </Heading>
          <Grid $min="17rem" as="ul" role="list">
            {vehicles.map((vehicle) => (
              <li key={vehicle.commission_id}>
                <StockCard vehicle={vehicle} />
              </li>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  )
}

function ResultPages({ total, search }: { total: number; search: StockSearch }) {
  const { t } = useTranslation('stock')
  const pages = Math.ceil(total / VEHICLES_PER_PAGE)
  if (pages < 2) return null
  const step = (page: number, label: string, rel: 'prev' | 'next') =>
    page >= 1 && page <= pages ? (
      <SearchLink search={{ ...search, page }} scroll rel={rel}>
        {label}
      </SearchLink>
    ) : (
      <span />
    )
  return (
    <nav aria-label={t('pages.label')}>
      <Cluster $justify="space-between">
        {step(search.page - 1, t('pages.previous'), 'prev')}
        <Text $tone="muted" $size="s">
          {t('pages.current', { page: search.page, pages })}
        </Text>
        {step(search.page + 1, t('pages.next'), 'next')}
      </Cluster>
    </nav>
  )
}
