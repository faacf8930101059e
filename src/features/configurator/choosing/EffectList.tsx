import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import type { Effect } from '@/contract/configured-car'
import { isZero } from '@/domain/is-zero'
import { Icon, type IconName } from '@/ui/Icon'
import { color, size, space, type } from '@/ui/theme/css-vars'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { countLines, type EffectGroup, type EffectLine, firstLines, netEffect } from './net-effect'
import { PriceDelta } from './PriceDelta'

/** More than these are a list to read, not an effect to see: they are behind a disclosure. */
const SHOWN = 3

const Root = styled.div`
  display: grid;
  gap: ${space['3xs']};
  font-size: ${type.s};
  color: ${color.muted};
`

const List = styled.ul`
  display: grid;
  gap: ${space['3xs']};
`

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space['2xs']};
  align-items: baseline;
  > svg { align-self: start; margin-block-start: 0.25em; color: ${color.accentText}; }
`

/** Above the link that is the whole tile. */
const More = styled.details`
  position: relative;
  summary {
    display: flex;
    align-items: center;
    min-height: ${size.touch};
    text-decoration: underline;
    text-decoration-color: ${color.accent};
  }
  &[open] > summary { margin-block-end: ${space['3xs']}; }
`

const SIGNS = { added: 'plus', removed: 'minus', repriced: 'check' } as const satisfies Record<
  EffectLine['kind'],
  IconName
>

interface EffectListProps {
  effect: Effect
  id?: string
}

/** Everything that a choice does besides itself, with what each does to the price. */
export function EffectList({ effect, id }: EffectListProps) {
  const { t } = useTranslation('ccf')
  const groups = netEffect(effect)
  if (groups.length === 0) return null
  const { first, rest } = firstLines(groups, SHOWN)
  return (
    <Root id={id}>
      <Groups groups={first} />
      {rest.length > 0 && (
        <More>
          <summary>{t('conf.moreEffects', { count: countLines(rest) })}</summary>
          <Groups groups={rest} />
        </More>
      )}
    </Root>
  )
}

function Groups({ groups }: { groups: readonly EffectGroup[] }) {
  return groups.map(({ reason, lines }) => (
    <div key={`${reason} ${lines[0]?.code}`}>
      <List role="list">
        {lines.map((line) => (
          <Line key={line.code} line={line} />
        ))}
      </List>
      {reason && <p>{reason}</p>}
    </div>
  ))
}

function Line({ line: { title, kind, delta } }: { line: EffectLine }) {
  const { t } = useTranslation('ccf')
  return (
    <Item>
      <Icon name={SIGNS[kind]} size="1em" />
      <span>
        {kind === 'repriced' ? (
          t(delta.incl < 0 ? 'conf.nowIncluded' : 'conf.nowCosts', { title })
        ) : (
          <>
            <VisuallyHidden>{`${t(kind === 'added' ? 'conf.adds' : 'conf.drops')} `}</VisuallyHidden>
            {title}
          </>
        )}
      </span>
      {!isZero(delta) && <PriceDelta money={delta} />}
    </Item>
  )
}
