import { LANGUAGES, type Language } from '@/domain/language'
import { EVERY_LANGUAGE } from '../schema/languages'

/** What an entry says of the languages it exists in. */
export interface LanguagesEntry {
  readonly languages: typeof EVERY_LANGUAGE | Language
}

export function entryLanguages({ languages }: LanguagesEntry): readonly Language[] {
  return languages === EVERY_LANGUAGE ? LANGUAGES : [languages]
}

export function isAvailableIn(entry: LanguagesEntry, language: Language): boolean {
  return entryLanguages(entry).includes(language)
}
