import { useTranslation } from 'next-i18next/pages'
import { memo } from 'react'
import type { FieldError } from '@/contract/check-message'
import { TICKED } from '@/contract/message-fields'
import { CARLINE_NAMES, carlinesOnSale } from '@/domain/carline'
import type { Language } from '@/domain/language'
import { weekday } from '@/domain/weekday'
import { formatDate } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Checkbox, Radio } from '@/ui/Choice'
import { Field, FieldGroup } from '@/ui/Field'
import { Select } from '@/ui/Select'
import { TextArea, TextInput } from '@/ui/TextInput'
import { CONTROLS, type TypedField } from './message-controls'
import type { ShownDealer } from './shown-message'

interface MessageFieldProps {
  field: TypedField
  value: string | undefined
  isRequired: boolean
  error: FieldError | undefined
  dealers: readonly ShownDealer[]
}

/** Fields with a hint. */
const HINTED = ['vin', 'page_url', 'date', 'recipient', 'trade_in'] as const
const isHinted = (field: TypedField): field is (typeof HINTED)[number] => HINTED.some((name) => name === field)

/** Target of the links in the error summary: the control, or the first one of a group. */
export const fieldId = (field: TypedField) => `field-${field}`

/**
 * A field with label, hint and error. It has no `required` attribute, because the browser's messages are in the browser's language.
 * Without JavaScript the server checks and returns the form with its errors.
 */
export const MessageField = memo(function MessageField(props: MessageFieldProps) {
  const { field, value = '', isRequired, error } = props
  const { t } = useTranslation('contact')
  const { language } = useAudience()
  const control = CONTROLS[field]
  const id = fieldId(field)
  const words = {
    label: t(`form.field.${field}`),
    mark: isRequired ? undefined : t('form.optional'),
    hint: isHinted(field) ? t(`form.hint.${field}`) : undefined,
    error: error && errorWords(t, language, field, error),
  }
  if (control.kind === 'box') {
    const box = (
      <Checkbox
        id={id}
        name={field}
        value={TICKED}
        defaultChecked={value === TICKED}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-group-error`}
      >
        {words.label}
      </Checkbox>
    )
    if (!isRequired) return box
    return (
      <FieldGroup id={`${id}-group`} label={t(control.title)} error={words.error}>
        {box}
      </FieldGroup>
    )
  }
  if (control.kind === 'radios') {
    return (
      <FieldGroup {...words} id={`${id}-group`}>
        {control.options.map((option, index) => (
          <Radio
            key={option.value}
            id={index === 0 ? id : undefined}
            name={field}
            value={option.value}
            defaultChecked={value === option.value}
            aria-invalid={error ? true : undefined}
          >
            {t(option.words)}
          </Radio>
        ))}
      </FieldGroup>
    )
  }
  return (
    <Field {...words} id={id}>
      {(described) => <Control {...props} described={{ ...described, name: field, defaultValue: value }} />}
    </Field>
  )
})

interface ControlProps extends MessageFieldProps {
  described: {
    readonly id: string
    readonly name: string
    readonly defaultValue: string
    readonly 'aria-describedby': string | undefined
    readonly 'aria-invalid': true | undefined
  }
}

function Control({ field, isRequired, dealers, described }: ControlProps) {
  const { t } = useTranslation('contact')
  const control = CONTROLS[field]
  const asked = { ...described, 'aria-required': isRequired || undefined }
  switch (control.kind) {
    case 'lines':
      return <TextArea {...asked} rows={5} />
    case 'select':
      return (
        <Select {...asked}>
          <option value="">{t('form.choose')}</option>
          {control.options.map((option) => (
            <option key={option.value} value={option.value}>
              {t(option.words)}
            </option>
          ))}
        </Select>
      )
    case 'dealers':
      return (
        <Select {...asked}>
          <option value="">{t('form.nearest')}</option>
          {dealers.map(({ id, name, city }) => (
            <option key={id} value={id}>
              {name.includes(city) ? name : `${name}, ${city}`}
            </option>
          ))}
        </Select>
      )
    case 'models':
      return (
        <Select {...asked}>
          <option value="">{t('form.choose')}</option>
          {carlinesOnSale().map((code) => (
            <option key={code} value={code}>
              {CARLINE_NAMES[code]}
            </option>
          ))}
        </Select>
      )
    case 'text': {
      const { type, inputMode, autoComplete } = control
      return <TextInput {...asked} type={type ?? 'text'} inputMode={inputMode} autoComplete={autoComplete ?? 'off'} />
    }
    default:
      return null
  }
}

type Translate = ReturnType<typeof useTranslation<'contact'>>['t']

/** The error message of a field, which says how to correct it. */
export function errorWords(t: Translate, language: Language, field: TypedField, { code, next }: FieldError): string {
  switch (code) {
    case 'required':
      return t(`form.error.required.${field}`)
    case 'too_long': {
      const control = CONTROLS[field]
      const count = 'maxLength' in control && control.maxLength ? control.maxLength : 60
      return t('form.error.too_long', { count, field: t(`form.field.${field}`) })
    }
    case 'address':
      return t('form.error.address', { field: t(`form.field.${field}`) })
    case 'past':
      return t('form.error.past')
    case 'closed':
      if (!next) return t('form.error.never')
      return t('form.error.closed', { next: `${t(`hours.on.${weekday(next)}`)} ${formatDate(next, language)}` })
    case 'gone':
    case 'reserved':
    case 'announced':
      return t(`form.error.${code}`)
    case 'invalid':
      return t(`form.error.invalid.${field}`)
  }
}
