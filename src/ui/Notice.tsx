import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from './Icon'
import { color, size, space } from './theme/css-vars'

export type NoticeTone = 'info' | 'success' | 'warning' | 'error'

const Root = styled.div<{ $tone: NoticeTone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s};
  padding: ${space.s} ${space.m};
  border-inline-start: 3px solid ${({ $tone }) => color[$tone]};
  background: ${color.surface};
  > svg { margin-block-start: 0.2em; color: ${({ $tone }) => color[$tone]}; }
`

const Body = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space['2xs']};
  max-width: ${size.measure};
  min-width: 0;
`

const ICONS = { info: 'info', success: 'check', warning: 'warning', error: 'warning' } as const

interface NoticeProps {
  tone?: NoticeTone
  /** `alert` speaks at once: for what went wrong by the visitor's own act. `status` waits for a pause. */
  role?: 'alert' | 'status' | 'note'
  children: ReactNode
}

export function Notice({ tone = 'info', role, children }: NoticeProps) {
  return (
    <Root $tone={tone} role={role}>
      <Icon name={ICONS[tone]} />
      <Body>{children}</Body>
    </Root>
  )
}
