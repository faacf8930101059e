import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { RouteButton } from '@/components/RouteButton'
import type { CupraCodeStockResponse } from '@/contract/stock'
import type { StockLayout } from '@/domain/stock-search'
import { amountFor, formatEuro } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { color, space, type } from '@/ui/theme/css-vars'
import { findHighlights } from '../card/highlights'
import { StockCard } from '../card/StockCard'
import { Cards } from '../card/StockCard.styles'

const Differences = styled.ul`
  padding: ${space['2xs']} ${space.xs};
  list-style: none;
  border: 1px solid ${color.line};
  border-block-start: 0;
  font-size: ${type.s};
  li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 ${space.s}; }
  li > :last-child { font-variant-numeric: tabular-nums; color: ${color.muted}; }
`

interface SimilarCarsAnswerProps {
  readonly answer: CupraCodeStockResponse
  readonly code: string
  readonly layout: StockLayout
}

export function SimilarCarsAnswer({ answer: { exact, close, total }, code, layout }: SimilarCarsAnswerProps) {
  const { t } = useTranslation('stock')
  const { language, salesType } = useAudience()
  const exactCount = Math.max(exact.length, close.length === 0 ? total : 0)
  const cars = [...exact.map((vehicle) => ({ vehicle, different: undefined })), ...close]
  const highlights = findHighlights(cars.map(({ vehicle }) => vehicle))
  const deltaWords = (delta: { incl: number; excl: number }) => {
    const amount = amountFor(delta, salesType)
    return amount === 0 ? t('like.same_price') : formatEuro(amount, language, { decimals: 0, sign: true })
  }
  return (
    <Stack $gap="m">
      <Stack $gap="2xs" $align="start">
        <Heading level={2}>{t('like.exact', { count: exactCount })}</Heading>
        {close.length > 0 && <Text>{t('like.close', { count: total - exactCount })}</Text>}
        <RouteButton to="car-configurator.offer" params={{ cupra_code: code }} variant="secondary" size="s">
          {t('like.back', { code })}
        </RouteButton>
      </Stack>
      <Cards $layout={layout} role="list">
        {cars.map(({ vehicle, different }) => (
          <li key={vehicle.commission_id}>
            <StockCard vehicle={vehicle} highlights={highlights.get(vehicle.commission_id)} layout={layout} level={3} />
            {different && (
              <Differences aria-label={t('like.differences')}>
                {different.map(({ category, wanted, got, price_delta }) => (
                  <li key={`${category} ${wanted} ${got}`}>
                    <span>{t('like.difference', { wanted, got })}</span>
                    <span>{deltaWords(price_delta)}</span>
                  </li>
                ))}
              </Differences>
            )}
          </li>
        ))}
      </Cards>
      <Heading level={2}>{t('like.all')}</Heading>
    </Stack>
  )
}
