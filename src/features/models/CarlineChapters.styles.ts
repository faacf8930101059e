import styled from 'styled-components'
import { RouteLink } from '@/routing/RouteLink'
import { Container } from '@/ui/Container'
import { settles } from '@/ui/motion'
import { breakpoints } from '@/ui/theme/breakpoints'
import { color, motion, size, space, type, weight } from '@/ui/theme/css-vars'
import { below, forcedColors, from } from '@/ui/theme/media'

/** Where there is room, and motion is welcome: the chapters are scenes that lie on each other. Elsewhere they are tiles. */
const scenes = `@media screen and (min-width: ${breakpoints.l}px) and (min-height: 40rem) and (prefers-reduced-motion: no-preference)`
/** Below the header (`size.header`) and the tabs (`size.touch`). As one length: these rules are in the document. */
const TOP = '7.25rem'

export const Band = styled.section`
  padding-block: ${space['2xl']};
`

/** A wide picture, then pairs; with an even number the last one is wide too. */
export const List = styled(Container).attrs({ as: 'ul', role: 'list' })`
  display: grid;
  gap: ${space.s};
  ${from.m} {
    grid-template-columns: 1fr 1fr;
    > :first-child, > :last-child:nth-child(2n) { grid-column: 1 / -1; }
  }
  ${scenes} { display: block; }
`

export const Chapter = styled.li`
  position: relative;
  display: grid;
  overflow: clip;
  background: ${color.surface};
  isolation: isolate;
  img { width: 100%; object-fit: cover; ${settles} }
  /* A narrow picture is too busy to be read on: the words stand below it. */
  ${below.l} { align-content: start; > picture { overflow: clip; } img { aspect-ratio: 16 / 10; } }
  ${from.l} {
    min-height: 28rem;
    > picture, > img, > picture > img { position: absolute; inset: 0; z-index: -1; height: 100%; }
    &::after {
      content: '';
      position: absolute;
      inset: 30% 0 0;
      z-index: -1;
      background: linear-gradient(transparent, color-mix(in oklab, ${color.canvas} 94%, transparent) 78%);
    }
    ${forcedColors} { &::after { background: Canvas; } }
  }
  ${forcedColors} { border: 1px solid CanvasText; }
  /* It stays where it is while the next one is pushed over it: the visitor's scrolling is all that moves it. */
  ${scenes} {
    position: sticky;
    top: ${TOP};
    height: min(44rem, 100dvh - ${TOP});
    /* The keyboard comes back to a scene that lies under others. */
    &:focus-within { z-index: 1; }
    &:not(:last-child, :focus-within) > picture {
      @keyframes covered { to { filter: brightness(0.2); } }
      animation: covered linear both;
      animation-timeline: view();
      /* From the moment that it is wholly in the window, for as long as it is high. */
      animation-range: entry 100% entry 200%;
    }
  }
`

export const Words = styled.div`
  align-self: end;
  display: grid;
  gap: ${space['3xs']};
  padding: ${space.m};
  ${from.l} { padding: ${space.l}; }
  > p { max-width: 30em; color: ${color.muted}; }
`

/** The whole picture is the link. */
export const ChapterLink = styled(RouteLink<'models.carline.tab'>)`
  display: inline-flex;
  align-items: center;
  gap: ${space['2xs']};
  min-height: ${size.touch};
  font-size: ${type.l};
  font-weight: ${weight.book};
  line-height: 1.2;
  text-decoration: none;
  svg { color: ${color.accentText}; transition: transform ${motion.normal} ${motion.ease}; }
  &::after { content: ''; position: absolute; inset: 0; }
  &:hover svg { transform: translateX(0.25rem); }
  &:focus-visible { outline: none; &::after { outline: 2px solid ${color.focus}; outline-offset: -4px; } }
`
