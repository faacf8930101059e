import * as keystatic from '@keystatic/core'
import type { Language } from '@/domain/language'
import { typeset } from '@/i18n/typeset'
import { labelIn } from './label'
import { screenLanguage } from './screen-language'

/**
 * Keystatic's fields, whose labels an editor reads in one language: « Titre · Titel » is « Titre » on the screens of whoever
 * chose French. Keystatic keeps a label where nobody reaches it later, so it is said when the field is made: the schema is
 * loaded once the language is known (editor/EditorPage.tsx). On the server labels stay as they are written.
 */
const language = screenLanguage()

/** What of a field's options is read, and what holds options of its own. */
const READ = new Set(['label', 'description', 'message'])
const HOLDS = new Set(['options', 'validation', 'pattern', 'name'])
/** Fields that are given other fields first: those have said their labels by themselves. */
const OPTIONS_AT: Readonly<Record<string, number>> = { object: 1, array: 1, conditional: 2 }

export const fields = language ? fieldsIn(language) : keystatic.fields
export const collection = language ? speaking(keystatic.collection, language) : keystatic.collection
export const singleton = language ? speaking(keystatic.singleton, language) : keystatic.singleton

type Make = (...given: never[]) => unknown

function fieldsIn(reader: Language): typeof keystatic.fields {
  const made = Object.entries(keystatic.fields).map(([name, make]) => {
    if (name === 'blocks') return [name, blocksIn(reader)]
    if (name === 'markdoc') return [name, { ...make, inline: speaking(keystatic.fields.markdoc.inline, reader) }]
    return [name, speaking(make as Make, reader, OPTIONS_AT[name])]
  })
  return Object.fromEntries(made)
}

function blocksIn(reader: Language): typeof keystatic.fields.blocks {
  return (blocks, options) => {
    const kinds = Object.entries(blocks).map(([kind, block]) => [kind, said(block, reader)])
    return keystatic.fields.blocks(Object.fromEntries(kinds) as typeof blocks, said(options, reader))
  }
}

function speaking<Field extends Make>(make: Field, reader: Language, from = 0): Field {
  const say = (...given: never[]) => make(...given.map((one, index) => (index < from ? one : said(one, reader))))
  return say as Field
}

/** Options whose words are in the reader's language; all else in them is as it was. */
function said<Options>(options: Options, reader: Language): Options {
  if (Array.isArray(options)) return options.map((one) => said(one, reader)) as Options
  if (typeof options !== 'object' || options === null) return options
  const parts = Object.entries(options).map(([name, part]) => {
    if (READ.has(name) && typeof part === 'string') {
      const words = labelIn(part)[reader]
      // A sentence is broken where it is read on a page; a name stays as it is looked for.
      return [name, name === 'description' ? typeset(words, reader) : words]
    }
    return [name, HOLDS.has(name) ? said(part, reader) : part]
  })
  return Object.fromEntries(parts)
}
