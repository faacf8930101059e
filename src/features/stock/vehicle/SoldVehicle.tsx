import { useTranslation } from 'next-i18next/pages'
import { PageHead } from '@/components/PageHead'
import { RouteButton } from '@/components/RouteButton'
import { Unanswered } from '@/components/Unanswered'
import { useFeatureFlags } from '@/data/feature-flags/hooks'
import { useStockVehicles } from '@/data/stock/hooks'
import type { CarlineCode } from '@/domain/carline'
import { NO_SEARCH } from '@/domain/stock-search'
import { browserOnly } from '@/late/browser-only'
import { useAudience } from '@/routing/CurrentRoute'
import { Container } from '@/ui/Container'
import { Grid } from '@/ui/Grid'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { StockCard } from '../card/StockCard'
import { searchBody } from '../list/stock-search'

const CompareTray = browserOnly(() => import('../compare/CompareTray.late').then((module) => module.CompareTray))

const CLOSEST = 6

/** A car that is sold: the closest ones of its model. */
export function SoldVehicle({ carline }: { carline: CarlineCode }) {
  const { t } = useTranslation('stock')
  const audience = useAudience()
  const closest = useStockVehicles(searchBody(NO_SEARCH, { audience, flags: useFeatureFlags(), carline }))
  return (
    <Section $tight>
      <PageHead title={t('sold.title')} description={t('sold.text')} noindex />
      <Container>
        <Stack $gap="l">
          <Stack $gap="s" $align="start">
            <Heading level={1}>{t('sold.title')}</Heading>
            <Text>{t('sold.text')}</Text>
            <RouteButton to="stock.model" params={{ modelName: carline }}>
              {t('vehicle.back')}
            </RouteButton>
          </Stack>
          {closest.data ? (
            <Grid $min="17rem" as="ul" role="list">
              {closest.data.vehicles.slice(0, CLOSEST).map((vehicle) => (
                <li key={vehicle.commission_id}>
                  <StockCard vehicle={vehicle} />
                </li>
              ))}
            </Grid>
          ) : (
            <Unanswered queries={[closest]}>
              <Skeleton $height="24rem" />
            </Unanswered>
          )}
        </Stack>
      </Container>
      <CompareTray />
    </Section>
  )
}
