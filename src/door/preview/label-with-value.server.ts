import type { Language } from '@/domain/language'
import { COLON } from '@/i18n/punctuation'

/** « Date : 1ᵉʳ mars », ‘Datum: 1 maart’. */
export function labelWithValue(label: string, value: string | number, language: Language): string {
  return `${label}${COLON[language]}${value}`
}
