import { escapeHtml } from '@/i18n/escape-html'
import type { RichNode, RichText } from '../types'

/** A running text as HTML, for what the specification calls HTML text: known tags, everything else escaped. */
export function toHtml(tree: RichText): string {
  return tree.map(nodeToHtml).join('')
}

function nodeToHtml(node: RichNode): string {
  if (typeof node === 'string') return escapeHtml(node)
  if (node.tag === 'br') return '<br>'
  const attributes = node.tag === 'a' ? ` href="${escapeHtml(node.href)}"` : ''
  return `<${node.tag}${attributes}>${toHtml(node.children)}</${node.tag}>`
}
