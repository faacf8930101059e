import styled from 'styled-components'
import { Badge } from '@/ui/Badge'
import { color, size, space } from '@/ui/theme/css-vars'
import { Actions } from './CarCard.styles'

/** What the cards of the menu and of announced cars have beside the others: no page with cards alone carries it. */

export const Tag = styled(Badge)<{ $align: 'left' | 'right' }>`
  position: absolute;
  inset-block-start: 0;
  ${({ $align }) => ($align === 'right' ? 'inset-inline-end: 0;' : 'inset-inline-start: 0;')}
  max-width: 85%;
  /* The dark ones of the eight colours have an edge of their own on a dark scene. */
  border-block-end: 1px solid ${color.line};
`

/** In the upper corner that the tag leaves free: below stands the car. */
export const Emblem = styled.img<{ $align: 'left' | 'right' }>`
  && {
    position: absolute;
    inset-block-start: ${space['2xs']};
    ${({ $align }) => ($align === 'right' ? 'inset-inline-end' : 'inset-inline-start')}: ${space['2xs']};
    width: 2rem;
    height: 2rem;
    aspect-ratio: 1;
    object-fit: contain;
  }
`

export const Family = styled.span`
  color: ${color.muted};
`

/** The whole card is the link's target; what else can be clicked lies above it. */
export const MainLink = styled.a`
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; }
`

/** In the menu: two lines, so that those of a car with fewer actions stand beside its neighbours'. */
export const MenuActions = styled(Actions)`
  align-items: stretch;
  gap: ${space['3xs']} ${space['2xs']};
  min-height: calc(2 * ${size.touch} + ${space['3xs']});
  padding: 0;
`
