import { useTranslation } from 'next-i18next/pages'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'
import type { ElectricVersion } from './use-electric-cars'

interface CarSelectProps {
  readonly cars: readonly ElectricVersion[]
  readonly car: ElectricVersion
  readonly onChange: (id: string) => void
}

export function CarSelect({ cars, car, onChange }: CarSelectProps) {
  const { t } = useTranslation('technical-data')
  return (
    <Field label={t('electric.car')}>
      {(control) => (
        <Select {...control} value={car.id} onChange={({ target }) => onChange(target.value)}>
          {cars.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
