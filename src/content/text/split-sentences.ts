/** The sentences of a text, and the lines of one that has several; without the spaces around them. */
export function splitSentences(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}«‘({])|\n+/u)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}
