/** What a spreadsheet set to Belgium reads: semicolons, decimal commas, lines by CR LF, and a mark that says UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

export const csvOf = (lines: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(tableCell).join(';')}\r\n`).join('')

export const csvAmount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

/**
 * A text that a spreadsheet would run as a formula is kept a text, also where it begins behind a blank or with a wide sign. An amount below
 * nothing is none.
 */
export function tableCell(text: string): string {
  const isFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) && !/^-\d+,\d\d$/.test(text)
  const safe = isFormula ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
