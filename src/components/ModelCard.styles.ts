import styled from 'styled-components'
import { Badge } from '@/ui/Badge'
import { dayLights, litByDay } from '@/ui/lights-up'
import { color, size, space, type, weight } from '@/ui/theme/css-vars'

/** On a light ground: a car that is cut out and the words below it, on the page's own ground. */
export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  height: 100%;
`

/** First to the eye; by ear the name and the price come before it. A press on it is one on the card's link. */
export const Scene = styled.div`
  position: relative;
  order: -1;
  pointer-events: none;
  min-height: 3rem;
  img { aspect-ratio: 2; object-fit: cover; }
  ${litByDay} { ${Card}:is(:hover, :focus-within) > & img { ${dayLights} } }
`

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

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: ${space['2xs']};
  padding: ${space['2xs']} 0 ${space.s};
`

export const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: start;
  gap: ${space['2xs']};
`

export const Title = styled.h3`
  font-size: ${type.m};
  font-weight: ${weight.book};
  line-height: 1.25;
`

export const Family = styled.span`
  color: ${color.muted};
`

/** The whole card is the link's target; what else can be clicked lies above it. */
export const MainLink = styled.a`
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; }
`

export const Engines = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${space['3xs']};
  color: ${color.muted};
`

/** What a card leads to. */
export const Actions = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  align-items: center;
  gap: ${space['2xs']} ${space.m};
  margin-block-start: auto;
  padding-block-start: ${space['2xs']};
`

/** In the menu: two lines, so that those of a car with fewer actions stand beside its neighbours'. */
export const MenuActions = styled(Actions)`
  align-items: stretch;
  gap: ${space['3xs']} ${space['2xs']};
  min-height: calc(2 * ${size.touch} + ${space['3xs']});
  padding: 0;
`
