import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from './Icon'
import { color, motion, size, space, type, weight } from './theme/css-vars'

const Root = styled.details`
  border-block-end: 1px solid ${color.line};
  &[open] > summary > svg { transform: rotate(180deg); }
`

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  min-height: ${size.touch};
  padding-block: ${space.s};
  font-size: ${type.m};
  font-weight: ${weight.medium};
  > span { min-width: 0; }
  > svg { flex: none; transition: transform ${motion.normal} ${motion.ease}; color: ${color.accentText}; }
  &:hover { color: ${color.accentText}; }
`

const Body = styled.div`
  padding-block: 0 ${space.m};
`

interface DisclosureProps {
  summary: ReactNode
  children: ReactNode
  /** Open when the page arrives. */
  open?: boolean
  /** The group's name: at most one of a group is open. */
  name?: string
  id?: string
  className?: string
}

/** Opens and closes without JavaScript, and is found by the browser's own search in the page. */
export function Disclosure({ summary, children, open, name, id, className }: DisclosureProps) {
  return (
    <Root open={open} name={name} id={id} className={className}>
      <Summary>
        <span>{summary}</span>
        <Icon name="chevron-down" />
      </Summary>
      <Body>{children}</Body>
    </Root>
  )
}
