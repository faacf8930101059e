import { useTranslation } from 'next-i18next/pages'
import { useContext } from 'react'
import { RouteButton } from '@/components/RouteButton'
import type { BlockOf } from '@/content/types'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Text } from '@/ui/Text'
import { ActionLink, Block, ItemText, Panel } from './Blocks.styles'
import { WideBlock } from './Blocks.WideBlock'
import { BlockSlots } from './block-slots'

/** Places in an editor's page that a feature fills. */
export function SlotBlock({ block }: { block: BlockOf<'tool' | 'form'> }) {
  return block.kind === 'tool' ? <ToolBlock {...block} /> : <FormBlock {...block} />
}

function ToolBlock({ id, heading, text, tool }: BlockOf<'tool'>) {
  const Tool = useContext(BlockSlots).tools[tool]
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

/** A form that no feature draws yet leads to whoever can help: the page the editor chose, or contact. */
function FormBlock({ id, heading, text, form, link }: BlockOf<'form'>) {
  const { t } = useTranslation('common')
  const Form = useContext(BlockSlots).forms[form]
  return (
    <Block id={id}>
      <Container>
        <Panel>
          <Heading level={2}>{heading}</Heading>
          {text ? <ItemText>{text}</ItemText> : null}
          {Form ? <Form /> : link ? <ActionLink href={link.href}>{link.label}</ActionLink> : null}
          {!Form && !link ? <RouteButton to="contact">{t('blocks.contact')}</RouteButton> : null}
        </Panel>
      </Container>
    </Block>
  )
}
