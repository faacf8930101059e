import { useTranslation } from 'next-i18next/pages'
import { Unanswered } from '@/components/Unanswered'
import type { UnansweredQuery } from '@/data/use-loading-state'
import { SelectField } from '@/ui/SelectField'
import type { ElectricVersion } from './use-electric-cars'

interface CarSelectProps {
  readonly cars: readonly ElectricVersion[]
  readonly car: ElectricVersion
  readonly onChange: (id: string) => void
  /** Carlines whose versions are still loading. */
  readonly missing: readonly UnansweredQuery[]
}

export function CarSelect({ cars, car, onChange, missing }: CarSelectProps) {
  const { t } = useTranslation('technical-data')
  return (
    <div>
      <SelectField
        label={t('electric.car')}
        value={car.id}
        onChange={({ target }) => onChange(target.value)}
        options={cars.map(({ id, name }) => [id, name] as const)}
      />
      {missing.length > 0 && <Unanswered queries={missing} line="figures" />}
    </div>
  )
}
