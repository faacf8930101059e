/** Spec §3, §4. The languages of the site, as they stand in an address. */
export const LANGUAGES = ['fr', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]

/** Names of each language, for the platform and for its readers. */
export const LANGUAGE_FACTS = {
  fr: { bcp47: 'fr-BE', ogLocale: 'fr_BE', name: 'Français' },
  nl: { bcp47: 'nl-BE', ogLocale: 'nl_BE', name: 'Nederlands' },
} as const satisfies Record<Language, unknown>

export function isLanguage(value: unknown): value is Language {
  return value === 'fr' || value === 'nl'
}

/** Spec §4: any value other than FR or NL counts as NL. */
export function toLanguage(value: unknown): Language {
  return typeof value === 'string' && value.toLowerCase() === 'fr' ? 'fr' : 'nl'
}

export function otherLanguage(language: Language): Language {
  return language === 'fr' ? 'nl' : 'fr'
}

/** What the readers of each language call the two, by themselves and within a sentence. */
export const LANGUAGE_NAMES = {
  fr: { fr: 'Français', nl: 'Néerlandais', inText: { fr: 'français', nl: 'néerlandais' } },
  nl: { fr: 'Frans', nl: 'Nederlands', inText: { fr: 'Frans', nl: 'Nederlands' } },
} as const satisfies Record<Language, unknown>

/** A text that stands in both languages, side by side, as editors and the catalogue write it. */
export type Bilingual<T = string> = Readonly<Record<Language, T>>
