import { useTranslation } from 'next-i18next/pages'
import {
  type ComponentProps,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { endBuild, saveMyCar } from '@/components/my-cars'
import { PageHead } from '@/components/PageHead'
import { Unanswered } from '@/components/Unanswered'
import type { Configuration } from '@/contract/configured-car'
import { prefetchBackendClient } from '@/data/backend-client'
import { carName } from '@/domain/car-name'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { browserOnly } from '@/late/browser-only'
import { hydrateNear } from '@/late/hydrate-near'
import { serverHtml } from '@/late/server-html'
import { TranslationGuard } from '@/late/TranslationGuard'
import { useAudience } from '@/routing/CurrentRoute'
import type { RouteParams } from '@/routing/params'
import { RouteLink } from '@/routing/RouteLink'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { Columns, Stage, StepBar, StepList, useChoiceSearch } from './ConfView.Columns'
import * as S from './ConfView.styles'
import { CarLoading } from './car/CarLoading'
import { CarProblem } from './car/CarProblem'
import { classifyCarError, classifyRefusal } from './car/car-problem'
import { onFirstInteraction } from './car/first-interaction'
import { ChoosingContext, type Configurator, ConfiguratorContext, useConfigurator } from './car/use-configurator'
import { FoundContext } from './choosing/finding-context'
import { StepNav } from './choosing/StepNav'
import { StepSection } from './choosing/StepSection'
import { listSteps } from './choosing/steps'
import { Preview } from './stage/Preview'
import { StageProvider } from './stage/stage-context'
import { showsCar, stagePictures } from './stage/stage-views'
import { TotalBar } from './total-bar/TotalBar'

/** Needed only for a car that can no longer be built. It is text without interaction. */
const ReplacedNotice = serverHtml(() => import('./car/ReplacedNotice.late').then((module) => module.ReplacedNotice))
const ChoiceFinder = browserOnly(() => import('./choosing/ChoiceFinder.late').then((module) => module.ChoiceFinder))
const SummaryBand = hydrateNear(() => import('./summary/SummaryBand.late').then((module) => module.SummaryBand))

interface ConfViewProps {
  readonly params: RouteParams<'car-configurator.conf'>
  /** The service did not know the car when the page was made. */
  readonly refused?: string
}

/** The configurator of the car in the URL: stage, choices and summary. */
export default function ConfView({ params, refused: refusal }: ConfViewProps) {
  const { t } = useTranslation('ccf')
  const { language } = useAudience()
  const configurator = useConfigurator(params.id)
  const { id, configuration, isStale, error, missing, retry } = configurator

  // The code of the calls is loaded ahead of the first click. Parsing it takes half a second on a phone.
  useEffect(() => onFirstInteraction(prefetchBackendClient), [])

  const kept = isStale ? undefined : configuration
  useEffect(() => {
    if (!kept) return
    const { id, carline_code, carline_title, title, price } = kept
    const name = carName(carline_title, title)
    const day = dayInBrussels(new Date())
    saveMyCar({ kind: 'id', ref: id, title: name, language, price: price.total.incl, day }, carline_code)
  }, [kept, language])
  useEffect(() => endBuild, [])

  if (configuration) return <Build configurator={configurator} configuration={configuration} />
  if (error) return <CarProblem kind={classifyCarError(error)} identifier="id" given={id} onRetry={retry} />
  if (refusal) return <CarProblem kind={classifyRefusal(refusal)} identifier="id" given={id} />
  return <CarLoading title={t('conf.pageTitle')} queries={missing} />
}

function Build({ configurator, configuration }: { configurator: Configurator; configuration: Configuration }) {
  const { t } = useTranslation('ccf')
  const { id, state, choices, isStale, isAhead, choosing } = configurator
  // Price and picture are rendered first. The ninety tiles follow in slices, so that the next click does not wait for them.
  const drawn = useDeferredValue(choices)
  const steps = useMemo(() => listSteps(drawn?.categories ?? []), [drawn])
  const name = carName(configuration.carline_title, configuration.title)
  // No context above the summary may change: React would render all of it again, including what the visitor has opened there.
  return (
    <ChoosingContext value={choosing}>
      <S.Page>
        <PageHead
          title={t('conf.title', { car: name })}
          description={t('conf.description', { car: configuration.carline_title })}
        />
        <ConfiguratorContext value={configurator}>
          <StageProvider
            steps={steps.map(({ step }) => step)}
            pictures={stagePictures(configuration.pictures)}
            car={id}
            seenFrom={state.entries[state.index]?.change?.seenFrom}
          >
            <Columns>
              <S.Head>
                <Heading level={1} size="l">
                  {name}
                </Heading>
                <RouteLink to="car-configurator.models">{t('conf.otherModel')}</RouteLink>
              </S.Head>
              <Stage>
                <Slice>
                  <Preview configuration={configuration} isStale={isStale} />
                </Slice>
              </Stage>
              <S.Choosing data-print="hide">
                <Notices replaced={configuration.replaced} refused={state.refused} />
                <Choices drawn={drawn} steps={steps} missing={configurator.missing} />
              </S.Choosing>
            </Columns>
          </StageProvider>
        </ConfiguratorContext>
        <S.SummaryBand id="summary" data-step="summary">
          <SummaryBand configuration={configuration} isAhead={isAhead} />
        </S.SummaryBand>
        <ConfiguratorContext value={configurator}>
          <Slice>
            <TotalBar configuration={configuration} />
          </Slice>
        </ConfiguratorContext>
      </S.Page>
    </ChoosingContext>
  )
}

type NoticesProps = Pick<Configuration, 'replaced'> & Pick<Configurator['state'], 'refused'>

function Notices({ replaced, refused }: NoticesProps) {
  const { t } = useTranslation('ccf')
  return (
    <S.Notices>
      {replaced.length > 0 && <ReplacedNotice replaced={replaced} />}
      {refused.length > 0 && (
        <Notice tone="warning" role="alert">
          {refused.map(({ code, title }) => (
            <Text key={code}>{t('conf.refused', { title })}</Text>
          ))}
        </Notice>
      )}
    </S.Notices>
  )
}

interface ChoicesProps extends Pick<Configurator, 'missing'> {
  drawn: Configurator['choices']
  steps: ReturnType<typeof listSteps>
}

function Choices({ drawn, steps, missing }: ChoicesProps) {
  const [found, setFound] = useState<ReadonlySet<string>>()
  const list = useRef<HTMLDivElement>(null)
  // The sticky bar with the search stays in view, so the results are scrolled to it.
  useEffect(() => {
    if (found) list.current?.querySelector('section:not([hidden])')?.scrollIntoView()
  }, [found])
  const choosable = steps.filter(({ step }) => step !== 'summary')
  return (
    <>
      <StepBar>
        <Slice>
          <StepNav steps={steps} />
        </Slice>
        {drawn && <Finder categories={drawn.categories} onFound={setFound} />}
      </StepBar>
      <StepList ref={list}>
        {!drawn && (
          <Unanswered queries={missing} subject="configurator">
            <Skeleton $height="100vh" />
          </Unanswered>
        )}
        <FoundContext value={found}>
          {choosable.map((part, index) => (
            <div key={part.step} data-step={part.step} data-shows-car={showsCar(part.step) || undefined}>
              <Slice>
                <StepSection part={part} number={index + 1} car={drawn?.id ?? ''} />
              </Slice>
            </div>
          ))}
        </FoundContext>
      </StepList>
    </>
  )
}

type FinderProps = Pick<ComponentProps<typeof ChoiceFinder>, 'categories' | 'onFound'>

function Finder(props: FinderProps) {
  return <ChoiceFinder {...props} {...useChoiceSearch()} />
}

/**
 * A part of the page that is hydrated separately, so that the browser can handle input between two parts: the stage and ninety
 * choices would be one long task. Its code is in the view's chunk, so the boundary never suspends.
 */
function Slice({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <TranslationGuard />
      {children}
    </Suspense>
  )
}
