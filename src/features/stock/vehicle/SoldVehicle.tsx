import { useTranslation } from 'next-i18next/pages'
import { PageHead } from '@/components/PageHead'
import { RouteButton } from '@/components/RouteButton'
import { browserOnly } from '@/late/browser-only'
import type { RouteParams } from '@/routing/params'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { Note, Text } from '@/ui/Text'
import { ClosestCars } from './ClosestCars'

const CompareTray = browserOnly(() => import('../compare/CompareTray.late').then((module) => module.CompareTray))

/** A car that is sold: the free ones that come closest to it. */
export function SoldVehicle({ params: { modelName, commissionId } }: { params: RouteParams<'stock.vehicle'> }) {
  const { t } = useTranslation('stock')
  return (
    <Section $tight>
      <PageHead title={t('sold.title')} description={t('sold.text')} noindex />
      <Container>
        <Stack $gap="l">
          <Stack $gap="s" $align="start">
            <Stack $gap="3xs">
              <Heading level={1}>{t('sold.title')}</Heading>
              <Note>{t('vehicle.number', { id: commissionId })}</Note>
            </Stack>
            <RouteButton to="stock.model" params={{ modelName }} variant="secondary">
              {t('vehicle.back')}
            </RouteButton>
          </Stack>
          <ClosestCars
            commissionId={commissionId}
            level={2}
            intro={<Text>{t('sold.text')}</Text>}
            none={<Text>{t('sold.none')}</Text>}
          />
        </Stack>
      </Container>
      <CompareTray />
    </Section>
  )
}
