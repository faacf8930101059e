import { cupraCodePattern } from './cupra-code'

/**
 * A code as people type it: in any case, with spaces, dashes and other signs, O for 0, I or L for 1, U for V.
 * Undefined when it still is none.
 */
export function parseTypedCode(typed: string): string | undefined {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/U/g, 'V')
  return cupraCodePattern.test(code) ? code : undefined
}

/**
 * A code within what was pasted: a car's whole link, « code : 2FPM F5MJ. », a line of a mail. Undefined where there is none, or more than
 * one. A word without a digit is no code: every second one of eight letters would be.
 */
export function findTypedCode(pasted: string): string | undefined {
  const exact = parseTypedCode(pasted) ?? parseTypedCode(OF_LINK.exec(pasted)?.[1] ?? '')
  if (exact) return exact
  const [code, ...others] = codesAmong(pasted.match(WORD))
  if (code) return others.length === 0 ? code : undefined
  const [halves, ...otherHalves] = codesAmong(
    [...pasted.replace(/\bcodes?\b/gi, '').matchAll(HALVES)].map(([, two = '']) => two),
  )
  return otherHalves.length === 0 ? halves : undefined
}

/** The code of a car's own link: what a campaign adds to it may look like another one. */
const OF_LINK = /\/offer\/([^/?#\s]+)/i
const WORD = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu
/** « 2FPM F5MJ », within a text. */
const HALVES = /(?<![\p{L}\p{N}])(?=([\p{L}\p{N}]{4}\s[\p{L}\p{N}]{4})(?![\p{L}\p{N}]))/gu

const codesAmong = (words: readonly string[] | null) => [
  ...new Set((words ?? []).filter((word) => /\d/.test(word)).flatMap((word) => parseTypedCode(word) ?? [])),
]
