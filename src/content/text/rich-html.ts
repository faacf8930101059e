import type { RichNode, RichText } from '../types'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeText = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)

/** A running text as HTML, for what the specification calls HTML text: known tags, everything else escaped. */
export function toHtml(tree: RichText): string {
  return tree.map(nodeToHtml).join('')
}

function nodeToHtml(node: RichNode): string {
  if (typeof node === 'string') return escapeText(node)
  if (node.tag === 'br') return '<br>'
  const attributes = node.tag === 'a' ? ` href="${escapeText(node.href)}"` : ''
  return `<${node.tag}${attributes}>${toHtml(node.children)}</${node.tag}>`
}
