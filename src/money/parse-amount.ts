export type AmountProblem = 'not_an_amount' | 'negative'

/**
 * An amount in euro as people type it: 1.500, 1500,50, 1 500, €1,500.50. The last separator is the decimal one where one or
 * two digits follow it; every other one groups thousands. Nothing typed is nothing paid.
 */
export function parseAmount(typed: string): number | AmountProblem {
  const text = typed.replace(/[\s€]|EUR/gi, '')
  if (text === '') return 0
  if (/^[-\u2212]/.test(text)) return 'negative'
  if (/^\d+(?:[.,]\d{1,2})?$/.test(text)) return Number(text.replace(',', '.'))
  if (!/^\d{1,3}(?:([.,'])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/.test(text)) return 'not_an_amount'
  const [whole = '', decimals = ''] = text.split(/[.,](?=\d{1,2}$)/)
  return Number(`${whole.replace(/\D/g, '')}.${decimals || '0'}`)
}
