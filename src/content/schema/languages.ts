import { LANGUAGE_FACTS, LANGUAGES } from '@/domain/language'
import { fields } from './fields'

export const EVERY_LANGUAGE = 'both'

/**
 * In which languages a page exists. Where it does not, it has no address there, and its words may be left empty: that
 * is the only way to leave a translation out.
 */
export const languagesField = fields.select({
  label: 'Langues · Talen',
  options: [
    { label: 'Les deux · Beide', value: EVERY_LANGUAGE },
    ...LANGUAGES.map((language) => ({ label: `${LANGUAGE_FACTS[language].name}`, value: language })),
  ],
  defaultValue: EVERY_LANGUAGE,
})
