import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

/** The parts of HTML's tree that count here. */
interface Node {
  readonly type: string
  readonly value?: string
  readonly tagName?: string
  readonly properties?: Readonly<Record<string, unknown>>
  readonly children?: readonly Node[]
}

const IN_A_LINE = new Set(['a', 'abbr', 'b', 'em', 'i', 'small', 'span', 'strong', 'sub', 'sup', 'time'])
const NOT_READ = new Set(['script', 'style', 'svg', 'template', 'noscript'])

/** What is read in the main part of a page, line by line, as it stands in its HTML. */
export function pageText(html: string): readonly string[] {
  const main = find(unified().use(rehypeParse).parse(html) as Node)
  const lines: string[] = []
  let line = ''
  const endLine = () => {
    const text = line.replace(/[^\S\u00a0\u202f]+/g, ' ').trim()
    if (text) lines.push(text)
    line = ''
  }
  const read = (node: Node) => {
    if (node.type === 'text') line += node.value
    if (node.type !== 'element') return
    const { tagName = '', properties = {}, children = [] } = node
    if (NOT_READ.has(tagName) || properties.hidden !== undefined) return
    const isLine = !IN_A_LINE.has(tagName)
    if (isLine) endLine()
    // A picture is read by its words.
    if (tagName === 'img' && properties.alt) line += `[${properties.alt}]`
    for (const child of children) read(child)
    if (isLine) endLine()
  }
  if (main) read(main)
  endLine()
  return lines
}

function find(node: Node): Node | undefined {
  if (node.tagName === 'main') return node
  for (const child of node.children ?? []) {
    const found = find(child)
    if (found) return found
  }
  return undefined
}
