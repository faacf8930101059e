import { useTranslation } from 'next-i18next/pages'
import type { ComponentProps, ReactNode } from 'react'
import { DURATIONS, MILEAGES, type ProductCode } from '@/domain/finance-terms'
import { formatNumber } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'
import { TextInput } from '@/ui/TextInput'

/** The fields of the forms about money. Their names are what the addresses of the forms read (routing/forms/form-fields.ts). */

type SelectProps = Omit<ComponentProps<typeof Select>, 'name' | 'children'>

interface ProductFieldProps extends SelectProps {
  readonly label: string
  readonly products: readonly ProductCode[]
}

export function ProductField({ label, products, ...select }: ProductFieldProps) {
  const { t } = useTranslation('financing')
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} {...select} name="product">
          {products.map((product) => (
            <option key={product} value={product}>
              {t(`product.${product}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

interface DurationFieldProps extends SelectProps {
  readonly error?: string | undefined
  /** Durations that cannot be chosen. */
  readonly isDisabled?: (months: number) => boolean
}

export function DurationField({ error, isDisabled, ...select }: DurationFieldProps) {
  const { t } = useTranslation(['financing', 'common'])
  return (
    <Field label={t('financing:calculator.duration')} error={error}>
      {(control) => (
        <Select {...control} {...select} name="duration">
          {DURATIONS.map((months) => (
            <option key={months} value={months} disabled={isDisabled?.(months)}>
              {t('common:monthly.duration', { months })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

export function MileageField(select: SelectProps) {
  const { t } = useTranslation(['financing', 'common'])
  const { language } = useAudience()
  return (
    <Field label={t('financing:calculator.mileage')}>
      {(control) => (
        <Select {...control} {...select} name="mileage">
          {MILEAGES.map((mileage) => (
            <option key={mileage} value={mileage}>
              {t('common:monthly.mileage', { km: formatNumber(mileage, language) })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

interface AmountFieldProps extends Omit<ComponentProps<typeof TextInput>, 'children'> {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

/** An amount as people type it (parse-amount.ts reads it). */
export function AmountField({ label, hint, error, ...input }: AmountFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <TextInput {...control} {...input} inputMode="decimal" autoComplete="off" />}
    </Field>
  )
}
