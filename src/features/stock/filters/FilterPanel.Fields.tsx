import { type ComponentProps, useState } from 'react'
import { Select } from '@/ui/Select'
import { TextInput } from '@/ui/TextInput'

type AskedProps<P> = Omit<P, 'value' | 'defaultValue' | 'onChange'> & {
  /** What the search says. */
  readonly asked: string | number
}

/** A line of text that begins with what the search asks for. */
export function AskedInput({ asked, ...input }: AskedProps<ComponentProps<typeof TextInput>>) {
  return <TextInput {...input} {...useAsked(asked)} />
}

/** The same of a list of choices. */
export function AskedSelect({ asked, ...select }: AskedProps<ComponentProps<typeof Select>>) {
  return <Select {...select} {...useAsked(asked)} />
}

/**
 * What is typed stays until the search asks for something else. The field is the same all along: one that was drawn anew for each
 * search would lose the focus by the very key that sends it.
 */
function useAsked(asked: string | number) {
  const [field, setField] = useState({ asked, value: asked })
  const isAnother = field.asked !== asked
  if (isAnother) setField({ asked, value: asked })
  return {
    value: isAnother ? asked : field.value,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => setField({ asked, value: target.value }),
  }
}
