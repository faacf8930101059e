import { readCode } from './cupra-code'

/** Signs that are read for each other on a screen, on paper or over the telephone. */
const LOOKALIKES: readonly string[] = [
  '0DQ',
  '17',
  '2Z',
  '5S',
  '6G',
  '8B',
  '9G',
  'VYW',
  'MN',
  'PBT',
  'CG',
  'EF',
  'JK',
  '38',
]
/** Of more suggestions than this a visitor could only guess which is the right one. */
const MOST = 3

/**
 * Codes that somebody may have meant by one that names no car: one sign read for another that looks or sounds like it, or
 * two neighbours that changed places. The check inside a code leaves hardly any of them by chance.
 */
export function similarCodes(code: string): string[] {
  const signs = [...code]
  const replaced = signs.flatMap((sign, at) =>
    LOOKALIKES.filter((group) => group.includes(sign)).flatMap((group) =>
      [...group].filter((other) => other !== sign).map((other) => signs.with(at, other).join('')),
    ),
  )
  const swapped = signs
    .slice(1)
    .map((sign, at) =>
      signs
        .with(at, sign)
        .with(at + 1, signs[at] ?? '')
        .join(''),
    )
    .filter((one) => one !== code)
  return [...new Set([...replaced, ...swapped])].filter(isCode).slice(0, MOST)
}

function isCode(code: string): boolean {
  try {
    readCode(code)
    return true
  } catch {
    return false
  }
}
