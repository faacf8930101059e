import type { Language } from '@/domain/language'
import { memoizePerText } from '@/i18n/memoize-per-text'
import { typeset } from '@/i18n/typeset'
import type { Reading } from '../read/reading'
import type { RichElement, RichText } from '../types'
import { resolveWrittenAddress } from './addresses'
import { fillPlaceholders } from './placeholders'

/** The part of a parsed Markdoc node that matters here. */
export interface MarkupNode {
  readonly type: string
  readonly tag?: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly children: readonly MarkupNode[]
  readonly errors: readonly { readonly message: string }[]
}

/** What is wrong in a running text, for the validation. */
export type Complain = (code: 'unreadable' | 'link_nowhere' | 'not_allowed', value: string) => void

const silently: Complain = () => {}

/**
 * Turns a parsed text into a tree of known tags. Everything else (raw HTML, Markdoc tags, pictures, code,
 * addresses with an unknown scheme) loses its mark-up and keeps its words, so no text can run or restyle anything.
 */
export function readRichText(node: MarkupNode, audience: Reading, complain: Complain = silently): RichText {
  if (node.errors.length > 0) complain('unreadable', node.errors.map((error) => error.message).join('; '))
  const children = () => node.children.flatMap((child) => readRichText(child, audience, complain))
  const element = (tag: RichElement['tag']): RichText => [{ tag, children: children() }]
  switch (node.type) {
    case 'document':
    case 'inline':
      return children()
    case 'paragraph':
      return element('p')
    case 'heading':
      return element('h3')
    case 'list':
      return element(node.attributes.ordered === true ? 'ol' : 'ul')
    case 'item':
      return element('li')
    case 'strong':
      return element('strong')
    case 'em':
      return element('em')
    case 'softbreak':
      return [' ']
    case 'hardbreak':
      return [{ tag: 'br', children: [] }]
    case 'text': {
      const words = String(node.attributes.content ?? '')
      const [, refused] = REFUSED_LINK.exec(words) ?? []
      if (refused !== undefined) complain('link_nowhere', refused)
      return [plain(words, audience.language)]
    }
    case 'link': {
      const written = String(node.attributes.href ?? '')
      const href = resolveWrittenAddress(written, audience)
      if (href !== undefined) return [{ tag: 'a', href, children: children() }]
      complain('link_nowhere', written)
      return children()
    }
    default:
      complain('not_allowed', node.tag ?? node.type)
      return typeof node.attributes.content === 'string' && node.children.length === 0
        ? [plain(node.attributes.content, audience.language)]
        : children()
  }
}

/** A link whose address Markdoc does not take (file:, javascript:) stays as its marks: visitors would read them. */
const REFUSED_LINK = /\]\(([^)]*)\)/

const plain = memoizePerText((text, language) => typeset(fillPlaceholders(text, language), language))

/** The words of a running text, without its mark-up. */
export function stripMarkup(text: RichText): string {
  return text.map((node) => (typeof node === 'string' ? node : stripMarkup(node.children))).join('')
}

/** Where the links of a running text lead. */
export function addressesIn(text: RichText): readonly string[] {
  return text.flatMap((node) => {
    if (typeof node === 'string') return []
    return [...(node.tag === 'a' ? [node.href] : []), ...addressesIn(node.children)]
  })
}

/** A text of an entry, plain or running, as one reads it: a paragraph on each line. */
export function textLines(text: unknown, language: Language): string {
  if (typeof text === 'string') return text
  const node = typeof text === 'object' && text !== null && 'node' in text ? (text.node as MarkupNode) : undefined
  if (!node) return ''
  const known = LINES_READ[language].get(node)
  if (known !== undefined) return known
  const lines = brokenIntoLines(readRichText(node, { language, salesType: 'B2C' }))
  LINES_READ[language].set(node, lines)
  return lines
}

/** Promises, words and figures are looked for in the same texts. */
const LINES_READ: Readonly<Record<Language, WeakMap<MarkupNode, string>>> = { fr: new WeakMap(), nl: new WeakMap() }

const LINES: ReadonlySet<RichElement['tag'] | 'a'> = new Set(['p', 'h3', 'li', 'br'])

function brokenIntoLines(text: RichText): string {
  return text
    .map((node) => {
      if (typeof node === 'string') return node
      const words = brokenIntoLines(node.children)
      return LINES.has(node.tag) ? `${words}\n` : words
    })
    .join('')
}
