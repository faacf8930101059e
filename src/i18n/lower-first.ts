/** A title as it stands within a sentence: its first letter is small, unless the first word is an abbreviation (BA-verzekering). */
export function lowerFirst(title: string): string {
  return /^\p{Lu}(?![\p{Lu}\d-])/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title
}
