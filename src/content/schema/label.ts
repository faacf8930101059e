import type { Bilingual } from '@/domain/language'

/** A label of the schema, « Titre · Titel », in each language; one without a dot is the same in both. */
export function labelIn(label: string): Bilingual {
  const [fr = label, nl = fr] = label.split(' · ')
  return { fr, nl }
}
