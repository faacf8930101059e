import { useRouter } from 'next/router'
import { useTranslation } from 'next-i18next/pages'
import { useId } from 'react'
import type { Facet } from '@/contract/stock'
import { AVAILABILITIES } from '@/domain/availability'
import { CARLINE_NAMES, type CarlineCode, SOLD_CARLINES } from '@/domain/carline'
import { FUEL_TYPES, GEARBOXES } from '@/domain/fuel-type'
import { formatEuro } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { RouteLink } from '@/routing/RouteLink'
import { Icon } from '@/ui/Icon'
import { Select } from '@/ui/Select'
import { Box, Boxes, Fold, Group, GroupTitle, Models, Panel, Swatch } from './StockFilters.styles'
import { isFiltered, LIST_FACETS, type ListFacet, type StockSearch, toggleFacet, withoutFilters } from './stock-search'
import { useSearchPath } from './use-search-path'

const PRICE_STEPS = [30_000, 35_000, 40_000, 45_000, 50_000, 60_000]

type FilterValue = Pick<NonNullable<Facet['values']>[number], 'id' | 'label' | 'hex'> & { readonly count?: number }

interface StockFiltersProps {
  readonly search: StockSearch
  /** None while the service has not answered: the values that every stock has are offered then, without counts. */
  readonly facets: readonly Facet[] | undefined
  readonly carline: CarlineCode | undefined
}

/** Each box is a link to the search with it: the address holds everything, and back goes one step back. */
export function StockFilters({ search, facets, carline }: StockFiltersProps) {
  const { t } = useTranslation('stock')
  const { language } = useAudience()
  const { push } = useRouter()
  const pathOf = useSearchPath()
  const priceId = useId()
  const known: Record<ListFacet, readonly FilterValue[]> = {
    fuel_type: FUEL_TYPES.map((id) => ({ id, label: t(`fuel_types.${id}`) })),
    gearbox: GEARBOXES.map((id) => ({ id, label: t(`gearboxes.${id}`) })),
    availability: AVAILABILITIES.map((id) => ({ id, label: t(`availability.${id}`) })),
    color: [],
  }
  const valuesOf = (code: ListFacet): readonly FilterValue[] =>
    facets ? (facets.find((facet) => facet.code === code)?.values ?? []) : known[code]
  const go = (next: StockSearch) => push(pathOf(next), undefined, { locale: false, shallow: true, scroll: false })
  return (
    <Panel aria-label={t('filters.title')}>
      <Group>
        <GroupTitle>{t('filters.models')}</GroupTitle>
        <Models>
          <li>
            <RouteLink to="stock" aria-current={carline ? undefined : 'page'}>
              {t('filters.all_models')}
            </RouteLink>
          </li>
          {SOLD_CARLINES.map((code) => (
            <li key={code}>
              <RouteLink
                to="stock.model"
                params={{ modelName: code }}
                aria-current={code === carline ? 'page' : undefined}
              >
                {CARLINE_NAMES[code]}
              </RouteLink>
            </li>
          ))}
        </Models>
      </Group>

      <Fold>
        <summary>
          {t('filters.title')}
          <Icon name="chevron-down" />
        </summary>
        {LIST_FACETS.map((code) => {
          const values = valuesOf(code)
          if (values.length < 2) return null
          return (
            <Group key={code}>
              <GroupTitle>{t(`filters.${code}`)}</GroupTitle>
              <Boxes>
                {values.map(({ id, label, count, hex }) => {
                  const selected = search.facets[code].includes(id)
                  return (
                    <li key={id}>
                      <Box
                        search={toggleFacet(search, code, id)}
                        rel="nofollow"
                        aria-current={selected ? 'true' : undefined}
                        $empty={count === 0 && !selected}
                      >
                        {hex && <Swatch $hex={hex} />}
                        <span>{label}</span>
                        {count !== undefined && <span>{count}</span>}
                      </Box>
                    </li>
                  )
                })}
              </Boxes>
            </Group>
          )
        })}
        <Group>
          <GroupTitle as="label" htmlFor={priceId}>
            {t('filters.price_max')}
          </GroupTitle>
          <Select
            id={priceId}
            value={search.priceMax ?? ''}
            onChange={({ target }) => go({ ...search, priceMax: Number(target.value) || undefined, page: 1 })}
          >
            <option value="">{t('filters.no_limit')}</option>
            {[...new Set([...PRICE_STEPS, search.priceMax ?? 0])]
              .filter((price) => price > 0)
              .sort((a, b) => a - b)
              .map((price) => (
                <option key={price} value={price}>
                  {formatEuro(price, language, { decimals: 0 })}
                </option>
              ))}
          </Select>
        </Group>
        <Boxes>
          <li>
            <Box
              search={{ ...search, promotion: !search.promotion, page: 1 }}
              rel="nofollow"
              aria-current={search.promotion ? 'true' : undefined}
            >
              <span>{t('filters.promotion')}</span>
            </Box>
          </li>
          {isFiltered(search) && (
            <li>
              <Box search={withoutFilters(search)}>
                <span>{t('filters.reset')}</span>
              </Box>
            </li>
          )}
        </Boxes>
      </Fold>
    </Panel>
  )
}
