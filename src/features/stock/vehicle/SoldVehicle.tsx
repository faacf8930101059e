import { useTranslation } from 'next-i18next/pages'
import type { ReactNode } from 'react'
import { PageHead } from '@/components/PageHead'
import { RouteButton } from '@/components/RouteButton'
import { Unanswered } from '@/components/Unanswered'
import { useFeatureFlags } from '@/data/feature-flags/hooks'
import { useStockVehicles } from '@/data/stock/hooks'
import { CARLINE_NAMES } from '@/domain/carline'
import { commissionIdPattern } from '@/domain/commission-id'
import { browserOnly } from '@/late/browser-only'
import { useAudience } from '@/routing/CurrentRoute'
import type { RouteParams } from '@/routing/params'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'
import { Note, Text } from '@/ui/Text'
import { sameModelBody } from '../list/stock-search'
import { AlternativeCars, ClosestCars } from './ClosestCars'

const CompareTray = browserOnly(() => import('../compare/CompareTray.late').then((module) => module.CompareTray))

interface AbsentVehicleProps {
  readonly params: RouteParams<'stock.vehicle'>
}

/** The page of a sold car: it shows the closest available ones. */
export function SoldVehicle({ params }: AbsentVehicleProps) {
  const { t } = useTranslation('stock')
  return (
    <AbsentVehicle params={params} title={t('sold.title')} text={t('sold.text')}>
      <ClosestCars
        commissionId={params.commissionId}
        level={2}
        intro={<Text>{t('sold.text')}</Text>}
        none={<Text>{t('sold.none')}</Text>}
      />
    </AbsentVehicle>
  )
}

/** The page of an unknown number: it shows cars of the model in the URL. */
export function UnknownVehicle({ params }: AbsentVehicleProps) {
  const { t } = useTranslation('stock')
  const carline = params.modelName
  const query = useStockVehicles(sameModelBody(carline, { audience: useAudience(), flags: useFeatureFlags() }))
  const text = t('unknown.text', { model: CARLINE_NAMES[carline] })
  return (
    <AbsentVehicle params={params} title={t('unknown.title')} text={text}>
      {query.data ? (
        <AlternativeCars
          vehicles={query.data.vehicles}
          level={2}
          intro={<Text>{text}</Text>}
          none={<Text>{t('sold.none')}</Text>}
        />
      ) : (
        <Unanswered queries={[query]}>
          <Skeleton $height="24rem" />
        </Unanswered>
      )}
    </AbsentVehicle>
  )
}

interface FrameProps extends AbsentVehicleProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

function AbsentVehicle({ params: { modelName, commissionId }, title, text, children }: FrameProps) {
  const { t } = useTranslation('stock')
  return (
    <Section $tight>
      <PageHead title={title} description={text} noindex />
      <Container>
        <Stack $gap="l">
          <Stack $gap="s" $align="start">
            <Stack $gap="3xs">
              <Heading level={1}>{title}</Heading>
              {commissionIdPattern.test(commissionId) && <Note>{t('vehicle.number', { id: commissionId })}</Note>}
            </Stack>
            <RouteButton to="stock.model" params={{ modelName }} variant="secondary">
              {t('vehicle.back')}
            </RouteButton>
          </Stack>
          {children}
        </Stack>
      </Container>
      <CompareTray />
    </Section>
  )
}
