/** Forms of a number that have one meaning only, with a point or a comma. « 36.990 » may be thirty-six thousand or thirty-seven. */
const FORMS: readonly RegExp[] = [
  /^-?\d{1,12}(?:[.,](?:\d{1,2}|\d{4,15}))?$/,
  /^-?\d{1,3}(?:[.\s]\d{3})+,\d{1,2}$/,
  /^-?\d{1,3}(?:\s\d{3})+$/,
  /^-?\d{1,3}(?:,\d{3})+\.\d{1,2}$/,
]
const PARTS = /^(.*?)(?:[.,](\d{1,2}|\d{4,}))?$/

/** An amount is in euro, as its answer says. */
const CURRENCY = /^(?:€|EUR)\s?|\s?(?:€|EUR)$/g

/** The number in a text; undefined where the text can be read as another one. */
export function unambiguousNumber(said: string): number | undefined {
  const text = said.trim().replace(CURRENCY, '')
  if (!FORMS.some((form) => form.test(text))) return undefined
  const [, whole = '', fraction = '0'] = PARTS.exec(text) ?? []
  return Number(`${whole.replace(/[.,\s]/g, '')}.${fraction}`)
}
