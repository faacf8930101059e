import { type Codec, codecs } from './codecs'
import type { RouteName } from './route-table'

interface Node {
  readonly words: Map<string, Node>
  readonly holes: Hole[]
  /** The route whose template ends here. */
  route?: RouteName
}

interface Hole {
  readonly param: string
  readonly codec: Codec
  /** Takes every segment that is left. */
  readonly many: boolean
  readonly node: Node
}

export type Trie = Node

interface SegmentRules {
  readonly word: (segment: string) => string
  readonly value: (codec: Codec, segment: string) => string | undefined
}

const newNode = (): Node => ({ words: new Map(), holes: [] })

/** A closed set of values says more than an open one, and one segment more than many. */
const rank = ({ many, codec }: Hole) => (many ? 2 : codec.values ? 0 : 1)

/** Every parameter of a template stands in a segment of its own: `stock/:modelName`, `news/:slug*`. */
export function parseSegment(segment: string): { param: string; many: boolean } | undefined {
  if (!segment.startsWith(':')) return undefined
  const many = segment.endsWith('*')
  return { param: segment.slice(1, many ? -1 : undefined), many }
}

export function templateSegments(template: string): string[] {
  return template === '' ? [] : template.split('/')
}

function holeFor(node: Node, param: string, many: boolean): Node {
  const known = node.holes.find((hole) => hole.param === param && hole.many === many)
  if (known) return known.node
  const codec = codecs[param]
  if (!codec) throw new Error(`No codec for the parameter ${param}`)
  const hole = { param, codec, many, node: newNode() }
  node.holes.push(hole)
  node.holes.sort((a, b) => rank(a) - rank(b) || (a.param < b.param ? -1 : 1))
  return hole.node
}

function wordFor(node: Node, word: string): Node {
  const next = node.words.get(word) ?? newNode()
  node.words.set(word, next)
  return next
}

export function buildTrie(templates: Iterable<readonly [RouteName, string]>): Trie {
  const root = newNode()
  for (const [name, template] of templates) {
    let node = root
    for (const segment of templateSegments(template)) {
      const hole = parseSegment(segment)
      node = hole ? holeFor(node, hole.param, hole.many) : wordFor(node, segment)
    }
    if (node.route && node.route !== name) throw new Error(`One address for two routes: ${node.route} and ${name}`)
    node.route = name
  }
  return root
}

type Params = Record<string, string | readonly string[]>

/** Segment by segment from the left: a word beats a closed parameter, which beats an open one, which beats a list. */
export function search(
  node: Trie,
  segments: readonly string[],
  rules: SegmentRules,
  index = 0,
): { name: RouteName; params: Params } | undefined {
  const segment = segments[index]
  if (segment === undefined) return node.route && { name: node.route, params: {} }

  const word = node.words.get(rules.word(segment))
  const found = word && search(word, segments, rules, index + 1)
  if (found) return found

  for (const { param, codec, many, node: next } of node.holes) {
    const values = (many ? segments.slice(index) : [segment]).map((text) => rules.value(codec, text))
    if (!values.every((value) => value !== undefined)) continue
    const rest = search(next, segments, rules, many ? segments.length : index + 1)
    const [value] = values
    if (rest && value !== undefined) return { ...rest, params: { [param]: many ? values : value, ...rest.params } }
  }
  return undefined
}
