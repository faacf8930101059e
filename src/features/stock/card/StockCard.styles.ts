import styled, { css, type RuleSet } from 'styled-components'
import type { StockLayout } from '@/domain/stock-search'
import { RouteLink } from '@/routing/RouteLink'
import { color, size, space, type } from '@/ui/theme/css-vars'
import { below, from } from '@/ui/theme/media'
import { visuallyHidden } from '@/ui/VisuallyHidden'

/** As many columns as fit, all cards of one height; or one car a row. On a phone there is one column of either. */
export const Cards = styled.ul<{ $layout: StockLayout }>`
  display: grid;
  gap: ${space['2xs']};
  list-style: none;
  /* Two dozen cars are most of the page: those out of sight are neither styled nor laid out when a filter or a dialog changes. Wider
     windows have lists that lie over the next card. Whoever goes back finds the place in pixels: for that all have their height. */
  ${below.m} {
    > li { contain-intrinsic-block-size: auto 13rem; }
    :root:not([data-returning]) & > li {
      content-visibility: auto;
      /* Drawn by itself, a picture is cut out of this alone, not of the page (cut-out.ts). */
      background: ${color.canvas};
      /* The ring of the focus. */
      overflow-clip-margin: ${space['2xs']};
    }
  }
  ${from.m} {
    gap: ${space.m};
    ${({ $layout }) =>
      $layout === 'list'
        ? 'grid-template-columns: minmax(0, 1fr);'
        : 'grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr)); grid-auto-rows: 1fr;'}
  }
`

export const Root = styled.article<{ $layout: StockLayout }>`
  /* Of eight lines a business reads the benefit in kind, and whoever has wishes what of them is met; the price of before is in the car's page. */
  @media (max-width: 26em) { &:has([data-cost], [data-wishes]) span:has(> s) { display: none; } }
  position: relative;
  display: grid;
  align-content: start;
  height: 100%;
  ${below.m} {
    border-block-end: 1px solid ${color.line};
    grid-template: 'picture head' auto 'body body' auto / min(6.5rem, 30vw) minmax(0, 1fr);
  }
  /* Large letters: no price fits beside a picture. */
  @media (max-width: 16em) { grid-template: 'head' auto 'picture' auto 'body' auto / minmax(0, 1fr); }
  ${from.m} {
    ${({ $layout }) => $layout === 'list' && `grid-template: 'picture head body' auto / 15rem minmax(0, 2fr) minmax(0, 3fr); column-gap: ${space.m};`}
  }
`

/** First to the eye. A press on it is one on the card's link. */
export const Visual = styled.div`
  position: relative;
  order: -1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  pointer-events: none;
  > :last-child { order: -1; }
  align-self: start;
  min-width: 0;
  img { aspect-ratio: 2.4; object-fit: cover; }
  ${below.m} { grid-area: picture; }
`

/** On the floor at the foot of the picture, so that no title is lower than its neighbours'; on a phone there is room below it. */
export const Reserved = styled.p`
  line-height: 1;
  ${below.m} { > * { padding-inline: ${space['3xs']}; } }
  ${from.m} { position: absolute; inset: auto auto 0 0; z-index: 1; }
`

export const Head = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space['3xs']};
  min-width: 0;
  padding-block-start: ${space['2xs']};
  ${below.m} {
    grid-area: head;
    gap: 0;
    padding: ${space['2xs']} 0 ${space['2xs']} ${space.xs};
    > :is(h2, h3) { font-size: ${type.body}; @media (max-width: 24em) { font-size: ${type.s}; } }
  }
`

/** The whole card is the link's target; its words stay the title's. */
export const Title = styled(RouteLink<'stock.vehicle'>)`
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; }
`

/**
 * The sign of a fold ends the line of the state: a line less. A phone needs a browser that lays out the parts of a fold each by itself. Not in wider
 * windows, where its list lies over what follows: Chromium ends the page that is widened from one to the other (tests/browser/frame.spec.ts).
 */
const inLine = (rules: RuleSet) => css`${below.m} { @supports selector(::details-content) { ${rules} } }`

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  gap: ${space['3xs']} ${space['2xs']};
  min-width: 0;
  padding-block: ${space['3xs']} ${space.xs};
  > * { grid-column: 1 / -1; }
  /* By ear the state comes first, to the eye both prices stand together. */
  > :first-child { order: -1; }
  > :is([data-monthly], [data-cost]) { order: -2; }
  ${below.m} {
    /* A plug-in's two energies stand in one line, on a phone of 360 px too. */
    [data-wltp] { letter-spacing: -0.015em; }
    grid-area: body;
    row-gap: 0;
    padding-block: ${space['3xs']} ${space['2xs']};
  }
  ${from.m} {
    > details { grid-column: 2; order: -1; }
    /* As high beside the sign of a fold as without one: the lines of neighbours stand on one. */
    > :first-child { line-height: 1.5rem; }
  }
  &:has(> details) > p:first-child { grid-column: 1; align-self: center; }
  ${inLine(css`
    > details::details-content { grid-column: 1 / -1; }
    > [data-cost] { order: 0; }
  `)}
`

/** One line, whatever the names are: the car's page has them whole. On a narrower screen, or in larger letters, as many as it takes. */
export const Line = styled.p<{ $muted?: boolean }>`
  overflow: hidden;
  @media (min-width: 22em) { white-space: nowrap; }
  text-overflow: ellipsis;
  font-size: ${type.s};
  line-height: 1.45;
  ${below.m} { line-height: 1.35; }
  color: ${({ $muted }) => ($muted ? color.muted : color.text)};
  /* On a narrow phone title and price take two lines each: what the car has is in its page. */
  ${({ $muted }) => $muted && '@media (max-width: 26em) { display: none; }'}
`

/** What the car has that others have not: ends the line of a business, as far as there is room for it. */
export const Features = styled.span`
  color: ${color.muted};
  @media (max-width: 26em) { display: none; }
`

/** The name of the paint. A narrow phone shows the colour alone: the line has room for where the car is. */
export const Paint = styled.span`
  @media (max-width: 26em) { ${visuallyHidden} }
`

export const Swatch = styled.i<{ $hex: string | undefined }>`
  display: inline-block;
  width: 0.85rem;
  height: 0.85rem;
  margin-inline-end: ${space['3xs']};
  border: 1px solid ${color.edge};
  vertical-align: -0.1em;
  background: ${({ $hex }) => $hex};
  forced-color-adjust: none;
`

/** Its ways lie above the link that covers the card, and are no higher than a line of their words needs. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s};
  > a { position: relative; z-index: 1; }
  > a, button { min-height: 2rem; padding-block: 0; }
  /* Three in one line at 360 px. */
  ${below.m} { justify-content: space-between; gap: 0 ${space['2xs']}; }
`

/** How many cars more: the end of the line of the state. Its words are heard. */
export const More = styled.span`
  display: none;
  ${inLine(css`display: inline;`)}
`

export const Twins = styled.span`
  ${inLine(visuallyHidden)}
`

/** Above the link that covers the card; open it lies over what follows, as wide as the card, so that no other card grows. */
export const Fold = styled.details`
  font-size: ${type.s};
  > summary, > ul { position: relative; z-index: 1; }
  > summary {
    display: flex;
    align-items: center;
    min-height: 1.5rem;
    color: ${color.accentText};
    cursor: pointer;
    ${inLine(css`grid-column: 2; order: -1;`)}
  }
  ${inLine(css`display: contents;`)}
  > summary > svg { margin-inline-start: 0.15em; }
  &[open] > summary > svg { transform: rotate(180deg); }
  > ul { list-style: none; border-block-start: 1px solid ${color.line}; }
  ${from.m} {
    > ul {
      position: absolute;
      inset-inline: 0;
      z-index: 2;
      max-height: 20rem;
      overflow-y: auto;
      padding-inline: ${space.xs};
      border: 1px solid ${color.edge};
      background: ${color.surface};
    }
  }
  a {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space['2xs']};
    min-height: ${size.touch};
    border-block-end: 1px solid ${color.line};
    text-decoration: none;
  }
  a:hover { background: ${color.raised}; }
  a > :last-child { margin-inline-start: auto; font-variant-numeric: tabular-nums; }
`

/** One line: each sign is seen, and as much of its words as there is room for. */
export const Wishes = styled.ul`
  display: flex;
  gap: ${space.s};
  list-style: none;
  font-size: ${type.s};
  line-height: 1.45;
  li { display: flex; align-items: center; gap: ${space['3xs']}; min-width: 2em; }
  li > :last-child { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
`

export const Met = styled.span<{ $met: boolean }>`
  flex: none;
  display: inline-flex;
  color: ${({ $met }) => ($met ? color.success : color.error)};
`
