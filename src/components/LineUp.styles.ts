import styled, { css } from 'styled-components'
import { dayLights, litByDay } from '@/ui/lights-up'
import { color, motion, size, space, type, weight } from '@/ui/theme/css-vars'
import { below, forcedColors, from, hover, low, print } from '@/ui/theme/media'

/** A metre on the screen: every car has the same, which is what makes the row true. A large row goes from edge to edge of the window, a small one stands in its column. */
const METRE = {
  large: css`
    --metre: min(15.5vw, 5rem);
    --edge: ${size.columnEdge};
    ${from.m} { --metre: clamp(4.75rem, 1.6rem + 5.5vw, 7.5rem); }
  `,
  small: css`
    --metre: 1.66rem;
    --edge: 0px;
    ${below.l} { --edge: ${space.gutter}; margin-inline: calc(-1 * ${space.gutter}); }
    ${from.xl} { --metre: 2rem; }
  `,
  menu: css`
    --metre: min(15.5vw, 4rem);
    ${from.m} { --metre: 3.1rem; }
    ${from.l} { --metre: 2.9rem; }
    ${from.xl} {
      --metre: 3.6rem;
      /* In a low window too all of the menu is seen: the cars are smaller there. */
      @media (max-height: 56em) { --metre: 3rem; }
    }
  `,
  row: css`
    --metre: 0.8rem;
  `,
} as const

type Size = keyof typeof METRE

/** The pictures are 5.4 m wide and 2.7 m high. Of that the car and its shadow need 1.9; the ground is at 1.66 m from above. */
const PICTURE = 5.4
const PLACE = 4.9
const SHOWN = 1.92
const GROUND = 1.655
/** From the edge of its place to the nose of a long car, which the words stand below. */
const INSET = (PLACE - 4.64) / 2
export const belowNose = `calc(var(--metre) * ${INSET})`

/** A car that waits its turn: its form alone, as in mist. */
const waits = css`
  filter: grayscale(1) opacity(0.38);
`

/**
 * While the row is pushed along, the light goes from the first car to the last. The browser alone does it; one that has no scroll
 * timelines shows them all in the light, as does a row that needs no pushing.
 */
const litInTurn = (cars: number) => css`
  @keyframes line-up-light { 0%, 100% { ${waits} } 32%, 68% { filter: none; } }
  @media screen and (prefers-reduced-motion: no-preference) {
    img { animation: line-up-light linear both; animation-timeline: scroll(nearest inline); }
    ${Array.from({ length: cars }, (_, turn) => {
      const share = (of: number) => `${Math.round((of * 1000) / (cars - 1)) / 10}%`
      return `> :nth-child(${turn + 1}) img { animation-range: ${share(turn - 1)} ${share(turn + 1)}; }`
    })}
  }
`

/** Of a row, and of each of its places where there are several below each other. */
const groundLine = css`
  background: linear-gradient(${color.line}, ${color.line}) 0 calc(var(--above, 0px) + var(--metre) * ${GROUND}) / 100% 1px no-repeat;
`

/** Cards beside each other, each with its part of the line, as many in a row as there is room for; what is told of one in a corner stands above its roof. */
const cards = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr));
  ${from.l} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  padding: 0;
  ${groundLine}
  overflow: visible;
  &:has([data-corner]) { --above: 1.25rem; }
  > li {
    grid-template-rows: none;
    width: auto;
    ${groundLine}
  }
`

export const Row = styled.ul<{ $size: Size; $turns: number }>`
  ${({ $size }) => METRE[$size]}
  position: relative;
  display: flex;
  /* The words below the first car begin where those of the page do. */
  padding: ${space['3xs']} var(--edge) ${space.xs} calc(var(--edge) - var(--metre) * ${INSET});
  scroll-padding-inline: var(--edge);
  /* The one line on which all stand. */
  background: linear-gradient(${color.line}, ${color.line}) 0 calc(${space['3xs']} + var(--metre) * ${GROUND}) / 100% 1px no-repeat;
  ${({ $size }) => $size === 'small' && `${low} { padding-block: 0; background: none; }`}
  overflow-x: auto;
  overscroll-behavior-x: contain;
  list-style: none;
  scrollbar-width: thin;
  scrollbar-color: ${color.accent} transparent;
  ${below.m} { scroll-snap-type: x mandatory; }
  ${({ $turns }) => $turns > 1 && litInTurn($turns)}
  ${({ $size }) => $size === 'menu' && cards}
  /* One at a time: the chosen one, the one under the pointer, or the one with the focus. */
  &:has(> [data-lit]) > :not([data-lit], :hover, :focus-within) img { ${waits} }
  ${hover} { &:has(> :hover) > :not(:hover, :focus-within) img { animation: none; ${waits} } }
  &:has(> :focus-within) > :not(:hover, :focus-within) img { animation: none; ${waits} }
  ${print} { flex-wrap: wrap; img { animation: none; filter: none; } }
  ${forcedColors} { img { animation: none; filter: none; } }
`

/** As much room as a long car and a step beside it. The pictures are wider: their paper lies over that of their neighbours. */
export const Place = styled.li`
  position: relative;
  flex: none;
  display: grid;
  grid-template-rows: auto 1fr;
  width: calc(var(--metre) * ${PLACE});
  scroll-snap-align: center;
  img { transition: filter ${motion.slow} ${motion.ease}; }
  &:is(:hover, :focus-within) img { animation: none; filter: none; }
  ${litByDay} { &:is(:hover, :focus-within) img:not([data-corner]) { ${dayLights} } }
  /* The chosen one is in sight from the start, where a browser can do that without a script. */
  &[data-lit] { scroll-initial-target: nearest; }
`

/** In a card, whose width is not that of a car: its nose is where the words begin. */
const inCard = css`
  position: relative;
  height: calc(var(--above, 0px) + var(--metre) * ${SHOWN});
  padding-block-start: var(--above, 0px);
  margin-inline-end: 0;
  picture { width: calc(var(--metre) * ${PICTURE}); height: calc(var(--metre) * ${SHOWN}); }
  > [data-corner] { margin-inline: calc(var(--metre) * ${(PICTURE - PLACE) / 2 + INSET}) ${space.s}; }
`

const besideName = css`
  ${METRE.row}
  width: calc(var(--metre) * ${PICTURE});
  margin: 0;
`

/** First to the eye; by ear the name comes before it. */
export const Scene = styled.div<{ $size: Size }>`
  order: -1;
  height: calc(var(--metre) * ${SHOWN});
  margin-inline: calc(var(--metre) * ${(PLACE - PICTURE) / 2});
  ${({ $size }) => $size === 'menu' && inCard}
  ${({ $size }) => $size === 'row' && besideName}
  pointer-events: none;
  picture { display: block; height: 100%; }
  /* In a low window, or with large letters, a choice is words alone. */
  ${({ $size }) => $size === 'small' && `${low} { display: none; }`}
  img { width: 100%; height: 100%; object-fit: cover; object-position: 50% 56%; }
`

export const Words = styled.div<{ $size: Size }>`
  display: grid;
  align-content: start;
  gap: ${space['3xs']};
  /* Below the car, whose nose is a little in from the edge. */
  padding: ${space['2xs']} 0 0 ${belowNose};
  ${({ $size }) => $size === 'small' && `${low} { padding-block: 0; }`}
`

/** The whole place answers to the pointer; the link is the name alone. */
export const Name = styled.p<{ $size: Size }>`
  font-size: ${({ $size }) => ($size === 'large' ? type.l : type.s)};
  font-weight: ${weight.book};
  line-height: 1.2;
  a { text-decoration: none; }
  a::after { content: ''; position: absolute; inset: 0; }
  a:hover { color: ${color.accentText}; }
  a[aria-current] { text-decoration: underline; text-decoration-color: ${color.accent}; text-underline-offset: 0.3em; }
`
