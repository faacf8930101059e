import type { Language } from '@/domain/language'
import { typesetAll } from '@/i18n/typeset'
import frChecks from './fr/checks.json'
import frEditor from './fr/editor.json'
import frMail from './fr/mail.json'
import frPreview from './fr/preview.json'
import nlChecks from './nl/checks.json'
import nlEditor from './nl/editor.json'
import nlMail from './nl/mail.json'
import nlPreview from './nl/preview.json'

const FR = { checks: frChecks, editor: frEditor, mail: frMail, preview: frPreview }
type ServerWords = typeof FR

/** The French files type the keys; Dutch that lacks one does not compile. */
const WORDS: Readonly<Record<Language, ServerWords>> = {
  fr: FR,
  nl: { checks: nlChecks, editor: nlEditor, mail: nlMail, preview: nlPreview },
}
const typesetWords = new Map<Language, ServerWords>()

/** What only the server says: to editors, and in mails. Not in public/locales, so that no visitor fetches it. */
export function serverWords<K extends keyof ServerWords>(kind: K, language: Language): ServerWords[K] {
  const known = typesetWords.get(language) ?? typesetAll(WORDS[language], language)
  typesetWords.set(language, known)
  return known[kind]
}
