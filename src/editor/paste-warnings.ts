import type { Bilingual } from '@/domain/language'

/** Parts of what is pasted that a running text does not take: its words stay, and these are gone. */
const PARTS = {
  table: {
    holds: /<table\b/i,
    words: {
      fr: 'Le tableau n’est pas repris dans un texte : collez-le dans un bloc « Tableau », qui garde ses colonnes.',
      nl: 'De tabel komt niet mee in een tekst: plak ze in een blok ‘Tabel’, dat haar kolommen behoudt.',
    },
  },
  picture: {
    holds: /<(?:img|v:imagedata|picture|svg)\b/i,
    words: {
      fr: 'Une image n’a pas été collée : ajoutez-la sous « Images », puis choisissez-la dans un bloc.',
      nl: 'Een beeld is niet geplakt: voeg het toe onder ‘Beelden’ en kies het dan in een blok.',
    },
  },
  note: {
    holds: /\bmso-(?:footnote|endnote|comment)-id\b|<a[^>]+#cmnt/i,
    words: {
      fr: 'Les notes et les commentaires ne sont pas repris.',
      nl: 'Noten en opmerkingen komen niet mee.',
    },
  },
} as const

type Part = keyof typeof PARTS

/**
 * What is lost of something pasted into a running text, a sentence for each.
 *
 * @param html as Word, Sheets or a page of the web gives it; empty where there are words alone
 * @param types of the files that are pasted besides, or in the place of words
 */
export function pasteWarnings(html: string, types: readonly string[]): readonly Bilingual[] {
  const isLost = (part: Part) =>
    PARTS[part].holds.test(html) ||
    (part === 'picture' && html === '' && types.some((type) => type.startsWith('image/')))
  return (Object.keys(PARTS) as Part[]).filter(isLost).map((part) => PARTS[part].words)
}
