import styled from 'styled-components'
import { waysTimeline } from '@/money/ActionBar'
import { aboveBottomBar } from '@/ui/theme/bottom-bar'
import { color, size, space, weight } from '@/ui/theme/css-vars'
import { from, lowAndWide, print } from '@/ui/theme/media'

export const OnSale = styled.div`
  timeline-scope: ${waysTimeline};
  ${aboveBottomBar}
`

/** What stands with the pictures where the window is wider. */
export const OnPhone = styled.span`
  ${from.m} { display: none; }
`

export const Split = styled.div`
  display: grid;
  gap: ${space.s};
  ${lowAndWide} { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); align-items: start; }
  ${from.l} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space.xl};
    align-items: start;
  }
  ${print} { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); align-items: start; }
`

/** Beside the pictures it stays while they are looked at, where the window is high enough for it. */
export const Buying = styled.div`
  display: grid;
  gap: ${space.xs};
  min-width: 0;
  /* There the ways on follow price and state: the amount, consumption and the dealer come after them. */
  ${lowAndWide} {
    gap: ${space['3xs']};
    > :nth-child(2) { display: contents; > :is([data-monthly], [data-wltp]) { order: 1; } }
    > :nth-child(n + 3) { order: 1; }
    > :nth-child(4) { order: 0; }
  }
  ${from.l} { @media (min-height: 40rem) { position: sticky; inset-block-start: calc(${size.header} + ${space.s}); } }
`

export const Facts = styled.dl`
  border-block-start: 1px solid ${color.line};
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space.m};
    padding-block: ${space.xs};
    border-block-end: 1px solid ${color.line};
  }
  dt { color: ${color.muted}; }
  dd { text-align: end; font-variant-numeric: tabular-nums; }
`

export const Details = styled.details`
  border-block-end: 1px solid ${color.line};
  > summary {
    display: flex;
    align-items: center;
    min-height: ${size.touch};
    font-weight: ${weight.medium};
  }
  > summary::after { content: '+'; margin-inline-start: auto; color: ${color.accentText}; }
  &[open] > summary::after { content: '−'; }
  > :last-child { padding-block-end: ${space.m}; }
  /* What is folded on the screen is on the paper. */
  ${print} {
    &::details-content { content-visibility: visible; }
    &&& > summary::after { content: none; }
  }
`
