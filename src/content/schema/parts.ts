import { optionalText } from './text'

export const heading = optionalText('Intertitre · Tussentitel')

/** How an editor sees an item in a list: by its French words. */
export function itemTitle(field: { readonly fields: { readonly fr: { readonly value: string } } }): string {
  return field.fields.fr.value
}

/** A choice that reads as it is called. */
export function option<const Value extends string>(value: Value): { label: string; value: Value } {
  return { label: value, value }
}
