import styled from 'styled-components'
import { RouteLink } from '@/routing/RouteLink'
import { Container } from '@/ui/Container'
import { breakpoints } from '@/ui/theme/breakpoints'
import { color, motion, size, space, type, weight } from '@/ui/theme/css-vars'
import { forcedColors, from } from '@/ui/theme/media'
import { pressLine } from '@/ui/touch'

/** Where there is room, and motion is welcome. With `@supports` within: where the browser moves by scrolling. */
const roomy = `@media screen and (min-width: ${breakpoints.l}em) and (min-height: 40rem) and (prefers-reduced-motion: no-preference)`
const scrolled = '@supports (timeline-scope: --a)'
/** Below the header (`size.header`) and the tabs (`size.touch`). As one length: these rules are in the document. */
const TOP = '6.25rem'

export const Band = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space['2xl']};
  padding-block: ${space['2xl']};
  isolation: isolate;
`

/** Pictures above their words; where they are pinned, words beside one picture that changes. */
export const Scenes = styled.ol.attrs({ role: 'list' })<{ $count: number }>`
  --count: ${({ $count }) => $count};
  display: grid;
  gap: ${space.l};
  list-style: none;
  ${from.m} { grid-template-columns: repeat(2, minmax(0, 1fr)); padding-inline: ${space.gutter}; }
  ${roomy} {
    ${scrolled} {
      grid: auto-flow minmax(min(34rem, 75dvh), 1fr) / minmax(20rem, 27rem) 1fr;
      gap: 0;
      padding-inline: max(${space.gutter}, 50% - ${size.content} / 2) 0;
    }
  }
`

export const Scene = styled.li`
  display: grid;
  align-content: start;
  gap: ${space.s};
  ${roomy} { ${scrolled} { display: contents; timeline-scope: --scene; } }
`

/**
 * The pictures lie on each other and stay while the words go by. Each one's light goes on as its words come to the middle,
 * and off as they leave it; two lights add up, and nothing is faded.
 */
export const View = styled.div`
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
        width: min(66vw, 80rem, 160dvh - 1.6 * ${TOP});
        mask: linear-gradient(90deg, transparent, black 30%), linear-gradient(transparent, black 16%, black 84%, transparent);
        mask-composite: intersect;
      }
      @keyframes scene-on { from { filter: brightness(0); scale: 1.06; } }
      @keyframes scene-off { to { filter: brightness(0); scale: 0.97; } }
      animation: scene-on linear both, scene-off linear forwards;
      animation-timeline: --scene;
      animation-range: cover 19% cover 38%, cover 62% cover 81%;
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
  ${roomy} { ${scrolled} { z-index: 1; view-timeline: --scene; view-timeline-inset: ${TOP} 0; > h2 { font-size: ${type.xl}; font-weight: ${weight.light}; } } }
`

/** A row of subjects; on a phone one below the other. */
export const Tabs = styled(Container).attrs({ as: 'ul', role: 'list' })`
  display: grid;
  gap: ${space.s} ${space.m};
  ${from.m} { grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr)); }
`

export const Tab = styled.li`
  position: relative;
  padding-block-start: ${space['2xs']};
  border-block-start: 1px solid ${color.accent};
  > p { color: ${color.muted}; font-size: ${type.s}; }
`

/** The whole tile is the link. */
export const TabLink = styled(RouteLink<'models.carline.tab'>)`
  ${pressLine}
  gap: ${space['2xs']};
  font-size: ${type.m};
  text-decoration: none;
  svg { color: ${color.accentText}; transition: transform ${motion.normal} ${motion.ease}; }
  &::after { content: ''; position: absolute; inset: 0; }
  &:hover svg { transform: translateX(0.25rem); }
  &:focus-visible { outline: none; &::after { outline: 2px solid ${color.focus}; } }
  ${forcedColors} { svg { color: LinkText; } }
`
