import { useTranslation } from 'next-i18next/pages'
import type { ModelPrice } from '@/contract/configurator'
import { MOTORISATIONS, type Motorisation } from '@/domain/fuel-type'
import { hydrateNear } from '@/late/hydrate-near'
import { Icon } from '@/ui/Icon'
import { SegmentedControl } from '@/ui/SegmentedControl'
import * as S from './ModelFilters.styles'
import { isFiltered, type ModelFilter, QUESTIONS } from './model-filter'

interface ModelFiltersProps {
  readonly models: readonly ModelPrice[]
  readonly filter: ModelFilter
  readonly count: number
  readonly onChange: (next: ModelFilter) => void
}

const ANY = ''

const ModelQuestions = hydrateNear(() => import('./ModelQuestions.late').then((module) => module.ModelQuestions))

/** The first question is visible, the others are collapsed. */
export function ModelFilters({ models, filter, count, onChange }: ModelFiltersProps) {
  const { t } = useTranslation('models')
  const chosen = QUESTIONS.filter((question) => question !== 'motorisation' && filter[question] !== undefined).length
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
              // The reset button disappears with the last filter, so the focus moves to the first question.
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
        <ModelQuestions models={models} filter={filter} onChange={onChange} />
      </S.Panel>
    </S.Bar>
  )
}
