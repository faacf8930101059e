import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import type { Closing, Dealer } from '@/content/dealer-types'
import { useAudience } from '@/routing/CurrentRoute'
import { Heading } from '@/ui/Heading'
import { color, space } from '@/ui/theme/css-vars'
import { DealerCard } from './DealerCard'
import { groupDealers } from './dealer-groups'
import type { BrusselsTime } from './opening'

const Groups = styled.div`
  columns: 18rem;
  column-gap: ${space.l};
  > section { break-inside: avoid; padding-block-end: ${space.l}; }
  h3 { padding-block-end: ${space.xs}; color: ${color.accentText}; }
`

const List = styled.ul`
  list-style: none;
`

interface DealerGroupsProps {
  dealers: readonly Dealer[]
  closings: readonly Closing[]
  now: BrusselsTime | undefined
  lit?: string | undefined
  onLight?: (id: string | undefined) => void
}

/** Every dealer by province. The list needs neither a search nor JavaScript. */
export function DealerGroups({ dealers, closings, now, lit, onLight }: DealerGroupsProps) {
  const { t } = useTranslation('contact')
  const { salesType } = useAudience()
  return (
    <Groups>
      {groupDealers(dealers, salesType).map(({ id, dealers: group }) => (
        <section key={id} aria-labelledby={`group-${id}`}>
          <Heading level={3} size="m" id={`group-${id}`}>
            {t(`dealers.group.${id}`)}
          </Heading>
          <List role="list">
            {group.map((dealer) => (
              <DealerCard
                key={dealer.id}
                dealer={dealer}
                closings={closings}
                now={now}
                level={4}
                isLit={dealer.id === lit}
                {...(onLight && { onLight })}
              />
            ))}
          </List>
        </section>
      ))}
    </Groups>
  )
}
