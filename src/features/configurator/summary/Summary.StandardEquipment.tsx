import { useTranslation } from 'next-i18next/pages'
import { EquipmentSearch } from '@/components/EquipmentSearch'
import { Unanswered } from '@/components/Unanswered'
import { useAudienceQuery } from '@/components/use-audience-query'
import { useStandards } from '@/data/configurator/hooks'
import { Badge } from '@/ui/Badge'
import { Disclosure } from '@/ui/Disclosure'
import { Skeleton } from '@/ui/Skeleton'
import type { CarReference } from '../car/car-reference'

/** Shown with the flag STANDARD_EQUIPMENT_LIST_CCF. */
export function StandardEquipment({ car }: { car: CarReference }) {
  const { t } = useTranslation('ccf')
  const audience = useAudienceQuery()
  const standards = useStandards({ ...audience, ...car })
  const groups = standards.data?.categories.map(({ items, ...category }) => ({
    ...category,
    items: items.map(({ is_new_vs_lower_trim, ...item }) => ({
      ...item,
      note: is_new_vs_lower_trim && <Badge>{t('summary.standardNew')}</Badge>,
    })),
  }))
  return (
    <Disclosure summary={t('summary.standard')}>
      {groups ? (
        <EquipmentSearch groups={groups} level={4} />
      ) : (
        <Unanswered queries={[standards]}>
          <Skeleton $height="16rem" />
        </Unanswered>
      )}
    </Disclosure>
  )
}
