import { useTranslation } from 'next-i18next/pages'
import { createContext, memo, useContext, useDeferredValue } from 'react'
import { brand } from '@/brand/brand'
import { LegalNote } from '@/components/LegalNote'
import { PageHead } from '@/components/PageHead'
import { Unanswered } from '@/components/Unanswered'
import { useAudienceQuery } from '@/components/use-audience-query'
import type { ContentLink, PageContent } from '@/content/types'
import type { ModelPrice } from '@/contract/configurator'
import { useModelsPrices } from '@/data/configurator/hooks'
import { announcedCarlines, isSoldCarline } from '@/domain/carline'
import { browserOnly } from '@/late/browser-only'
import { hydrateNear } from '@/late/hydrate-near'
import { serverHtml } from '@/late/server-html'
import { useAudience } from '@/routing/CurrentRoute'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { compareBoxId, MOST_COMPARED, toggleCompared } from './compared'
import { ModelCardWithLinks } from './ModelCardWithLinks'
import { ModelFilters } from './ModelFilters'
import * as S from './ModelsView.styles'
import { FILTER_VALUES, filterModels, isFiltered, passes, QUESTIONS } from './model-filter'
import { useModelChoice } from './use-model-choice'

const Comparison = hydrateNear(() => import('./Comparison.late').then((module) => module.Comparison))

const Banner = serverHtml(() => import('@/components/Banner.late').then((module) => module.Banner))

const ModelsLoading = serverHtml(() => import('./ModelsLoading.late').then((module) => module.ModelsLoading))

const AnnouncedCard = serverHtml(() => import('./AnnouncedCard.late').then((module) => module.AnnouncedCard))

const ListConditions = serverHtml(() => import('./ListConditions.late').then((module) => module.ListConditions))

const MonthlyEntry = serverHtml(() => import('@/components/MonthlyEntry.late').then((module) => module.MonthlyEntry))

/** Browser only: a stored page knows neither the filter nor the comparison of the URL. */
const NothingFound = browserOnly(() => import('./NothingFound.late').then((module) => module.NothingFound))

const CompareTray = browserOnly(() => import('./CompareTray.late').then((module) => module.CompareTray))

const COMPARISON_ID = 'compare'
/** Columns on the widest window. */
const FIRST_ROW = 3

interface ModelsViewProps {
  /** The editorial introduction, if there is one. */
  readonly page?: Pick<PageContent, 'title' | 'headTitles' | 'description' | 'lead'>
  readonly banner?: ContentLink | null | undefined
}

/** All carlines, with filters and a comparison of up to three. The state is in the URL. */
export default function ModelsView({ page, banner }: ModelsViewProps) {
  const { t } = useTranslation('models')
  const prices = useModelsPrices(useAudienceQuery())
  const { data } = prices
  const choice = useModelChoice()
  return (
    <Section $fromTop>
      <PageHead
        title={page?.headTitles ?? t('overview.title')}
        description={page?.description ?? t('overview.description', { brand: brand.name })}
      />
      <Container>
        <Stack $gap="m">
          <Stack $gap="3xs">
            <Heading level={1} size="l">
              {page?.title ?? t('overview.title')}
            </Heading>
            {banner ? <Banner banner={banner} /> : <Text $tone="muted">{page?.lead ?? t('overview.lead')}</Text>}
          </Stack>
          {data ? (
            <Range models={data.models} {...choice} />
          ) : (
            <Unanswered queries={[prices]}>
              <ModelsLoading />
            </Unanswered>
          )}
          {data && choice.compared.length > 0 && (
            <Comparison
              id={COMPARISON_ID}
              models={data.models}
              compared={choice.compared}
              onChange={choice.setCompared}
            />
          )}
        </Stack>
      </Container>
      <MonthlyEntry />
    </Section>
  )
}

interface RangeProps extends ReturnType<typeof useModelChoice> {
  readonly models: readonly ModelPrice[]
}

function Range({ models, filter, compared, setFilter, setCompared }: RangeProps) {
  const { t } = useTranslation('models')
  const { salesType } = useAudience()
  const shown = filterModels(models, filter, salesType)
  // The chosen answer and its count are rendered at once; the cards are deferred.
  const cardFilter = useDeferredValue(filter)
  return (
    <S.Range tabIndex={-1}>
      <VisuallyHidden as="h2">{t('explorer.results')}</VisuallyHidden>
      <ModelFilters models={models} filter={filter} count={shown.length} onChange={setFilter} />
      {shown.length === 0 && <NothingFound models={models} filter={filter} onFilter={setFilter} />}
      <ComparedContext value={{ compared, setCompared }}>
        <Cards models={models} filter={cardFilter} />
      </ComparedContext>
      <S.CountWithoutScript>{t('explorer.shown')}</S.CountWithoutScript>
      <div>
        <LegalNote />
        <ListConditions models={models} />
      </div>
      {compared.length > 0 && (
        <CompareTray href={`#${COMPARISON_ID}`} compared={compared} onClear={() => setCompared([])} />
      )}
    </S.Range>
  )
}

type Comparing = Pick<RangeProps, 'compared' | 'setCompared'>

/** Only the checkbox depends on the comparison, so that the cards do not render again. */
const ComparedContext = createContext<Comparing>({ compared: [], setCompared: () => {} })

const Cards = memo(function Cards({ models, filter }: Pick<RangeProps, 'models' | 'filter'>) {
  const { salesType } = useAudience()
  return (
    <S.Models role="list">
      {filterModels(models, filter, salesType).map((model, index) => (
        <li key={model.carline_code} data-misses={listMisses(model, salesType)}>
          <ModelCardWithLinks model={model} priority={index < FIRST_ROW}>
            <CompareBox model={model} />
          </ModelCardWithLinks>
        </li>
      ))}
      {!isFiltered(filter) &&
        announcedCarlines().map((carline) => (
          <li key={carline} data-misses={EVERY_ANSWER}>
            <AnnouncedCard carline={carline} />
          </li>
        ))}
    </S.Models>
  )
})

const spellAnswers = (isMissed: (question: (typeof QUESTIONS)[number], value: unknown) => boolean) =>
  QUESTIONS.flatMap((question) =>
    FILTER_VALUES[question].filter((value) => isMissed(question, value)).map((value) => `${question}-${value}`),
  ).join(' ')

/** Undefined for an announced model. */
const EVERY_ANSWER = spellAnswers(() => true)

/** The answers that the model does not match: the style sheet hides the card if one of them is chosen. */
const listMisses = (model: ModelPrice, salesType: 'B2B' | 'B2C'): string | undefined =>
  spellAnswers((question, value) => !passes(model, question, value, salesType)) || undefined

function CompareBox({ model }: { readonly model: ModelPrice }) {
  const { t } = useTranslation('models')
  const { compared, setCompared } = useContext(ComparedContext)
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
        onChange={() => setCompared(toggleCompared(compared, carline))}
      />
      {t('compare.add')}
    </S.Compare>
  )
}
