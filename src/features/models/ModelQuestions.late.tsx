import { useTranslation } from 'next-i18next/pages'
import type { ModelPrice } from '@/contract/configurator'
import { formatEuro, formatMeasure } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { listedMonthly } from './listed-monthly'
import * as S from './ModelQuestions.styles'
import { filterModels, listAnswers, type ModelFilter, QUESTIONS, type Question } from './model-filter'
import { useShowsMonthly } from './use-carline'

/** The label of an answer: a kind, or a limit with its unit. */
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

const FOLDED: readonly Question[] = QUESTIONS.filter((question) => question !== 'motorisation')

interface ModelQuestionsProps {
  readonly models: readonly ModelPrice[]
  readonly filter: ModelFilter
  readonly onChange: (next: ModelFilter) => void
}

/** The collapsed questions. Each answer shows how many models it would leave. */
export function ModelQuestions({ models, filter, onChange }: ModelQuestionsProps) {
  const { t } = useTranslation('models')
  const words = useAnswerWords()
  const { salesType } = useAudience()
  // The monthly filter is hidden if no card shows an amount, unless the URL has it: then it must be removable.
  const asksMonthly = (useShowsMonthly() && listedMonthly(models)) || filter.monthly
  const folded = FOLDED.filter(
    (question) =>
      (question !== 'monthly' || asksMonthly) && listAnswers(models, question, filter, salesType).length > 0,
  )
  return (
    <S.Questions>
      {folded.map((question) => (
        <S.Question key={question}>
          <legend>{t(`explorer.question.${question}`)}</legend>
          <div>
            {[undefined, ...listAnswers(models, question, filter, salesType)].map((value) => {
              const changed = { ...filter, [question]: value }
              const left = filterModels(models, changed, salesType).length
              return (
                <S.Answer key={value ?? 'any'} $none={left === 0}>
                  <input
                    type="radio"
                    name={question}
                    value={value ?? ''}
                    checked={filter[question] === value}
                    onChange={() => onChange(changed)}
                  />
                  <span>{words(question, value)}</span>
                  <span aria-hidden>{left}</span>
                </S.Answer>
              )
            })}
          </div>
        </S.Question>
      ))}
    </S.Questions>
  )
}
