import { useTranslation } from 'next-i18next/pages'
import type { ModelPrice } from '@/contract/configurator'
import { MOTORISATIONS, type Motorisation } from '@/domain/fuel-type'
import { formatEuro, formatMeasure } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Icon } from '@/ui/Icon'
import { SegmentedControl } from '@/ui/SegmentedControl'
import * as S from './ModelFilters.styles'
import { filterModels, isFiltered, listAnswers, type ModelFilter, QUESTIONS, type Question } from './model-filter'

interface ModelFiltersProps {
  readonly models: readonly ModelPrice[]
  readonly filter: ModelFilter
  /** How many models pass. */
  readonly count: number
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

/** Every motorisation. */
const ANY = ''
const FOLDED: readonly Question[] = QUESTIONS.filter((question) => question !== 'motorisation')

/** The first question in view, the others folded; each with its answers and how many models each answer would leave. */
export function ModelFilters({ models, filter, count, onChange }: ModelFiltersProps) {
  const { t } = useTranslation('models')
  const words = useAnswerWords()
  const { salesType } = useAudience()
  const folded = FOLDED.filter((question) => listAnswers(models, question, filter, salesType).length > 0)
  const chosen = folded.filter((question) => filter[question] !== undefined).length
  return (
    <S.Bar aria-label={t('explorer.filters')}>
      <SegmentedControl<Motorisation | typeof ANY>
        label={t('explorer.question.motorisation')}
        hideLabel
        name="motorisation"
        value={filter.motorisation ?? ANY}
        options={[
          { value: ANY, label: t('overview.all') },
          ...MOTORISATIONS.map((kind) => ({ value: kind, label: t(`motorisation.${kind}`) })),
        ]}
        onChange={(kind) => onChange({ ...filter, motorisation: kind || undefined })}
      />
      <S.Line>
        <S.Count role="status">{t('explorer.count', { count })}</S.Count>
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
      </S.Line>
      <S.Panel>
        <summary>
          {t('explorer.more')}
          {chosen > 0 && ` (${chosen})`}
          <Icon name="chevron-down" />
        </summary>
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
      </S.Panel>
    </S.Bar>
  )
}
