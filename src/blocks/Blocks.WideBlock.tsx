import type { ReactNode } from 'react'
import { Heading } from '@/ui/Heading'
import { Block, Wide } from './Blocks.styles'

interface WideBlockProps {
  id: string | undefined
  heading: string | null
  children: ReactNode
}

/** A block with the full width of the page, and a heading if the editor gave one. */
export function WideBlock({ id, heading, children }: WideBlockProps) {
  return (
    <Block id={id}>
      <Wide>
        {heading ? <Heading level={2}>{heading}</Heading> : null}
        {children}
      </Wide>
    </Block>
  )
}
