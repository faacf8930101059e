/**
 * What a page needs of i18next: look up, interpolate, plural and context, in the words that came with it. The bundler puts it in
 * i18next's place in the browser only (config/next/bundling.mjs); on the server a page is drawn with it (site/SiteApp.tsx), and what
 * stands outside of a page, the tests and the types keep the library. A test holds both to the same answers for every key of both languages
 * (docs/decisions/0006-first-load-size-and-hydration.md).
 */

interface Words {
  readonly [key: string]: Words | string
}

interface Options {
  readonly ns?: string | readonly string[]
  readonly count?: number
  readonly context?: string
  readonly defaultValue?: string
  readonly [name: string]: unknown
}

type Translate = (key: string | readonly string[], options?: Options) => string
type Listener = (...words: unknown[]) => void

/** By language and namespace. */
export type Resources = Record<string, Record<string, Words>>

interface Config {
  readonly lng?: string
  readonly defaultNS?: string
  readonly resources?: Resources
  readonly [name: string]: unknown
}

class Emitter {
  readonly #listeners = new Map<string, Set<Listener>>()

  on(events: string, listener: Listener) {
    for (const event of events.split(' ')) {
      const known = this.#listeners.get(event) ?? new Set()
      this.#listeners.set(event, known.add(listener))
    }
    return this
  }

  off(event: string, listener: Listener) {
    this.#listeners.get(event)?.delete(listener)
  }

  emit(event: string, ...words: unknown[]) {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(...words)
  }
}

class Store extends Emitter {
  readonly data: Resources

  constructor(data: Store['data']) {
    super()
    this.data = data
  }
}

function lookUp(words: Words | undefined, key: string): string | undefined {
  let found: Words | string | undefined = words
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, part)) return undefined
    found = found[part]
  }
  return typeof found === 'string' ? found : undefined
}

const interpolate = (text: string, options: Options) =>
  text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (hole, name: string) =>
    Object.hasOwn(options, name) ? String(options[name] ?? '') : hole,
  )

/** By language: to make one takes longer than to find all words of a page. */
const pluralRules = new Map<string, Intl.PluralRules>()

function pluralOf(count: number, language: string): string {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language)
  pluralRules.set(language, rules)
  return rules.select(count)
}

/** The forms of a key, the most telling first: context before plural, `_zero` before the language's own rule. */
function forms(key: string, language: string, { count, context }: Options): string[] {
  const plurals = typeof count === 'number' ? [...(count === 0 ? ['_zero'] : []), `_${pluralOf(count, language)}`] : []
  const contexts = context ? [`_${context}`, ''] : ['']
  return contexts.flatMap((suffix) => [...plurals.map((plural) => key + suffix + plural), key + suffix])
}

class BrowserI18n extends Emitter {
  readonly isInitialized = true
  readonly services = { logger: { warn() {} }, backendConnector: {} }
  readonly options: Config & { react: unknown; ns: string[] }
  readonly store: Store
  language: string
  resolvedLanguage: string
  languages: string[]
  t: Translate

  constructor(config: Config = {}) {
    super()
    this.options = { react: {}, ns: [], ...config }
    this.store = new Store({ ...config.resources })
    this.language = config.lng ?? ''
    this.resolvedLanguage = this.language
    this.languages = [this.language]
    this.t = this.getFixedT(null, null)
  }

  /** Everything is there from the start: plugins that load or detect have nothing to do. */
  use() {
    return this
  }

  init() {
    return Promise.resolve(this.t)
  }

  getFixedT(language: string | null, ns: string | readonly string[] | null, keyPrefix?: string): Translate {
    return (keys, options = {}) => {
      const all = typeof keys === 'string' ? [keys] : keys
      const locale = language ?? this.language
      const places = all.flatMap((whole) => {
        const [, named, key = ''] = /^(?:([^:.\s]+):)?(.*)$/s.exec(whole) ?? []
        const namespaces = named ? [named] : [options.ns ?? ns ?? this.options.defaultNS ?? []].flat()
        const found = forms(keyPrefix ? `${keyPrefix}.${key}` : key, locale, options)
        return namespaces.flatMap((namespace) => found.map((form) => [namespace, form] as const))
      })
      for (const [namespace, form] of places) {
        const text = lookUp(this.store.data[locale]?.[namespace], form)
        if (text !== undefined) return interpolate(text, options)
      }
      return options.defaultValue ?? (all.at(-1) ?? '').replace(/^[^:.\s]+:/, '')
    }
  }

  exists(key: string, options: Options = {}) {
    return this.t(key, { ...options, defaultValue: '\0' }) !== '\0'
  }

  changeLanguage(language: string) {
    if (language !== this.language) {
      this.language = language
      this.resolvedLanguage = language
      this.languages = [language]
      this.emit('languageChanged', language)
    }
    return Promise.resolve(this.t)
  }

  addResourceBundle(language: string, namespace: string, words: Words) {
    const known = this.store.data[language] ?? {}
    this.store.data[language] = { ...known, [namespace]: words }
    this.store.emit('added', language, namespace)
    return this
  }

  getResourceBundle(language: string, namespace: string) {
    return this.store.data[language]?.[namespace]
  }

  hasLoadedNamespace() {
    return true
  }

  loadNamespaces(_namespaces: unknown, done?: () => void) {
    done?.()
    return Promise.resolve()
  }

  loadLanguages(_languages: unknown, done?: () => void) {
    done?.()
    return Promise.resolve()
  }
}

export const createInstance = (config?: Config) => new BrowserI18n(config)

/** Keys are text here; selectors are not used. */
export const keyFromSelector = (selector: unknown) => String(selector)

export default { createInstance, t: (key: string) => key }
