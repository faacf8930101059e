import { useTranslation } from 'next-i18next/pages'
import { Suspense, useEffect } from 'react'
import { hydrateNear } from '@/components/lazy/hydrate-near'
import { PageHead } from '@/components/PageHead'
import { Unanswered } from '@/components/Unanswered'
import { warmBackendClient } from '@/data/backend-client'
import { carName } from '@/domain/car-name'
import { RouteLink } from '@/routing/RouteLink'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { CarLoading } from './CarLoading'
import { CarProblem } from './CarProblem'
import type { ConfViewProps } from './ConfView.props'
import * as S from './ConfView.styles'
import { carProblemOf, carProblemOfRefusal } from './car-problem'
import { keepLastCar } from './last-car'
import { Preview } from './Preview'
import { ReplacedNotice } from './ReplacedNotice'
import { StepNav } from './StepNav'
import { StepSection } from './StepSection'
import { stepsOf } from './steps'
import { TotalBar } from './TotalBar'
import { ConfiguratorContext, useConfigurator } from './use-configurator'

const SummaryBand = hydrateNear(() => import('./SummaryBand').then((module) => module.SummaryBand))

/** The configurator: the car of the address, every choice for it, and what it all comes to. */
export default function ConfView({ params, refused: refusal }: ConfViewProps) {
  const { t } = useTranslation('ccf')
  const configurator = useConfigurator(params.id)
  const { id, configuration, choices, isStale, error, missing, refused, retry } = configurator

  // The first click should not wait for the code that asks the service and shows what it answers.
  useEffect(() => warmBackendClient(), [])

  const kept = isStale ? undefined : configuration
  useEffect(() => {
    if (kept) keepLastCar({ id: kept.id, title: carName(kept.carline_title, kept.title) })
  }, [kept])

  if (!configuration) {
    if (error) return <CarProblem kind={carProblemOf(error)} by="id" given={id} onRetry={retry} />
    if (refusal) return <CarProblem kind={carProblemOfRefusal(refusal)} by="id" given={id} />
    return <CarLoading title={t('conf.pageTitle')} queries={missing} />
  }
  const steps = stepsOf(choices?.categories ?? [])
  return (
    <ConfiguratorContext value={configurator}>
      <S.Page>
        <PageHead
          title={t('conf.title', { car: carName(configuration.carline_title, configuration.title) })}
          description={t('conf.description', { car: configuration.carline_title })}
        />
        <S.Head>
          <Heading level={1} size="l">
            {carName(configuration.carline_title, configuration.title)}
          </Heading>
          <RouteLink to="car-configurator.models">{t('conf.otherModel')}</RouteLink>
        </S.Head>
        <S.Notices>
          <ReplacedNotice replaced={configuration.replaced} />
          {refused.length > 0 && (
            <Notice tone="warning" role="alert">
              {refused.map(({ code, title }) => (
                <Text key={code}>{t('conf.refused', { title })}</Text>
              ))}
            </Notice>
          )}
        </S.Notices>
        <S.Columns>
          <S.Stage>
            <Preview configuration={configuration} isStale={isStale} />
            <StepNav steps={steps.map(({ step }) => step)} />
          </S.Stage>
          <S.Steps>
            {!choices && (
              <Unanswered queries={missing} of="configurator">
                <Skeleton $height="100vh" />
              </Unanswered>
            )}
            {steps
              .filter(({ step }) => step !== 'summary')
              .map((part, index) => (
                <div key={part.step} data-step={part.step}>
                  {/* Some ninety choices: each step is hydrated by itself, so that the browser answers in between. */}
                  <Suspense fallback={null}>
                    <StepSection part={part} number={index + 1} />
                  </Suspense>
                </div>
              ))}
          </S.Steps>
        </S.Columns>
        <S.SummaryBand id="summary" data-step="summary">
          <SummaryBand configuration={configuration} />
        </S.SummaryBand>
        <TotalBar configuration={configuration} />
      </S.Page>
    </ConfiguratorContext>
  )
}
