import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { Select } from '@/ui/Select'
import { TextInput } from '@/ui/TextInput'

type SyncedProps<P> = Omit<P, 'value' | 'defaultValue' | 'ref'> & {
  /** The value of this field in the current search. */
  readonly searchValue: string | number
}

export function SyncedInput({ searchValue, ...input }: SyncedProps<ComponentProps<typeof TextInput>>) {
  return <TextInput {...input} {...useSyncedField<HTMLInputElement>(searchValue)} />
}

export function SyncedSelect({ searchValue, ...select }: SyncedProps<ComponentProps<typeof Select>>) {
  return <Select {...select} {...useSyncedField<HTMLSelectElement>(searchValue)} />
}

/**
 * The field keeps what was typed until the search has another value. It is not remounted (by a `key`) for each
 * search, because it would lose the focus when Enter submits it. It is uncontrolled, so that text typed before hydration stays too.
 */
function useSyncedField<E extends { value: string }>(searchValue: string | number) {
  const field = useRef<E>(null)
  const shown = useRef(searchValue)
  useLayoutEffect(() => {
    if (shown.current === searchValue) return
    shown.current = searchValue
    if (field.current) field.current.value = String(searchValue)
  }, [searchValue])
  return { ref: field, defaultValue: searchValue }
}
