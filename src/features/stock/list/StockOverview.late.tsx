import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import type { Facet } from '@/contract/stock'
import { useFeatureFlags } from '@/data/feature-flags/hooks'
import { CARLINE_NAMES } from '@/domain/carline'
import { amountFor, formatEuro } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { RouteLink } from '@/routing/RouteLink'
import { color, space, type, weight } from '@/ui/theme/css-vars'
import { below } from '@/ui/theme/media'
import { openCarlines } from './stock-search'

/** Four in a row, for eight models are sold; a strip to push along on a phone. */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(10rem, 22%), 1fr));
  gap: ${space['2xs']};
  list-style: none;
  ${below.m} {
    grid-auto-flow: column;
    grid-auto-columns: 11rem;
    grid-template-columns: none;
    overflow-x: auto;
  }
`

const Tile = styled(RouteLink<'stock.model'>)`
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: ${space.xs} ${space.s};
  border: 1px solid ${color.line};
  background: ${color.surface};
  font-size: ${type.s};
  text-decoration: none;
  &:hover { border-color: ${color.edge}; }
  > :first-child { font-size: ${type.m}; font-weight: ${weight.medium}; }
  > * + * { color: ${color.muted}; }
`

/** The models with how many cars there are, the cheapest and the first. */
export function StockOverview({ values }: { values: NonNullable<Facet['values']> }) {
  const { t } = useTranslation('stock')
  const { language, salesType } = useAudience()
  const open = openCarlines(useFeatureFlags())
  return (
    <List role="list" aria-label={t('overview.title')}>
      {open.flatMap((code) => {
        const value = values.find(({ id }) => id === code)
        if (!value || value.count === 0) return []
        const { count, from_price, weeks_min } = value
        return [
          <li key={code}>
            <Tile to="stock.model" params={{ modelName: code }}>
              <span>{CARLINE_NAMES[code]}</span>
              <span>{t('overview.cars', { count })}</span>
              {from_price && (
                <span>
                  {t('overview.from', {
                    price: formatEuro(amountFor(from_price, salesType), language, { decimals: 0 }),
                  })}
                </span>
              )}
              {weeks_min !== undefined && <span>{t('overview.first', { count: weeks_min })}</span>}
            </Tile>
          </li>,
        ]
      })}
    </List>
  )
}
