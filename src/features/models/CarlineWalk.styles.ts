import styled from 'styled-components'
import { Container } from '@/ui/Container'
import { color, size, space, type, weight } from '@/ui/theme/css-vars'
import { from, print, tall } from '@/ui/theme/media'

/** Where the car is turned by scrolling: by a script, for whoever likes motion, in a window that has the height. */
const walked =
  '@media screen and (min-height: 30rem) and (prefers-reduced-motion: no-preference) and (scripting: enabled)'
/** What a window leaves below the header and the tabs. */
const REST = '(100svh - 6.25rem)'

export const Walk = styled(Container).attrs({ as: 'section' })`
  display: grid;
  gap: 0 ${space.l};
  padding-block-end: ${space.xl};
  ${from.l} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 9fr);
    /* The car stands in the middle of what a window leaves: close below the figures, where that leaves room above it. */
    ${tall.m} { ${walked} { margin-block-start: calc(-1 * ${space['2xl']}); } }
  }
`

/** Stays while the sentences go by: beside them, and on a phone above them. What stays is a layer of its own: its ground is what the car's paper is laid on. */
export const Stage = styled.div`
  ${print} { display: none; }
  ${walked} {
    position: sticky;
    inset-block-start: ${size.header};
    z-index: 1;
    background: ${color.canvas};
  }
  ${from.l} {
    grid-area: 1 / 2;
    ${walked} {
      inset-block-start: 6.25rem;
      z-index: auto;
      height: calc(${REST});
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-content: center;
    }
  }
`

export const Beside = styled.div`
  ${from.l} { grid-area: 1 / 1; }
`

export const Sides = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: ${space.m};
  list-style: none;
  > li { display: grid; align-content: center; gap: ${space.xs}; }
  h2 { color: ${color.accentText}; }
  p { max-width: 18em; font-size: ${type.xl}; font-weight: ${weight.light}; line-height: 1.2; letter-spacing: -0.015em; }
  ${walked} {
    gap: 0;
    grid-auto-rows: minmax(48svh, 1fr);
    ${from.l} { grid-auto-rows: minmax(calc(0.75 * ${REST}), 1fr); }
  }
`
