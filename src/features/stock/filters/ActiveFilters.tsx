import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import type { Facet } from '@/contract/stock-facet'
import type { StockSearch } from '@/domain/stock-search'
import { useAudience } from '@/routing/CurrentRoute'
import { Icon } from '@/ui/Icon'
import { color, space, type } from '@/ui/theme/css-vars'
import { pressLine } from '@/ui/touch'
import { TAKES_AWAY, useFocusOfGone } from '@/ui/use-focus-of-gone'
import { focusResultsCount } from '../list/results-count'
import { SearchLink } from '../list/SearchLink'
import { withoutFilters } from '../list/stock-search'
import { activeFilters } from './active-filters'
import { filterWords } from './filter-words'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space['3xs']} ${space['2xs']};
  list-style: none;
`

const Chip = styled(SearchLink)`
  ${pressLine}
  gap: ${space['2xs']};
  padding-inline: ${space.xs};
  background: ${color.raised};
  font-size: ${type.s};
  text-decoration: none;
  &:hover { color: ${color.accentText}; }
`

interface ActiveFiltersProps {
  readonly search: StockSearch
  readonly facets: readonly Facet[] | undefined
}

/** The active filters as chips. Each is a link that removes its filter. */
export function ActiveFilters({ search, facets }: ActiveFiltersProps) {
  const { t } = useTranslation(['stock', 'common'])
  const audience = useAudience()
  const filters = activeFilters(search, facets)
  const kept = useFocusOfGone<HTMLUListElement>(focusResultsCount)
  if (filters.length === 0) return null
  return (
    <List {...kept} role="list" aria-label={t('filters.active')}>
      {filters.map((filter) => {
        const words = filterWords(t, filter, audience)
        return (
          <li key={words}>
            <Chip
              {...TAKES_AWAY}
              search={filter.searchWithout}
              rel="nofollow"
              aria-label={t('filters.remove', { filter: words })}
            >
              {words}
              <Icon name="close" size="0.9em" />
            </Chip>
          </li>
        )
      })}
      <li>
        <Chip search={withoutFilters(search)}>{t('filters.reset')}</Chip>
      </li>
    </List>
  )
}
