import { I18nContext } from 'next-i18next/pages'
import { use } from 'react'

type Translate = (key: string, options?: object) => string

interface Instance {
  readonly language: string
  readonly options: { readonly defaultNS?: string }
  readonly store: { readonly data: Readonly<Record<string, Readonly<Record<string, object>>>> }
  readonly getFixedT: (language: null, namespace: string) => Translate
}

/** By the words of a namespace, which are the same for all pages: a text without values in it is looked up once. */
const texts = new WeakMap<object, Map<string, string>>()
/** One page's, by their namespaces. */
const translations = new WeakMap<Instance, Map<string, Translate>>()

function translationOf(i18n: Instance, namespace: string): Translate {
  const translate = i18n.getFixedT(null, namespace)
  const words = i18n.store.data[i18n.language]?.[namespace]
  if (!words) return translate
  const known = texts.get(words) ?? new Map<string, string>()
  texts.set(words, known)
  return (key, options) => {
    // One of another namespace depends on what the page has of it.
    if (options !== undefined || key.includes(':')) return translate(key, options)
    const text = known.get(key) ?? translate(key)
    // A key without a text comes from data: any number of them may come.
    if (text !== key) known.set(key, text)
    return text
  }
}

/**
 * react-i18next's hook without what listens to changes, which a page never sees while it is drawn on the server: each of its hundreds of
 * components has words. The bundler puts it in the hook's place (config/next/bundling.mjs).
 */
export function useTranslation(namespaces?: string | readonly string[]) {
  const i18n = use(I18nContext).i18n as unknown as Instance
  const namespace = (typeof namespaces === 'string' ? namespaces : namespaces?.[0]) ?? i18n.options.defaultNS ?? ''
  const ofPage = translations.get(i18n) ?? new Map<string, Translate>()
  translations.set(i18n, ofPage)
  const t = ofPage.get(namespace) ?? translationOf(i18n, namespace)
  ofPage.set(namespace, t)
  return { t, i18n, ready: true }
}
