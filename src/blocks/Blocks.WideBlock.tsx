import type { ReactNode } from 'react'
import { Heading } from '@/ui/Heading'
import { Block, Wide } from './Blocks.styles'

interface WideBlockProps {
  id: string | undefined
  heading: string | null
  children: ReactNode
}

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
