import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { Select } from '@/ui/Select'
import { TextInput } from '@/ui/TextInput'

type AskedProps<P> = Omit<P, 'value' | 'defaultValue' | 'ref'> & {
  /** What the search says. */
  readonly asked: string | number
}

/** A line of text that begins with what the search asks for. */
export function AskedInput({ asked, ...input }: AskedProps<ComponentProps<typeof TextInput>>) {
  return <TextInput {...input} {...useAsked<HTMLInputElement>(asked)} />
}

/** The same of a list of choices. */
export function AskedSelect({ asked, ...select }: AskedProps<ComponentProps<typeof Select>>) {
  return <Select {...select} {...useAsked<HTMLSelectElement>(asked)} />
}

/**
 * What is typed stays until the search asks for something else. The field is the same all along: one that was drawn anew for each
 * search would lose the focus by the very key that sends it. Its value is its own, so that what was typed before there is code stays too.
 */
function useAsked<E extends { value: string }>(asked: string | number) {
  const field = useRef<E>(null)
  const shown = useRef(asked)
  useLayoutEffect(() => {
    if (shown.current === asked) return
    shown.current = asked
    if (field.current) field.current.value = String(asked)
  }, [asked])
  return { ref: field, defaultValue: asked }
}
