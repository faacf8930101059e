import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInstance, type i18n, type ResourceLanguage } from 'i18next'
import { LANGUAGES, type Language } from '@/domain/language'

const LOCALES = 'public/locales'

const read = new Map<Language, ResourceLanguage>()

function namespacesIn(language: Language): ResourceLanguage {
  const namespaces = read.get(language) ?? readNamespaces(language)
  read.set(language, namespaces)
  return namespaces
}

function readNamespaces(language: Language): ResourceLanguage {
  const folder = join(LOCALES, language)
  return Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file.slice(0, -'.json'.length), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  )
}

/**
 * The real words, from the files the site is built from. A key that is missing is console noise, and fails the test. An object that
 * inherits all: `useTranslation` copies what is the instance's own, in each component with words (site/SiteApp.tsx).
 */
export function translationsIn(language: Language): i18n {
  const namespaces = namespacesIn(language)
  const instance = createInstance()
  void instance.init({
    lng: language,
    fallbackLng: false,
    supportedLngs: [...LANGUAGES],
    resources: { [language]: namespaces },
    ns: Object.keys(namespaces),
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    saveMissing: true,
    missingKeyHandler: (languages, namespace, key) => {
      // biome-ignore lint/suspicious/noConsole: the console is what a test watches
      console.error(`No words in ${languages.join(', ')} for ${namespace}:${key}`)
    },
  })
  return Object.create(instance)
}
