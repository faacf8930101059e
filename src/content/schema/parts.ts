import { optionalText } from './text'

export const heading = optionalText('Intertitre · Tussentitel')

/** How an editor sees an item in a list: by its French words. */
export function itemTitle(field: { readonly fields: { readonly fr: { readonly value: string } } }): string {
  return field.fields.fr.value
}

/** What can be chosen in a list, and how an editor reads it (option-labels.ts). */
export function options<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): { label: string; value: Value }[] {
  return values.map((value) => ({ label: labels[value], value }))
}
