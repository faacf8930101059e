import type { ReactElement } from 'react'

interface InputProps<Value> {
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly autoFocus: boolean
  readonly forceValidation: boolean
}

/** A field of Keystatic's form, as what draws an object is given it. */
export interface FormPart<Value> {
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly schema: { readonly Input: (props: InputProps<Value>) => ReactElement | null }
}

export interface BilingualPart {
  readonly fields: { readonly fr: FormPart<string>; readonly nl: FormPart<string> }
}

/** A field as Keystatic draws it by itself. */
export function Part({ part, isChecked }: { readonly part: FormPart<string>; readonly isChecked: boolean }) {
  const { Input } = part.schema
  return <Input value={part.value} onChange={part.onChange} autoFocus={false} forceValidation={isChecked} />
}

export function BothLanguages({ part, isChecked }: { readonly part: BilingualPart; readonly isChecked: boolean }) {
  return (
    <div className="picker-languages">
      <Part part={part.fields.fr} isChecked={isChecked} />
      <Part part={part.fields.nl} isChecked={isChecked} />
    </div>
  )
}
