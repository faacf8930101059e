import styled from 'styled-components'
import { dayLights, litByDay } from '@/ui/lights-up'
import { color, space, type, weight } from '@/ui/theme/css-vars'

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
  gap: ${space['2xs']} ${space.s};
  margin-block-start: auto;
  padding-block-start: ${space['2xs']};
`
