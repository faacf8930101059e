import { useTranslation } from 'next-i18next/pages'
import { brand } from '@/brand/brand'
import { LegalNote } from '@/components/LegalNote'
import { PageHead } from '@/components/PageHead'
import { Unanswered } from '@/components/Unanswered'
import { useAudienceQuery } from '@/components/use-audience-query'
import type { PageContent } from '@/content/types'
import type { ModelPrice } from '@/contract/configurator'
import { useModelsPrices } from '@/data/configurator/hooks'
import { CARLINE_NAMES, isSoldCarline } from '@/domain/carline'
import { browserOnly } from '@/late/browser-only'
import { hydrateNear } from '@/late/hydrate-near'
import { serverHtml } from '@/late/server-html'
import { useAudience } from '@/routing/CurrentRoute'
import { Button, ButtonAnchor } from '@/ui/Button'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { type Compared, compareBoxId, MOST_COMPARED, toggleCompared } from './compared'
import { ExplorerFilters } from './ExplorerFilters'
import { leaving } from './leaving'
import { ModelCardWithLinks } from './ModelCardWithLinks'
import * as S from './ModelsExplorerView.styles'
import { ModelsLoading } from './ModelsLoading'
import { FILTER_VALUES, filterModels, type ModelFilter, passes, QUESTIONS } from './model-filter'
import { useExplorer } from './use-explorer'

const Comparison = hydrateNear(() => import('./Comparison.late').then((module) => module.Comparison))

const ListConditions = serverHtml(() => import('./ListConditions.late').then((module) => module.ListConditions))

/** A stored page knows no filter: only in the browser is nothing left. */
const NothingFound = browserOnly(() => import('./NothingFound.late').then((module) => module.NothingFound))

const COMPARISON_ID = 'compare'

interface ModelsExplorerViewProps {
  /** The opening words, where editors wrote some. */
  readonly page?: Pick<PageContent, 'title' | 'headTitles' | 'description' | 'lead'>
}

/** The models by what matters to the visitor, and up to three of them side by side. The address holds it all. */
export default function ModelsExplorerView({ page }: ModelsExplorerViewProps) {
  const { t } = useTranslation('models')
  const prices = useModelsPrices(useAudienceQuery())
  const { data } = prices
  const { filter, compared, setFilter, setCompared } = useExplorer()
  return (
    <Section $fromTop>
      <PageHead
        title={page?.headTitles ?? t('explorer.title')}
        description={page?.description ?? t('explorer.description', { brand: brand.name })}
      />
      <Container>
        <Stack $gap="m">
          <Stack $gap="3xs">
            <Heading level={1} size="l">
              {page?.title ?? t('explorer.title')}
            </Heading>
            <Text $tone="muted">{page?.lead ?? t('explorer.lead')}</Text>
          </Stack>
          {data ? (
            <S.Layout>
              <S.Aside>
                <ExplorerFilters models={data.models} filter={filter} onChange={setFilter} />
              </S.Aside>
              <Results
                models={data.models}
                filter={filter}
                compared={compared}
                onFilter={setFilter}
                onCompare={setCompared}
              />
            </S.Layout>
          ) : (
            <Unanswered queries={[prices]}>
              <ModelsLoading />
            </Unanswered>
          )}
          {data && compared.length > 0 && (
            <Comparison id={COMPARISON_ID} models={data.models} compared={compared} onChange={setCompared} />
          )}
        </Stack>
      </Container>
    </Section>
  )
}

interface ResultsProps {
  readonly models: readonly ModelPrice[]
  readonly filter: ModelFilter
  readonly compared: readonly Compared[]
  readonly onFilter: (next: ModelFilter) => void
  readonly onCompare: (next: readonly Compared[]) => void
}

function Results({ models, filter, compared, onFilter, onCompare }: ResultsProps) {
  const { t } = useTranslation('models')
  const { salesType } = useAudience()
  const shown = filterModels(models, filter, salesType)
  return (
    <S.Results tabIndex={-1}>
      <VisuallyHidden as="h2">{t('explorer.results')}</VisuallyHidden>
      <S.Count role="status">{t('explorer.count', { count: shown.length })}</S.Count>
      {shown.length === 0 && <NothingFound models={models} filter={filter} onFilter={onFilter} />}
      <S.Models role="list">
        {shown.map((model, index) => (
          <li key={model.carline_code} data-misses={listMisses(model, salesType)}>
            <ModelCardWithLinks model={model} priority={index < 2}>
              <CompareBox model={model} compared={compared} onCompare={onCompare} />
            </ModelCardWithLinks>
          </li>
        ))}
      </S.Models>
      <S.CountWithoutScript>{t('explorer.shown')}</S.CountWithoutScript>
      <LegalNote />
      <ListConditions model={models[0]} />
      {compared.length > 0 && (
        <S.Tray data-at-bottom>
          <Text $size="s">
            <strong>{t('compare.chosen', { count: compared.length })}</strong>{' '}
            {compared.map(({ carline }) => CARLINE_NAMES[carline]).join(', ')}
          </Text>
          <Button $variant="ghost" $size="s" onClick={leaving(() => onCompare([]))}>
            {t('compare.clear')}
          </Button>
          <ButtonAnchor href={`#${COMPARISON_ID}`} $size="s">
            {t('compare.show')}
          </ButtonAnchor>
        </S.Tray>
      )}
    </S.Results>
  )
}

/** Every answer that the model does not give, for the style sheet to filter by. */
function listMisses(model: ModelPrice, salesType: 'B2B' | 'B2C'): string | undefined {
  const missed = QUESTIONS.flatMap((question) =>
    FILTER_VALUES[question]
      .filter((value) => !passes(model, question, value, salesType))
      .map((value) => `${question}-${value}`),
  )
  return missed.join(' ') || undefined
}

function CompareBox({
  model,
  compared,
  onCompare,
}: Pick<ResultsProps, 'compared' | 'onCompare'> & { model: ModelPrice }) {
  const { t } = useTranslation('models')
  const { carline_code: carline, name } = model
  if (!isSoldCarline(carline)) return null
  const isCompared = compared.some((car) => car.carline === carline)
  return (
    <S.Compare>
      <input
        id={compareBoxId(carline)}
        type="checkbox"
        checked={isCompared}
        disabled={!isCompared && compared.length >= MOST_COMPARED}
        aria-label={t('compare.addModel', { model: name })}
        onChange={() => onCompare(toggleCompared(compared, carline))}
      />
      {t('compare.add')}
    </S.Compare>
  )
}
