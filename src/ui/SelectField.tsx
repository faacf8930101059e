import type { ComponentProps, ReactNode } from 'react'
import { Field } from './Field'
import { Select } from './Select'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'children'> {
  label: ReactNode
  error?: ReactNode
  /** In the order of the list. */
  options: readonly (readonly [value: string | number, words: ReactNode, isDisabled?: boolean])[]
}

/** A list of choices with its label. */
export function SelectField({ label, error, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Select {...control} {...select}>
          {options.map(([value, words, isDisabled]) => (
            <option key={value} value={value} disabled={isDisabled}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
