import styled from 'styled-components'
import { Container } from '@/ui/Container'
import { quietLinkStyles } from '@/ui/TextLink'
import { color, space, type, weight } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'

/** The ways to reach a person, and the week beside them. */
export const Reach = styled(Container).attrs({ as: 'section' })`
  display: grid;
  gap: ${space.l} ${space['2xl']};
  grid-template-columns: minmax(0, 1fr);
  padding-block-end: ${space['2xl']};
  ${from.l} { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); }
`

export const Way = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space['2xs']};
  align-content: start;
  justify-items: start;
  padding-block-start: ${space.s};
  border-top: 1px solid ${color.accent};
  > h2 { color: ${color.muted}; font-size: ${type.s}; font-weight: ${weight.regular}; }
  address { font-style: normal; }
  ${from.l} { grid-column: 1; }
`

export const Big = styled.a`
  ${quietLinkStyles}
  padding-block: 0.15em;
  font-size: ${type.xl};
  font-weight: ${weight.light};
  line-height: 1.2;
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
  &:hover { color: ${color.accentText}; }
`

export const Week = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  align-content: start;
  padding: ${space.m};
  background: ${color.surface};
  ${from.l} { grid-column: 2; grid-row: 1 / span 3; padding: ${space.l}; }
`

export const SectionHead = styled.div`
  display: grid;
  gap: ${space.xs};
  margin-block-end: ${space.l};
`
