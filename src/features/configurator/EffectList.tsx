import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { PriceDelta } from '@/components/PriceDelta'
import type { Effect, EffectPart } from '@/contract/configurator'
import { Icon } from '@/ui/Icon'
import { color, space, type } from '@/ui/theme/css-vars'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { isZero, opposite } from './price-lines'

const List = styled.ul`
  display: grid;
  gap: ${space['3xs']};
  font-size: ${type.s};
  color: ${color.muted};
`

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space['2xs']};
  align-items: baseline;
  > svg { align-self: start; margin-block-start: 0.25em; color: ${color.accentText}; }
`

interface EffectListProps {
  effect: Effect
  id?: string
}

/** Everything that a choice adds and takes away besides itself, with what each does to the price. */
export function EffectList({ effect: { added, removed }, id }: EffectListProps) {
  const { t } = useTranslation('ccf')
  if (added.length + removed.length === 0) return null
  return (
    <List role="list" id={id}>
      {added.map((part) => (
        <EffectItem key={part.code} part={part} word={t('conf.adds')} icon="plus" />
      ))}
      {removed.map((part) => (
        <EffectItem
          key={part.code}
          part={{ ...part, price: opposite(part.price) }}
          word={t('conf.drops')}
          icon="minus"
        />
      ))}
    </List>
  )
}

function EffectItem({ part, word, icon }: { part: EffectPart; word: string; icon: 'plus' | 'minus' }) {
  const { t } = useTranslation('ccf')
  return (
    <Item>
      <Icon name={icon} size="1em" />
      <span>
        <VisuallyHidden>{word} </VisuallyHidden>
        {part.reason ? t('conf.because', { title: part.title, reason: part.reason }) : part.title}
      </span>
      {!isZero(part.price) && <PriceDelta money={part.price} />}
    </Item>
  )
}
