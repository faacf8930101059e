import { ANNOUNCED_CARLINES } from '@/brand/announced-carlines'
import { CARLINE_NAMES, type CarlineCode, type ModelledCarline } from './carline'
import type { Bilingual, Language } from './language'

type Words = Readonly<Record<'name' | 'tagline', Bilingual>>
type Told<C extends CarlineCode> = Readonly<Record<C, Words>>
/** One that has no body needs them. */
const announced: Told<Exclude<CarlineCode, ModelledCarline>> & Partial<Told<CarlineCode>> = ANNOUNCED_CARLINES

/** What is said of a carline that cannot be ordered yet: in words of its language, or its own name alone once it has a body. */
export function announcedWords(
  carline: CarlineCode,
  language: Language,
): { readonly name: string; readonly tagline?: string } {
  const words = announced[carline]
  return words ? { name: words.name[language], tagline: words.tagline[language] } : { name: CARLINE_NAMES[carline] }
}
