import { useTranslation } from 'next-i18next/pages'
import { ComparisonTable } from '@/components/comparison/ComparisonTable'
import { LegalNote } from '@/components/LegalNote'
import { Unanswered } from '@/components/Unanswered'
import { CARLINE_NAMES, type ModelledCarline } from '@/domain/carline'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'
import { useVersions } from './use-carline'
import { useComparisonGroups } from './use-comparison-groups'

export function TechnicalTable({ carline }: { carline: ModelledCarline }) {
  const { t } = useTranslation('technical-data')
  const { builds, query } = useVersions(carline)
  const groups = useComparisonGroups(builds ?? [])
  if (!builds) {
    return (
      <Unanswered queries={[query]}>
        <Skeleton $height="24rem" />
      </Unanswered>
    )
  }
  return (
    <Stack $gap="s">
      <ComparisonTable caption={t('caption', { model: CARLINE_NAMES[carline] })} columns={builds} groups={groups} />
      <LegalNote />
    </Stack>
  )
}
