import styled from 'styled-components'
import { RouteLink } from '@/routing/RouteLink'
import { dimmedWhileBusy } from '@/ui/dimmed-while-busy'
import { color, space, type, weight } from '@/ui/theme/css-vars'
import { beside, from, print } from '@/ui/theme/media'

export const Panel = styled.div`
  display: grid;
  border-block-start: 1px solid ${color.accent};
  background: ${color.surface};
  ${from.l} { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
`

/** The first field, what it comes to, and then all that can be changed; beside each other where there is room. */
export const Form = styled.form`
  display: grid;
  border-block-start: 1px solid ${color.accent};
  background: ${color.surface};
  ${beside} {
    grid-template: 'first answer' auto 'fields answer' 1fr / minmax(0, 5fr) minmax(0, 7fr);
    > :nth-child(2) { grid-area: answer; }
    /* The keys go down the fields before they go over to the answer. */
    reading-flow: grid-columns;
  }
`

export const Fields = styled.div`
  display: grid;
  gap: ${space.m};
  align-content: start;
  padding: ${space.m};
  ${from.m} { padding: ${space.s} ${space.l}; }
  &:last-child { padding-block-end: ${space.m}; }
  ${from.l} { &:last-child { padding-block-end: ${space.l}; } }
  ${print} { display: none; }
`

/** In an answer panel: an offer, pale while it is that of the terms or the car before. */
export const Answer = styled.div`
  display: grid;
  gap: ${space.m};
  min-width: 0;
  > a { justify-self: start; }
  ${dimmedWhileBusy}
`

export const Facts = styled.dl`
  display: grid;
  /* An answer can be a sentence. */
  grid-template-columns: minmax(0, 1fr) fit-content(60%);
  dt, dd { padding-block: ${space['2xs']}; border-block-end: 1px solid ${color.line}; }
  dd { padding-inline-start: ${space.s}; text-align: end; font-weight: ${weight.medium}; font-variant-numeric: tabular-nums; }
`

export const Product = styled.li`
  display: grid;
  gap: ${space.s};
  align-content: start;
  padding-block-start: ${space.m};
  border-block-start: 1px solid ${color.edge};
`

export const Others = styled.details`
  > summary {
    display: list-item;
    list-style: disclosure-closed inside;
    padding-block: ${space['2xs']};
    font-size: ${type.body};
    font-weight: ${weight.medium};
    cursor: pointer;
  }
  &[open] > summary { list-style-type: disclosure-open; }
`

export const OtherList = styled.ul`
  display: grid;
  gap: ${space.l};
  padding-block-start: ${space.m};
  ${dimmedWhileBusy}
`

/** In the place of an amount: why there is none. */
export const Why = styled.small`
  display: block;
  max-width: 22rem;
  margin-inline-start: auto;
  font-size: ${type.s};
  font-weight: ${weight.regular};
`

/** Fields and answers of the costs of a car, in one form. */
export const CostForm = styled.form`
  display: grid;
  gap: ${space.m};
`

/** A link on a line of its own, and as high as a target should be. */
export const Address = styled(RouteLink<'financing.costs'>)`
  display: inline-block;
  padding-block: ${space['3xs']};
`
