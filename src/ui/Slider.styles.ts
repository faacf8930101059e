import styled, { css } from 'styled-components'
import { color, motion, size, space, type, weight } from './theme/css-vars'
import { forcedColors } from './theme/media'

export const Root = styled.div`
  display: grid;
  gap: ${space['3xs']};
  min-width: 0;
`

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.s};
  > :first-child { font-weight: ${weight.medium}; }
  /* Without a script it could not follow the thumb. */
  @media (scripting: none) { > output { display: none; } }
`

export const Output = styled.output`
  color: ${color.accentText};
  font-variant-numeric: tabular-nums;
`

export const Ends = styled.div.attrs({ 'aria-hidden': true })`
  display: flex;
  justify-content: space-between;
  color: ${color.muted};
  font-size: ${type.s};
  font-variant-numeric: tabular-nums;
`

const thumb = css`
  appearance: none;
  box-sizing: border-box;
  width: 1.5rem;
  height: 1.5rem;
  border: 0;
  border-radius: 0;
  background: ${color.accent};
  /* The brand's cut corner. */
  clip-path: polygon(0 0, 100% 0, 100% 68%, 68% 100%, 0 100%);
  cursor: grab;
  pointer-events: auto;
  transition: background-color ${motion.fast} ${motion.ease};
`

const track = css`
  height: 2px;
  background: linear-gradient(90deg,
    ${color.edge} var(--from), ${color.accent} var(--from) var(--to), ${color.edge} var(--to));
`

/** The two marks of the filled part are custom properties: a class for each value would fill the style sheet. */
export const Range = styled.input.attrs<{ $from: number; $to: number }>(({ $from, $to }) => ({
  type: 'range',
  style: { '--from': `${$from}%`, '--to': `${$to}%` },
}))<{ $from: number; $to: number }>`
  appearance: none;
  width: 100%;
  height: ${size.touch};
  margin: 0;
  background: none;
  cursor: pointer;
  touch-action: pan-y;
  &::-webkit-slider-runnable-track { ${track} }
  &::-moz-range-track { ${track} }
  &::-webkit-slider-thumb { ${thumb} margin-top: calc(1px - 0.75rem); }
  &::-moz-range-thumb { ${thumb} }
  &:hover::-webkit-slider-thumb { background: ${color.accentHover}; }
  &:hover::-moz-range-thumb { background: ${color.accentHover}; }
  &:active::-webkit-slider-thumb { cursor: grabbing; }
  &:focus-visible { outline-offset: 0; }
  &:disabled { opacity: 0.55; cursor: not-allowed; }
  ${forcedColors} {
    appearance: auto;
    &::-webkit-slider-thumb { appearance: auto; clip-path: none; }
    &::-moz-range-thumb { clip-path: none; }
  }
`

/** Two ranges on one track: each takes the pointer by its thumb alone. */
export const Pair = styled.div`
  display: grid;
  > * { grid-area: 1 / 1; pointer-events: none; }
  > :first-child { z-index: 1; }
  > :last-child::-webkit-slider-runnable-track { background: none; }
  > :last-child::-moz-range-track { background: none; }
  /* Both thumbs at the beginning: the one that can still move lies on top. */
  > :last-child[data-free] { z-index: 2; }
  /* The platform's own sliders cannot share a track. */
  ${forcedColors} { display: block; > * { pointer-events: auto; } }
`
