import { createElement, Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { SiteLink } from '@/components/SiteLink'
import type { RichNode, RichText as Tree } from '@/content/types'
import { textLinkStyles } from '@/ui/TextLink'
import { color, space, type, weight } from '@/ui/theme/css-vars'

/** A `ch` is the width of « 0 », and letters are narrower: a line has about 75 letters. */
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

/** Text from the content. Only known tags are rendered, so that an editor's HTML can never execute. */
export function RichText({ tree, className }: { tree: Tree; className?: string }) {
  return (
    <Prose className={className}>
      <Nodes tree={tree} />
    </Prose>
  )
}

/** The nodes of a text never change, so they are static children and need no keys. */
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
