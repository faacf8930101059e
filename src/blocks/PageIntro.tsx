import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Eyebrow } from '@/ui/Text'
import { color, space, type, weight } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'

/** Before a tool it is no higher than it has to be: the tool is what the page is for. */
const Band = styled.div<{ $isSlim: boolean }>`
  padding-block: ${({ $isSlim }) => ($isSlim ? `${space.s} 0` : `${space['2xl']} ${space.xl}`)};
`

const Columns = styled(Container)`
  display: grid;
  gap: ${space.s};
  ${from.l} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: ${space['2xl']};
    /* The first lines stand on one line, however long the others run. */
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
  /** What the page is for, where that can be done at once: before the words. */
  first?: ReactNode
  /** Before a tool. */
  isSlim?: boolean
  children?: ReactNode
}

/** The opening of a page: a line above, the page's one h1, and the lines that say what it is for. */
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
