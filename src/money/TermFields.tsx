import { useTranslation } from 'next-i18next/pages'
import type { ComponentProps, ReactNode } from 'react'
import { DURATIONS, MILEAGES, type ProductCode } from '@/domain/finance-terms'
import { formatNumber } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Field } from '@/ui/Field'
import { SelectField } from '@/ui/SelectField'
import { TextInput } from '@/ui/TextInput'

/** The fields of the finance forms. Their names are parameters of the endpoints (routing/forms/form-fields.ts). */

type SelectProps = Omit<ComponentProps<typeof SelectField>, 'name' | 'label' | 'error' | 'options'>

interface ProductFieldProps extends SelectProps {
  readonly label: string
  readonly products: readonly ProductCode[]
}

export function ProductField({ label, products, ...select }: ProductFieldProps) {
  const { t } = useTranslation('financing')
  return (
    <SelectField
      label={label}
      {...select}
      name="product"
      options={products.map((product) => [product, t(`product.${product}`)] as const)}
    />
  )
}

interface DurationFieldProps extends SelectProps {
  readonly error?: string | undefined
  readonly isDisabled?: (months: number) => boolean
}

export function DurationField({ error, isDisabled, ...select }: DurationFieldProps) {
  const { t } = useTranslation(['financing', 'common'])
  return (
    <SelectField
      label={t('financing:calculator.duration')}
      error={error}
      {...select}
      name="duration"
      options={DURATIONS.map(
        (months) => [months, t('common:monthly.duration', { months }), isDisabled?.(months)] as const,
      )}
    />
  )
}

export function MileageField(select: SelectProps) {
  const { t } = useTranslation(['financing', 'common'])
  const { language } = useAudience()
  return (
    <SelectField
      label={t('financing:calculator.mileage')}
      {...select}
      name="mileage"
      options={MILEAGES.map(
        (mileage) => [mileage, t('common:monthly.mileage', { km: formatNumber(mileage, language) })] as const,
      )}
    />
  )
}

interface AmountFieldProps extends Omit<ComponentProps<typeof TextInput>, 'children'> {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

/** A text field for an amount, because visitors type it with points, commas or « € » (parse-amount.ts). */
export function AmountField({ label, hint, error, ...input }: AmountFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <TextInput {...control} {...input} inputMode="decimal" autoComplete="off" />}
    </Field>
  )
}
