import { useContext } from 'react'
import { MessageButton } from '@/components/MessageButton'
import type { BlockOf } from '@/content/types'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Text } from '@/ui/Text'
import { Block, ItemText, Panel } from './Blocks.styles'
import { WideBlock } from './Blocks.WideBlock'
import { BlockSlots } from './block-slots'

/** A component of a feature within an editorial page. */
export function SlotBlock({ block }: { block: BlockOf<'tool' | 'form'> }) {
  return block.kind === 'tool' ? <ToolBlock {...block} /> : <FormBlock {...block} />
}

function ToolBlock({ id, heading, text, tool }: BlockOf<'tool'>) {
  const Tool = useContext(BlockSlots)[tool]
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

function FormBlock({ id, heading, text, form, label }: BlockOf<'form'>) {
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
