import { readFileSync } from 'node:fs'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '@/domain/language'
import light from '@/i18n/browser-i18next'
import { NAMESPACES } from '@/i18n/namespaces'
import { nextI18nextConfig } from '@/i18n/next-i18next-config'

type Words = { readonly [key: string]: Words | string }

const read = (language: Language, namespace: string): Words =>
  JSON.parse(readFileSync(`public/locales/${language}/${namespace}.json`, 'utf8'))

const keysOf = (words: Words, prefix = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  )

function both(language: Language, namespaces: readonly string[] = NAMESPACES) {
  const resources = { [language]: Object.fromEntries(namespaces.map((ns) => [ns, read(language, ns)])) }
  const config = { ...nextI18nextConfig, lng: language, ns: [...namespaces], resources }
  const whole = i18next.createInstance()
  whole.init({ ...config, initAsync: false })
  return { whole, light: light.createInstance(config) }
}

describe.each(LANGUAGES)('the words of the browser, in %s', (language) => {
  it('are those of i18next, for every key with and without a count and a context', () => {
    const { whole, light } = both(language)
    const differences: string[] = []
    for (const ns of NAMESPACES) {
      for (const written of keysOf(read(language, ns))) {
        const key = written.replace(/_(?:zero|one|many|other)$/, '')
        for (const options of [
          {},
          { context: 'B2B', model: 'Born' },
          ...[0, 1, 2, 7, 1_000_000].map((count) => ({ count, price: '1,00 €' })),
          { count: 1, context: 'B2B' },
        ]) {
          const address = `${ns}:${key}`
          const expected = whole.t(address as never, options as never) as unknown
          const got = light.t(address, options)
          if (expected !== got) differences.push(`${address} ${JSON.stringify(options)}: ${expected} ≠ ${got}`)
        }
      }
    }
    expect(differences).toEqual([])
  })

  it('use nothing that only the library can do: nesting, formats', () => {
    for (const ns of NAMESPACES) {
      for (const text of keysOf(read(language, ns)).map((key) => both(language, [ns]).light.t(`${ns}:${key}`))) {
        expect(text).not.toMatch(/\$t\(|\{\{[^}]*,/)
      }
    }
  })
})

it('a missing key is shown as i18next shows it', () => {
  const { whole, light } = both('fr')
  expect(light.t('stock:no.such.key')).toBe(whole.t('stock:no.such.key' as never))
  expect(light.t('no_such_key', { defaultValue: 'x' })).toBe('x')
  expect(light.getFixedT(null, ['stock', 'common'])('__proto__')).toBe('__proto__')
})

it('a fixed namespace is looked up first, and a change of language is told', () => {
  const { light } = both('nl')
  expect(light.getFixedT(null, 'stock')('title')).toBe(read('nl', 'stock').title)
  const heard: unknown[] = []
  light.on('languageChanged', (next) => heard.push(next))
  light.addResourceBundle('fr', 'stock', read('fr', 'stock'))
  light.changeLanguage('fr')
  expect(heard).toEqual(['fr'])
  expect(light.t('stock:title')).toBe(read('fr', 'stock').title)
})
