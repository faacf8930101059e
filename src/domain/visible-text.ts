/**
 * What was typed, without the marks of direction that come along from other programs and without spaces around it; the wide signs of
 * Asian keyboards (« １５００ ») are those of all others.
 */
export const visibleText = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
