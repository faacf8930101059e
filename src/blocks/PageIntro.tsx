import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Eyebrow } from '@/ui/Text'
import { color, space, type, weight } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'

/** Lower above a tool, because the tool is the purpose of the page. */
const Band = styled.div<{ $isSlim: boolean }>`
  padding-block: ${({ $isSlim }) => ($isSlim ? `${space.s} 0` : `${space['2xl']} ${space.xl}`)};
`

const Columns = styled(Container)`
  display: grid;
  gap: ${space.s};
  ${from.l} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: ${space['2xl']};
    /* Aligns the first lines of both columns. */
    align-items: baseline;
    > :first-child:not(h1) { grid-column: 1 / -1; }
  }
`

export const Lead = styled.div<{ $isSlim: boolean }>`
  max-width: 38em;
  font-size: ${({ $isSlim }) => ($isSlim ? type.s : type.m)};
  font-weight: ${weight.book};
  line-height: 1.65;
  color: ${color.muted};
  > * + * { margin-top: ${space.m}; }
`

interface PageIntroProps {
  eyebrow: ReactNode
  title: string
  lead: string
  /** The main action of the page, before the text. */
  first?: ReactNode
  isSlim?: boolean
  children?: ReactNode
}

export function PageIntro({ eyebrow, title, lead, first, isSlim = false, children }: PageIntroProps) {
  return (
    <Band $isSlim={isSlim}>
      <Columns>
        {eyebrow && !isSlim ? <Eyebrow>{eyebrow}</Eyebrow> : null}
        <Heading level={1} {...(isSlim && { size: 'l' })}>
          {title}
        </Heading>
        <Lead $isSlim={isSlim}>
          {first}
          <p>{lead}</p>
          {children}
        </Lead>
      </Columns>
    </Band>
  )
}
