/** The static faces lack what the site's own face was given (scripts/make/site-font.mts). */
const LACKING: Readonly<Record<string, string>> = { '₂': '2', '\u202f': '\u00a0', '\u2011': '-', ᵉ: 'e', ʳ: 'r' }

/** A text for a document or a picture that is not drawn with the site's own face. */
export function replaceMissingGlyphs(text: string): string {
  return text.replace(/[₂\u202f\u2011ᵉʳ]/g, (sign) => LACKING[sign] ?? sign)
}
