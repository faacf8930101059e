import { isLanguage } from '@/domain/language'
import { typesetAll } from '@/i18n/typeset'

/** Where the contract has words for a reader. Everything else is a code, an address or what another call asks back. */
const TEXTS = new Set([
  'alt',
  'carline_title',
  'conditions',
  'credit_type',
  'description',
  'got',
  'highlights',
  'label',
  'name',
  'note',
  'product_title',
  'reason',
  'refusal',
  'role',
  'services',
  'text',
  'title',
  'wanted',
])

/** The words of an answer as the site sets them, in the language that it was asked in. */
export function typesetAnswer<T>(answer: T, input: unknown): T {
  const language = typeof input === 'object' && input !== null && 'lang' in input ? input.lang : undefined
  return isLanguage(language) ? typesetAll(answer, language, (key) => TEXTS.has(key)) : answer
}
