/** What is printed of credits, on pages, in documents and in mails. */

const SPACE = '[\\s\\u00a0\\u202f]*'
const EURO = `([\\d.]+(?:,\\d\\d)?)${SPACE}€`
/** The number of equal instalments and their amount; the last one where it is higher; the total. */
const EXAMPLE = new RegExp(
  `(\\d+)${SPACE}(?:mensualités|maandaflossingen)[^\\d€]*${EURO}` +
    `(?:[^€]{0,60}?(?:dernière|laatste)[^\\d€]*${EURO})?` +
    `[^€]{0,60}?(?:total dû|te betalen bedrag)[^\\d€]*${EURO}`,
  'gi',
)

const cents = (written: string | undefined) =>
  Math.round(Number((written ?? '0').replaceAll('.', '').replace(',', '.')) * 100)

/** The words of a page. */
export const textOf = (html: string) =>
  html
    .replace(/<(script|style|head)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|&#160;|&#xa0;/g, ' ')

/** @returns the examples that do not add up, and how many there were */
export function addUp(text: string): { readonly wrong: readonly string[]; readonly found: number } {
  const examples = [...text.matchAll(EXAMPLE)]
  const wrong = examples.filter(
    ([, count, amount, last, total]) => Number(count) * cents(amount) + cents(last) !== cents(total),
  )
  return { wrong: wrong.map(([example]) => example), found: examples.length }
}
