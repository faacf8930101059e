import { filledIn } from '@tests/messages/filled-in'
import { translationsIn } from '@tests/translations'
import { expect, it } from 'vitest'
import { checkMessage } from '@/contract/check-message'
import { FIELD_NAMES, formFields } from '@/contract/message-fields'
import { LANGUAGES, type Language } from '@/domain/language'
import { MESSAGE_KINDS } from '@/domain/message-kind'
import { errorWords } from '@/features/contact/MessageField'
import { CONTROLS, isTyped, type TypedField } from '@/features/contact/message-controls'

const TODAY = '2026-11-22'

/** Fields that a visitor types letters into. */
const WRITTEN = FIELD_NAMES.filter(isTyped).filter((field) => {
  const control = CONTROLS[field]
  return control.kind === 'lines' || (control.kind === 'text' && control.type !== 'date')
})

/** What is wrong with a field of a business buyer's form. */
function errorOf(field: TypedField, value: string) {
  const kind = MESSAGE_KINDS.find((each) => Object.values(formFields(each, 'B2B')).flat().includes(field))
  if (!kind) throw new Error(`no form has ${field}`)
  const checked = checkMessage(kind, 'B2B', { ...filledIn(kind, 'B2B'), [field]: value }, TODAY)
  return checked.ok ? undefined : checked.errors.find((error) => error.field === field)?.code
}

/** How many characters the message of a field that is too long tells to keep. */
function mostTold(language: Language, field: TypedField): number {
  const t = translationsIn(language).getFixedT(language, 'contact')
  const words = errorWords(t, language, field, { field, code: 'too_long' })
  return Number(words.match(/\d+/g)?.at(-1))
}

it.each(LANGUAGES.flatMap((language) => WRITTEN.map((field) => [field, language] as const)))(
  '%s takes as many characters as its message says in %s, and not one more',
  (field, language) => {
    const most = mostTold(language, field)
    expect(errorOf(field, 'a'.repeat(most))).not.toBe('too_long')
    expect(errorOf(field, 'a'.repeat(most + 1))).toBe('too_long')
  },
)
