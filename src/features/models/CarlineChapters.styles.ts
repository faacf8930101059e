import styled from 'styled-components'
import { RouteLink } from '@/routing/RouteLink'
import { Container } from '@/ui/Container'
import { settles } from '@/ui/motion'
import { color, motion, size, space, type, weight } from '@/ui/theme/css-vars'
import { below, forcedColors, from, hover } from '@/ui/theme/media'

export const Band = styled.section`
  padding-block: ${space['2xl']};
`

/** A wide picture, then pairs; of unequal halves where there is room: no two rows alike. */
export const List = styled(Container).attrs({ as: 'ul', role: 'list' })`
  display: grid;
  gap: ${space.s};
  ${from.m} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    > * { grid-column: span 6; }
    > :first-child, > :last-child:nth-child(2n) { grid-column: 1 / -1; }
  }
  ${from.l} {
    > :nth-child(4n + 2), > :nth-child(4n + 5) { grid-column: span 7; }
    > :nth-child(4n + 3), > :nth-child(4n + 4) { grid-column: span 5; }
    > :last-child:nth-child(2n) { grid-column: 1 / -1; }
  }
`

export const Chapter = styled.li`
  position: relative;
  display: grid;
  overflow: clip;
  background: ${color.surface};
  isolation: isolate;
  img { width: 100%; object-fit: cover; transition: transform ${motion.slow} ${motion.ease}; ${settles} }
  ${hover} { &:hover img { transform: scale(1.02); } }
  /* A narrow picture is too busy to be read on: the words stand below it. */
  ${below.l} { align-content: start; > picture { overflow: clip; } img { aspect-ratio: 16 / 10; } }
  ${from.l} {
    min-height: clamp(20rem, 34vw, 32rem);
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
