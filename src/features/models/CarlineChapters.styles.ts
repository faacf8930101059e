import styled from 'styled-components'
import { breakpoints } from '@/ui/theme/breakpoints'
import { color, size, space, type, weight } from '@/ui/theme/css-vars'
import { forcedColors, from } from '@/ui/theme/media'

/** Where there is room, and motion is welcome. With `@supports` within: where the browser moves by scrolling. */
export const roomy = `@media screen and (min-width: ${breakpoints.l}em) and (min-height: 40rem) and (prefers-reduced-motion: no-preference)`
export const scrolled = '@supports (timeline-scope: --a)'
/** A wide window: words as large as the picture allows. */
const wide = '@media (min-width: 100em)'
/** Below the header (`size.header`) and the tabs (`size.touch`). As one length: these rules are in the document. */
const TOP = '6.25rem'

/** A screen that stays while night falls on it. Nothing at all where the scroll moves nothing, and no picture is fetched for it. */
export const Dusk = styled.div`
  display: none;
  ${roomy} { ${scrolled} { display: block; height: 190dvh; view-timeline: --dusk; view-timeline-inset: ${TOP} 0; } }
  ${forcedColors} { && { display: none; } }
`

/** The ground, and one car on it twice. By day it takes the light of the ground, so it goes dark with it. */
export const Room = styled.div`
  position: sticky;
  top: ${TOP};
  height: calc(100dvh - ${TOP});
  display: grid;
  place-items: center;
  isolation: isolate;
  background: ${color.canvas};
  > * { grid-area: 1 / 1; }
  img { width: min(100vw, 100rem, 210dvh - 2.1 * ${TOP}); }
`

export const Night = styled.div`
  place-self: stretch;
  @keyframes dusk { from { opacity: 0; } }
  animation: dusk linear both;
  animation-timeline: --dusk;
  animation-range: contain 5% contain 60%;
`

export const Lit = styled.div`
  mix-blend-mode: lighten;
  img { filter: brightness(1.3); mask: linear-gradient(90deg, transparent, black 16%, black 84%, transparent); }
  @keyframes lamps-on { from { filter: brightness(0); } }
  animation: lamps-on linear both;
  animation-timeline: --dusk;
  animation-range: contain 40% contain 90%;
`

export const Band = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space['2xl']};
  padding-block: ${space['2xl']};
  isolation: isolate;
  overflow-x: clip;
  /* Day goes into night. Pictures are laid on it by what is lighter: their dark is as light as the ground. */
  ${roomy} {
    ${scrolled} {
      background: linear-gradient(transparent, ${color.canvas} 8rem, ${color.surface} 24rem);
      ${Dusk} + & { background: linear-gradient(${color.canvas}, ${color.surface} 24rem); }
    }
  }
  ${forcedColors} { && { background: none; } }
`

/** Pictures above their words; where they are pinned, words beside one picture that changes. */
export const Scenes = styled.ol.attrs({ role: 'list' })<{ $count: number }>`
  --count: ${({ $count }) => $count};
  display: grid;
  gap: ${space.l};
  list-style: none;
  ${from.m} { grid-template-columns: repeat(2, minmax(0, 1fr)); padding-inline: ${size.columnEdge}; }
  ${roomy} {
    ${scrolled} {
      /* As far apart as one light goes off before the next one goes on: 45 % of the way that words go through the window. */
      grid: auto-flow minmax(calc(0.82 * (100dvh - ${TOP})), 1fr) / minmax(20rem, 27rem) 1fr;
      gap: 0;
      padding-inline: ${size.columnEdge} 0;
      ${wide} { grid-template-columns: minmax(20rem, 38rem) 1fr; }
    }
  }
`

export const Scene = styled.li<{ $isWide?: boolean }>`
  display: grid;
  align-content: start;
  gap: ${space.s};
  ${({ $isWide }) => $isWide && `${from.m} { grid-column: 1 / -1; }`}
  ${roomy} { ${scrolled} { display: contents; timeline-scope: --scene; } }
`

/**
 * The pictures lie on each other and stay while the words go by. Each one's light goes on as its words come to the middle,
 * and off as they leave it, before the next one's is half on: two cars are never seen in each other.
 */
export const View = styled.div`
  /* The night of a chapter is seen on a bright screen at noon too. */
  img { filter: brightness(1.3); }
  ${from.m} { img { aspect-ratio: 16 / 10; } }
  ${roomy} {
    ${scrolled} {
      grid-area: 1 / 2 / span var(--count);
      position: sticky;
      top: ${TOP};
      height: calc(100dvh - ${TOP});
      display: grid;
      place-content: center end;
      mix-blend-mode: lighten;
      /* It grows to the left: the window ends on its right. */
      transform-origin: right;
      /* As wide as is left of a stage that it fills, and never wider than its file. */
      img {
        width: min(70vw, 90rem, 160dvh - 1.6 * ${TOP});
        mask: linear-gradient(90deg, transparent, black 30%), linear-gradient(transparent, black 16%, black 84%, transparent);
        mask-composite: intersect;
      }
      @keyframes scene-on { from { filter: brightness(0); scale: 1.06; } }
      @keyframes scene-off { to { filter: brightness(0); scale: 0.97; } }
      animation: scene-on linear both, scene-off linear forwards;
      animation-timeline: --scene;
      animation-range: cover 27% cover 40%, cover 60% cover 72%;
      /* Behind the last one comes no other: it goes with the page, lit. */
      ${Scene}:last-child > & { animation-name: scene-on; }
    }
  }
`

export const Words = styled.div`
  display: grid;
  align-content: center;
  gap: ${space['2xs']};
  padding-inline: ${space.gutter};
  ${from.m} { padding: 0; }
  > h2 { font-size: ${type.l}; font-weight: ${weight.book}; line-height: 1.2; letter-spacing: -0.015em; }
  > p { max-width: 30em; color: ${color.muted}; }
  ${roomy} { ${scrolled} { z-index: 1; view-timeline: --scene; view-timeline-inset: ${TOP} 0; > h2 { font-size: ${type.xl}; font-weight: ${weight.light}; } ${wide} { > h2 { font-size: 3.5rem; } > p { font-size: ${type.m}; } } } }
`
