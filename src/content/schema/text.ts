import type { ComponentSchema } from '@keystatic/core'
import { type Bilingual, LANGUAGE_NAMES, type Language } from '@/domain/language'
import { escapingMarkdown } from './escape-markdown'
import { withWidget } from './field-widgets'
import { fields } from './fields'
import { labelIn } from './label'
import { screenLanguage } from './screen-language'

const SIDE_BY_SIDE = { layout: [6, 6] as [6, 6] }

/**
 * Bilingual fields that may be left empty in both languages. One language filled and the other empty is
 * an error for every bilingual field (validate.server.ts).
 */
const optionalTexts = new WeakSet<object>()

export function isOptionalText(field: object): boolean {
  return optionalTexts.has(field)
}

/** Two fields, FR beside NL, and nothing else: what makes a field bilingual. */
export function isBilingualField(field: ComponentSchema): boolean {
  return field.kind === 'object' && Object.keys(field.fields).sort().join() === 'fr,nl'
}

/** A label is in both languages, "Titre · Titel"; that of a field in one language is in the reader's, or else in this one. */
export function textLabels(label: string): Bilingual {
  const both = labelIn(label)
  const inOne = (language: Language) => {
    const reader = screenLanguage() ?? language
    return `${both[reader]} (${LANGUAGE_NAMES[reader].inText[language]})`
  }
  return { fr: inOne('fr'), nl: inOne('nl') }
}

/** Characters: several times what any text of its kind has. More is a mistake of the hand, and is refused before it is saved. */
const LINE_MOST = 250
const LINES_MOST = 1_000

/** Of a running text, which the checks measure without its marks: twice the longest answer of the site. */
export const RUNNING_MOST = 10_000

interface TextOptions {
  readonly multiline?: boolean
  /** What a search engine shows of a page: its characters are counted while they are typed. */
  readonly counted?: 'title' | 'description'
  /** Characters, where fewer fit than in most. */
  readonly most?: number
}

/** Plain text in both languages. */
export function text(
  label: string,
  { multiline = false, counted, most = multiline ? LINES_MOST : LINE_MOST }: TextOptions = {},
) {
  const { fr, nl } = textLabels(label)
  const validation = { length: { max: most } }
  const field = (caption: string) => {
    const made = fields.text({ label: caption, multiline, validation })
    return counted ? withWidget(counted, made) : made
  }
  return fields.object({ fr: field(fr), nl: field(nl) }, { label, ...SIDE_BY_SIDE })
}

/** Plain text that may be left empty, in both languages at once. */
export function optionalText(label: string, options: TextOptions = {}) {
  const field = text(label, options)
  optionalTexts.add(field)
  return field
}

/** What an editor can do inside a running text: rich-text.ts renders exactly these, and nothing else. */
const WRITING_TOOLS = {
  bold: true,
  italic: true,
  link: true,
  heading: [3] as const,
  orderedList: true,
  unorderedList: true,
  strikethrough: false,
  code: false,
  blockquote: false,
  table: false,
  image: false,
  codeBlock: false,
  divider: false,
}

/** Running text with paragraphs, lists, emphasis and links, in both languages. */
export function richText(label: string) {
  const { fr, nl } = textLabels(label)
  return fields.object(
    {
      fr: escapingMarkdown(fields.markdoc.inline({ label: fr, options: WRITING_TOOLS })),
      nl: escapingMarkdown(fields.markdoc.inline({ label: nl, options: WRITING_TOOLS })),
    },
    { label, ...SIDE_BY_SIDE },
  )
}

export const SMALL_LETTERS =
  'Minuscules, chiffres et traits d’union seulement · Alleen kleine letters, cijfers en koppeltekens'

/** Plain text of one form. @param message what is told of any other */
export const patterned = (label: string, regex: RegExp, message: string) =>
  fields.text({ label, validation: { pattern: { regex, message } } })

/** A word that stands in an address or in a link, the same in both languages. */
export const addressWord = (label: string) => patterned(label, /^[a-z0-9]+(-[a-z0-9]+)*$/, SMALL_LETTERS)

/** The word of a page in its address, in each language; left empty, the page's own name stands there (localized-slug.ts). */
export function addressWords(label: string) {
  const { fr, nl } = textLabels(label)
  const word = (caption: string) => patterned(caption, /^(?:[a-z0-9]+(-[a-z0-9]+)*)?$/, SMALL_LETTERS)
  const field = fields.object({ fr: word(fr), nl: word(nl) }, { label, ...SIDE_BY_SIDE })
  optionalTexts.add(field)
  return field
}
