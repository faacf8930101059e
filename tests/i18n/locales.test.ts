import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brand } from '@/brand/brand'
import { isInOtherLanguage } from '@/content/check/other-language'
import { CARLINE_NAMES } from '@/domain/carline'
import { LANGUAGES, type Language } from '@/domain/language'
import { NAMESPACES } from '@/i18n/namespaces'

type Words = { [key: string]: string | Words }

const read = (language: Language, namespace: string, folder = 'public/locales'): Words =>
  JSON.parse(readFileSync(`${folder}/${language}/${namespace}.json`, 'utf8'))

/** [['remote.title', 'Ces informations…'], …] */
function flat(words: Words, prefix = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  )
}

/** French has a plural form of its own for millions, which Dutch does without. */
const keysOf = (words: Words) =>
  flat(words)
    .map(([key]) => key)
    .filter((key) => !key.endsWith('_many'))
    .sort()

const variablesOf = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort()

const everyWord = (language: Language): [string, string][] =>
  NAMESPACES.flatMap((namespace) =>
    flat(read(language, namespace)).map(([key, text]): [string, string] => [`${namespace}:${key}`, text]),
  )

/** Addresses, and what stands between tags and braces, are no prose. */
const prose = (text: string) =>
  text
    .replace(/\{\{[^}]*\}\}/g, 'x')
    .replace(/<[^>]*>/g, '')
    .replace(/(?:https?:\/\/|www\.)\S+/g, 'x')

const offenders = (language: Language, isWrong: (text: string) => boolean) =>
  everyWord(language)
    .filter(([, text]) => isWrong(prose(text)))
    .map(([key, text]) => `${key}: ${text}`)

describe.each(LANGUAGES)('the words in %s', (language) => {
  it('stand in one file for each namespace of the specification', () => {
    expect(readdirSync(`public/locales/${language}`).sort()).toEqual(NAMESPACES.map((name) => `${name}.json`).sort())
  })

  it('are never empty', () => {
    expect(offenders(language, (text) => text.trim() === '')).toEqual([])
  })

  it('are not English', () => {
    const english = /\b(?:the|your|you|with|from|please|click|read more|learn more|loading|submit|search|our|and)\b/i
    // "your" in a name of the brand's own would be a name: none is.
    expect(offenders(language, (text) => english.test(text))).toEqual([])
  })

  it('have no space before a comma or a full stop, no double space and none at the ends', () => {
    expect(offenders(language, (text) => /\s[,.](?:\s|$)| {2}|^\s|\s$/.test(text))).toEqual([])
  })

  it('name neither the brand nor a model, so that another brand keeps them', () => {
    const names = new RegExp(
      `(?<!\\p{L})(?:${[brand.name, ...Object.values(CARLINE_NAMES)].join('|')})(?!\\p{L})`,
      'iu',
    )
    // The specification names this namespace after its model.
    const others = offenders(language, (text) => names.test(text)).filter((one) => !one.startsWith('formentor-stock:'))
    expect(others).toEqual([])
  })

  it('never break a figure from its unit', () => {
    expect(offenders(language, (text) => /\d (?:€|%|km\b|kW\b|mois\b|maanden\b)/.test(text))).toEqual([])
  })
})

/** The interface, and what only the server says. */
const FILES = [
  ...NAMESPACES.map((name) => ({ folder: 'public/locales', name })),
  ...['checks', 'editor', 'mail', 'preview'].map((name) => ({ folder: 'src/words', name })),
]

describe.each(FILES)('$name in $folder', ({ folder, name }) => {
  it('has the same keys in French and Dutch', () => {
    expect(keysOf(read('nl', name, folder))).toEqual(keysOf(read('fr', name, folder)))
  })

  it.each(LANGUAGES)('is written in its own language: %s', (language) => {
    const copied = flat(read(language, name, folder)).filter(([, text]) => isInOtherLanguage(text, language))
    expect(copied).toEqual([])
  })

  it('fills the same variables in French and Dutch', () => {
    const dutch = new Map(flat(read('nl', name, folder)))
    const different = flat(read('fr', name, folder)).filter(([key, text]) => {
      const other = dutch.get(key)
      return other !== undefined && String(variablesOf(other)) !== String(variablesOf(text))
    })
    expect(different).toEqual([])
  })
})

it('lists every file of the server’s words', () => {
  const names = FILES.filter(({ folder }) => folder === 'src/words').map(({ name }) => `${name}.json`)
  for (const language of LANGUAGES) expect(readdirSync(`src/words/${language}`).sort()).toEqual(names)
})

describe('French typography', () => {
  it('keeps ; : ! ? and » to the word before them by a space that does not break', () => {
    expect(
      offenders('fr', (text) =>
        /(?:[^\s\u00a0\u202f]|[ \t])[;!?»](?!\w)|(?:[^\s\u00a0\u202f\d]| ):(?=\s|\u00a0|$)/.test(text),
      ),
    ).toEqual([])
  })

  it('keeps « to the word after it', () => {
    expect(offenders('fr', (text) => /«[^\u00a0\u202f]/.test(text))).toEqual([])
  })

  it('has the curly apostrophe', () => {
    expect(offenders('fr', (text) => /\w'\w/.test(text))).toEqual([])
  })

  it('says vous', () => {
    expect(offenders('fr', (text) => /(?<!\p{L})(?:tu|ton|tes|toi)(?!\p{L})/iu.test(text))).toEqual([])
  })
})

describe('Dutch', () => {
  it('says je', () => {
    expect(offenders('nl', (text) => /(?<![\p{L}/])(?:u|uw)(?!\p{L})/iu.test(text))).toEqual([])
  })

  it('puts no space before ; : ! or ?', () => {
    expect(offenders('nl', (text) => /\s[;:!?]/.test(text))).toEqual([])
  })
})
