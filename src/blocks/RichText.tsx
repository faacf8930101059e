import { createElement, Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { SiteLink } from '@/components/SiteLink'
import type { RichNode, RichText as Tree } from '@/content/types'
import { textLinkStyles } from '@/ui/TextLink'
import { color, space, type, weight } from '@/ui/theme/css-vars'

/** The letters are narrower than the figure nought: a line has some 75 of them. */
const Prose = styled.div`
  max-width: 56ch;
  > * + * { margin-top: ${space.s}; }
  h3 { margin-top: ${space.l}; font-size: ${type.m}; font-weight: ${weight.medium}; }
  strong { font-weight: ${weight.medium}; color: ${color.text}; }
  ul, ol { padding-inline-start: 1.25em; }
  li + li { margin-top: ${space['2xs']}; }
  li::marker { color: ${color.accentText}; }
`

const ProseLink = styled(SiteLink)`
  ${textLinkStyles}
`

/** A running text from the content: known tags only, so that what an editor writes can never run. */
export function RichText({ tree, className }: { tree: Tree; className?: string }) {
  return (
    <Prose className={className}>
      <Nodes tree={tree} />
    </Prose>
  )
}

/** A text never changes under its reader, so its nodes are fixed children and need no keys. */
function Nodes({ tree }: { tree: Tree }) {
  return createElement(Fragment, null, ...tree.map(render))
}

function render(node: RichNode): ReactNode {
  if (typeof node === 'string') return node
  if (node.tag === 'br') return <br />
  const children = <Nodes tree={node.children} />
  if (node.tag === 'a') return <ProseLink href={node.href}>{children}</ProseLink>
  const Tag = node.tag
  return <Tag>{children}</Tag>
}
