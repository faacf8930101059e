import { useContext } from 'react'
import { MessageButton } from '@/components/MessageButton'
import type { BlockOf } from '@/content/types'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Text } from '@/ui/Text'
import { Block, ItemText, Panel } from './Blocks.styles'
import { WideBlock } from './Blocks.WideBlock'
import { ToolContext } from './tools'

/** A component of a feature within an editorial page. */
export function ToolBlock({ id, heading, text, tool }: BlockOf<'tool'>) {
  const Tool = useContext(ToolContext)[tool]
  if (!Tool) return null
  return (
    <WideBlock id={id} heading={heading}>
      {text ? (
        <Text $size="m" $tone="muted">
          {text}
        </Text>
      ) : null}
      <Tool />
    </WideBlock>
  )
}

export function FormBlock({ id, heading, text, form, label }: BlockOf<'form'>) {
  return (
    <Block id={id}>
      <Container>
        <Panel>
          <Heading level={2}>{heading}</Heading>
          {text ? <ItemText>{text}</ItemText> : null}
          <MessageButton form={form}>{label}</MessageButton>
        </Panel>
      </Container>
    </Block>
  )
}
