import { useTranslation } from 'next-i18next/pages'
import { memo, useDeferredValue } from 'react'
import { CarPicture } from '@/components/CarPicture'
import { Car as CarColumn, Cars, Name } from '@/components/comparison/ComparedCars.styles'
import { ComparisonTable } from '@/components/comparison/ComparisonTable'
import { LegalNote } from '@/components/LegalNote'
import { OfferButton } from '@/components/OfferButton.late'
import { RouteButton } from '@/components/RouteButton'
import { TestDriveButton } from '@/components/TestDriveButton'
import { Unanswered } from '@/components/Unanswered'
import { useAudienceQuery } from '@/components/use-audience-query'
import type { BaseConfiguration, ModelPrice } from '@/contract/configurator'
import { useEachConfigurations } from '@/data/configurator/list-hooks'
import { carName } from '@/domain/car-name'
import { CARLINE_NAMES } from '@/domain/carline'
import { ListedConditions } from '@/money/listed-conditions'
import { Heading } from '@/ui/Heading'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import * as S from './Comparison.styles'
import { type ComparedModel, compareBoxId, MOST_COMPARED, toggleCompared, withVersion } from './compared'
import { ListConditions } from './ListConditions.late'
import { listedMonthly } from './listed-monthly'
import { useComparisonGroups } from './use-comparison-groups'

interface ComparisonProps {
  readonly id: string
  readonly models: readonly ModelPrice[]
  readonly compared: readonly ComparedModel[]
  readonly onChange: (next: readonly ComparedModel[]) => void
}

interface Column extends ComparedModel {
  readonly build: BaseConfiguration
  readonly builds: readonly BaseConfiguration[]
}

/**
 * Up to three cars side by side, each in a version of the visitor's choice. Rendering is deferred, so that a checkbox responds before
 * its car is added or removed.
 */
export function Comparison(props: ComparisonProps) {
  const before = useDeferredValue<ComparisonProps | undefined>(props, undefined)
  if (!before) return null
  const waits = comparedCarlines(before) !== comparedCarlines(props)
  const { id, models, compared, onChange } = waits ? before : props
  return <SideBySide id={id} models={models} compared={compared} onChange={onChange} />
}

const comparedCarlines = ({ compared }: ComparisonProps) => compared.map(({ carline }) => carline).join()

const SideBySide = memo(function SideBySide({ id, models, compared, onChange }: ComparisonProps) {
  const { t } = useTranslation('models')
  const audience = useAudienceQuery()
  const answers = useEachConfigurations(
    compared.map(({ carline }) => ({ ...audience, carline_code: carline, with_monthly: 'true' })),
  )
  const columns = compared.flatMap((car, index): Column[] => {
    const builds = answers[index]?.data?.configurations ?? []
    const buildId = models.find(({ carline_code }) => carline_code === car.carline)?.from_id
    const asked = car.version?.toLowerCase()
    const build =
      builds.find(({ version }) => version.toLowerCase() === asked) ??
      builds.find((one) => one.id === buildId) ??
      builds[0]
    return build ? [{ ...car, build, builds }] : []
  })
  const groups = useComparisonGroups(columns.map(({ build }) => build))
  const missing = answers.filter(({ data }) => !data)
  return (
    <Stack as="section" $gap="m" id={id} tabIndex={-1}>
      <Stack $gap="2xs">
        <Heading level={2}>{t('compare.title')}</Heading>
        {compared.length < MOST_COMPARED && (
          <Text $tone="muted">{t('compare.more', { count: MOST_COMPARED - compared.length })}</Text>
        )}
      </Stack>
      {missing.length > 0 && (
        <Unanswered queries={missing} line={columns.length > 0 ? 'figures' : undefined}>
          {columns.length === 0 && <Skeleton $height="30rem" />}
        </Unanswered>
      )}
      {columns.length > 0 && (
        <ListedConditions value={listedMonthly(models)}>
          <Cars role="list" $columns={columns.length}>
            {columns.map((column) => (
              <Car key={column.carline} column={column} compared={compared} onChange={onChange} />
            ))}
          </Cars>
          <ComparisonTable
            caption={t('compare.title')}
            columns={columns.map(({ carline, build }) => ({
              id: carline,
              title: carName(CARLINE_NAMES[carline], build.title),
            }))}
            groups={groups}
          />
          <LegalNote />
          <ListConditions models={models} />
        </ListedConditions>
      )}
    </Stack>
  )
})

function Car({ column, compared, onChange }: Pick<ComparisonProps, 'compared' | 'onChange'> & { column: Column }) {
  const { t } = useTranslation('models')
  const { carline, build, builds } = column
  const name = CARLINE_NAMES[carline]
  return (
    <CarColumn>
      {build.picture && <CarPicture picture={build.picture} sizes="(min-width: 768px) 36vw, 46vw" />}
      <Name>{name}</Name>
      <S.Version
        aria-label={t('compare.version', { model: name })}
        value={build.version}
        onChange={({ target }) => onChange(withVersion(compared, carline, target.value))}
      >
        {builds.map(({ version, title }) => (
          <option key={version} value={version}>
            {title}
          </option>
        ))}
      </S.Version>
      <S.Configure>
        <RouteButton
          to="car-configurator.conf"
          params={{ id: build.id }}
          variant="secondary"
          size="s"
          aria-label={t('card.configureModel', { model: name })}
        >
          {t('card.configure')}
        </RouteButton>
        <OfferButton cupra_code={build.cupra_code} car={carName(name, build.title)} variant="ghost" size="s" />
        <TestDriveButton
          about={{ cupra_code: build.cupra_code }}
          car={carName(name, build.title)}
          variant="ghost"
          size="s"
        />
      </S.Configure>
      <S.Remove
        type="button"
        aria-label={t('compare.removeModel', { model: name })}
        onClick={({ currentTarget }) => {
          // The button disappears with its car. The focus stays in the comparison, or goes back to the checkbox of the last car.
          const stays =
            compared.length > 1 ? currentTarget.closest('section') : document.getElementById(compareBoxId(carline))
          stays?.focus()
          onChange(toggleCompared(compared, carline))
        }}
      >
        {t('compare.remove')}
      </S.Remove>
    </CarColumn>
  )
}
