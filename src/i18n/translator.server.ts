import { createInstance } from 'i18next'
import type { Language } from '@/domain/language'
import type { Namespace } from './namespaces'
import { readWords } from './words.server'

/** The words of the interface for what the server writes itself, outside of any page: a document, a message. */
export async function translatorFor<const N extends readonly Namespace[]>(language: Language, namespaces: N) {
  const instance = createInstance()
  await instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: await readWords(language, namespaces) },
    ns: [...namespaces],
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  return instance.getFixedT<N>(language, namespaces)
}
