import rehypeParse from 'rehype-parse'
import rehypeSanitize, { type Options } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { isSafeAddress } from './addresses'

/** What the site's HTML texts are made of (rich-html.ts); everything else loses its mark-up, scripts and styles their words too. */
const ALLOWED: Options = {
  tagNames: ['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a'],
  attributes: { a: ['href'] },
  protocols: { href: ['https', 'mailto', 'tel'] },
  strip: ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'textarea', 'title'],
  clobber: [],
  required: {},
}

/** A part of the parsed tree, as far as this file looks into it. */
interface Node {
  readonly type: string
  readonly tagName?: string
  properties?: Record<string, unknown>
  readonly children?: readonly Node[]
}

/** The library judges the protocol alone: an address without one may still lead elsewhere (`//evil.example`, `/\evil.example`). */
function keepSafeAddresses() {
  return (tree: Node): void => visit(tree)
}

function visit(node: Node): void {
  const href = node.properties?.href
  if (node.tagName === 'a' && !(typeof href === 'string' && (isInside(href) || isSafeAddress(href)))) {
    node.properties = {}
  }
  for (const child of node.children ?? []) visit(child)
}

function isInside(href: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(href)
}

const cleaner = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeSanitize, ALLOWED)
  .use(keepSafeAddresses)
  .use(rehypeStringify)
  .freeze()

/** HTML that may be set as it is (`dangerouslySetInnerHTML`). The only way to such a place, whoever wrote the text. */
export function cleanHtml(html: string): string {
  return String(cleaner.processSync(html))
}
