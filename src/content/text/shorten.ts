/** The beginning of a text, cut between two words. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  return `${text.slice(0, text.lastIndexOf(' ', length)).replace(/[\s,;:.]+$/, '')}…`
}
