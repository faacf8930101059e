import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

interface Node {
  readonly tagName?: string
  readonly value?: string
  readonly properties?: Readonly<Record<string, unknown>>
  readonly children?: readonly Node[]
}

/** What search engines and those that a link is shared with read of a page. */
export interface PageHead {
  readonly title: string
  readonly description: string
  readonly card: { readonly title: string; readonly description: string; readonly picture: string }
}

export function pageHead(html: string): PageHead {
  const nodes = everyNode(unified().use(rehypeParse).parse(html) as Node)
  const metas = nodes.filter(({ tagName }) => tagName === 'meta').map(({ properties = {} }) => properties)
  const content = (name: string) =>
    String(metas.find((meta) => meta.name === name || meta.property === name)?.content ?? '')
  const title = nodes.find(({ tagName }) => tagName === 'title')
  return {
    title: (title?.children ?? []).map(({ value = '' }) => value).join(''),
    description: content('description'),
    card: {
      title: content('og:title'),
      description: content('og:description'),
      // As this site has it, whatever its public address.
      picture: content('og:image').replace(/^https?:\/\/[^/]+/, ''),
    },
  }
}

const everyNode = (node: Node): readonly Node[] => [node, ...(node.children ?? []).flatMap(everyNode)]
