import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SSRConfig } from 'next-i18next/pages'
import type { Language } from '@/domain/language'
import { isNamespace } from './namespaces'

type Words = Readonly<Record<string, unknown>>

const FOLDER = path.join(process.cwd(), 'public', 'locales')
const cache = new Map<string, Promise<Words>>()

async function readWords(language: Language, namespace: string): Promise<Words> {
  if (!isNamespace(namespace)) throw new Error(`There is no translation namespace "${namespace}"`)
  return JSON.parse(await readFile(path.join(FOLDER, language, `${namespace}.json`), 'utf8'))
}

function words(language: Language, namespace: string): Promise<Words> {
  // Writers see their words at once; a running site reads each file once.
  if (process.env.NODE_ENV === 'development') return readWords(language, namespace)
  const key = `${language}/${namespace}`
  const known = cache.get(key)
  if (known) return known
  const read = readWords(language, namespace)
  cache.set(key, read)
  read.catch(() => cache.delete(key))
  return read
}

/**
 * The page props that appWithTranslation reads, as serverSideTranslations would make them, without an i18next instance
 * for each render. Throws on an unknown namespace: that is a fault of the route table.
 */
export async function loadNamespaces(
  language: Language,
  namespaces: readonly string[],
): Promise<Required<Pick<SSRConfig, '_nextI18Next'>>> {
  const ns = [...new Set(namespaces)]
  const loaded = await Promise.all(ns.map(async (name) => [name, await words(language, name)] as const))
  return {
    _nextI18Next: {
      initialI18nStore: { [language]: Object.fromEntries(loaded) },
      initialLocale: language,
      ns,
      userConfig: null,
    },
  }
}
