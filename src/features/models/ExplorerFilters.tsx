import { useTranslation } from 'next-i18next/pages'
import type { ModelPrice } from '@/contract/configurator'
import { formatEuro, formatMeasure } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Icon } from '@/ui/Icon'
import * as S from './ExplorerFilters.styles'
import { filterModels, isFiltered, listAnswers, type ModelFilter, QUESTIONS, type Question } from './model-filter'

interface ExplorerFiltersProps {
  readonly models: readonly ModelPrice[]
  readonly filter: ModelFilter
  readonly onChange: (next: ModelFilter) => void
}

/** Words of one answer: a kind, or a limit with its unit. */
export function useAnswerWords() {
  const { t } = useTranslation('models')
  const { language } = useAudience()
  const answers: { readonly [Q in Question]: (value: NonNullable<ModelFilter[Q]>) => string } = {
    motorisation: (value) => t(`motorisation.${value}`),
    body: (value) => t(`explorer.body.${value}`),
    budget: (value) => t('explorer.under', { amount: formatEuro(value, language, { decimals: 0 }) }),
    monthly: (value) => t('explorer.under', { amount: formatEuro(value, language, { decimals: 0 }) }),
    range: (value) => t('explorer.atLeast', { amount: formatMeasure({ value, unit: 'km' }, language) }),
    seats: (count) => t('explorer.seatsOrMore', { count }),
  }
  return <Q extends Question>(question: Q, value: ModelFilter[Q]): string =>
    value === undefined ? t(`explorer.any.${question}`) : answers[question](value)
}

/** The questions, each with its answers and how many models each answer would leave. */
export function ExplorerFilters({ models, filter, onChange }: ExplorerFiltersProps) {
  const { t } = useTranslation('models')
  const words = useAnswerWords()
  const { salesType } = useAudience()
  return (
    <S.Panel>
      <summary>
        {t('explorer.filters')}
        <Icon name="chevron-down" />
      </summary>
      <S.Questions aria-label={t('explorer.filters')}>
        {QUESTIONS.filter((question) => listAnswers(models, question, filter, salesType).length > 0).map((question) => (
          <S.Question key={question}>
            <legend>{t(`explorer.question.${question}`)}</legend>
            <div>
              {[undefined, ...listAnswers(models, question, filter, salesType)].map((value) => {
                const changed = { ...filter, [question]: value }
                const count = filterModels(models, changed, salesType).length
                return (
                  <S.Answer key={value ?? 'any'} $none={count === 0}>
                    <input
                      type="radio"
                      name={question}
                      value={value ?? ''}
                      checked={filter[question] === value}
                      onChange={() => onChange(changed)}
                    />
                    <span>{words(question, value)}</span>
                    <span aria-hidden>{count}</span>
                  </S.Answer>
                )
              })}
            </div>
          </S.Question>
        ))}
        {isFiltered(filter) && (
          <S.Clear
            type="button"
            onClick={({ currentTarget }) => {
              // It goes with the last filter: the focus goes to the first question.
              currentTarget.closest('[role="group"]')?.querySelector('input')?.focus()
              onChange({})
            }}
          >
            {t('explorer.reset')}
          </S.Clear>
        )}
      </S.Questions>
    </S.Panel>
  )
}
