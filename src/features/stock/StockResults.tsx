import { useTranslation } from 'next-i18next/pages'
import { RouteButton } from '@/components/RouteButton'
import type { StockVehiclesResponse } from '@/contract/stock'
import { Grid } from '@/ui/Grid'
import { Heading } from '@/ui/Heading'
import { Pagination } from '@/ui/Pagination'
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
  const { t } = useTranslation('stock')
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
        {answer.vehicles.length === 0 && <Text>{t('pages.beyond')}</Text>}
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
  return (
    <Pagination
      // An address may ask for a page behind the last one: from there the way back is one step.
      page={Math.min(search.page, pages + 1)}
      pages={pages}
      label={t('pages.label')}
      previousLabel={t('pages.previous')}
      nextLabel={t('pages.next')}
      pageLabel={(page) => t('pages.current', { page, pages })}
      link={({ page, attributes, content }) => (
        <SearchLink search={{ ...search, page }} scroll {...attributes}>
          {content}
        </SearchLink>
      )}
    />
  )
}
