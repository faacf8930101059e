/** The public code of a car: eight characters of Crockford's base 32, which has no I, L, O and U. */
export const cupraCodePattern = /^[0-9A-HJKMNP-TV-Z]{8}$/

/**
 * A code as people type it: in any case, with spaces or hyphens, O for 0, I or L for 1, U for V.
 * Undefined when it still is none.
 */
export function parseTypedCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1').replace(/U/g, 'V')
  return cupraCodePattern.test(code) ? code : undefined
}

/**
 * A code within what was pasted: a car's whole link, « code : 2FPMF5MJ. », a line of a mail. Undefined where there is none, or more than
 * one. A word without a digit is no code: every second one of eight letters would be.
 */
export function findTypedCode(pasted: string): string | undefined {
  const exact = parseTypedCode(pasted)
  if (exact) return exact
  const words = pasted.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []
  const codes = new Set(words.filter((word) => /\d/.test(word)).map(parseTypedCode))
  codes.delete(undefined)
  return codes.size === 1 ? [...codes][0] : undefined
}
