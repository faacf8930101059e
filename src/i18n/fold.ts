/** A text for comparing: no capitals, no accents, one kind of apostrophe and of space. `origin[i]` is where the i-th sign stood. */
export interface Folded {
  readonly text: string
  readonly origin: readonly number[]
}

/** Letters without a plainer form of their own in NFKD; ₂, raised letters and the spaces that do not break have one. */
const LIKE: Readonly<Record<string, string>> = { '’': "'", œ: 'oe', '‑': '-', '″': '"' }

function foldSign(sign: string): string {
  const low = sign.toLowerCase()
  return LIKE[low] ?? low.normalize('NFKD').replace(/\p{M}/gu, '')
}

export function fold(text: string): Folded {
  let folded = ''
  const origin: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const sign = foldSign(text.charAt(at))
    folded += sign
    for (let each = 0; each < sign.length; each += 1) origin.push(at)
  }
  return { text: folded, origin }
}

/** The name of a place, as it is compared: « St » is Saint and Sint, « s/ » is sur, and signs say nothing. */
export const foldName = (name: string): string =>
  fold(name)
    .text.replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b(?:saint|sint|sankt)\b/g, 'st')
    .replace(/\bsainte\b/g, 'ste')
    .replace(/(?<=\w )s(?= \w)/g, 'sur')
    .trim()

/** Words to look for; a single letter says too little. */
export function splitTerms(query: string): string[] {
  return fold(query)
    .text.split(/[^\p{L}\p{N}']+/u)
    .filter((term) => term.length > 1)
}

/** Inside words too: who types "lader" means "wandlader" as well. */
export function holdsAll(text: string, terms: readonly string[]): boolean {
  return terms.every((term) => text.includes(term))
}

/** Every place where one of the terms stands, in the signs of the text as it is written. */
export function findPlaces(text: string, terms: readonly string[]): { start: number; end: number }[] {
  const { text: folded, origin } = fold(text)
  return terms.flatMap((term) => {
    const places: { start: number; end: number }[] = []
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      places.push({ start: origin[at] ?? 0, end: (origin[at + term.length - 1] ?? 0) + 1 })
    }
    return places
  })
}
