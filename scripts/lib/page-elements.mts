import { find, hastToReact, html, svg } from 'property-information'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

/** An element as another site draws it: its name, its attributes, what is in it. */
export type DrawnElement = readonly [
  name: string,
  attributes: Readonly<Record<string, unknown>>,
  children: readonly Drawn[],
]
export type Drawn = DrawnElement | string

/** Whether attributes have the names of React's properties or their own. */
export type Naming = 'react' | 'html'

const parse = (text: string) => unified().use(rehypeParse).parse(text)
type Node = ReturnType<typeof parse>['children'][number]

/** What stands in an element of a page, without what is executed. */
export function readElements(page: string, element: 'head' | 'body', naming: Naming): readonly Drawn[] {
  const tree = parse(page)
  const inside = tree.children.flatMap((node) => (node.type === 'element' ? node.children : []))
  const found = inside.find((node) => node.type === 'element' && node.tagName === element)
  if (found?.type !== 'element') throw new Error(`A page without a ${element}.`)
  return found.children.flatMap((node) => readNode(node, naming, html))
}

function readNode(node: Node, naming: Naming, schema: typeof html): Drawn[] {
  if (node.type === 'text') return [node.value]
  if (node.type !== 'element' || node.tagName === 'script') return []
  const own = node.tagName === 'svg' ? svg : schema
  const attributes = Object.entries(node.properties).flatMap(([property, value]) => {
    const { attribute, space, commaSeparated } = find(own, property)
    const name = naming === 'react' && space ? (hastToReact[property] ?? property) : attribute
    const text = Array.isArray(value) ? value.join(commaSeparated ? ', ' : ' ') : value
    if (text === false) return []
    return [[name, name === 'style' && naming === 'react' ? readStyle(String(text)) : text] as const]
  })
  return [
    [node.tagName, Object.fromEntries(attributes), node.children.flatMap((child) => readNode(child, naming, own))],
  ]
}

/** React takes a style as an object alone. */
function readStyle(style: string): Record<string, string> {
  const rules = style.split(';').filter((rule) => rule.includes(':'))
  return Object.fromEntries(
    rules.map((rule) => {
      const [name = '', ...value] = rule.trim().split(':')
      const property = name.startsWith('--') ? name : name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
      return [property, value.join(':').trim()]
    }),
  )
}
