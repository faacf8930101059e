import { css } from 'styled-components'
import { color, motion } from './theme/css-vars'
import { hover } from './theme/media'

/** How long it takes from the silhouette to the whole room. */
const LIGHTS = '900ms'

/**
 * A car by night whose lights go on: dark before a pale wall, lit at its edges; then its lamps, then the room. Painted at once, so that the one of a first screen is
 * as early as without: for the picture.
 */
export const roomLights = css`
  @keyframes ui-room { 0%, 36% { filter: grayscale(1) brightness(1.3) contrast(1.4) opacity(0.7); } }
  animation: ui-room ${LIGHTS} ${motion.ease};
`

/**
 * What is bright already where a car by night has its lamps: for a box that the picture fills.
 * @param at where they are in it, from the left and from above
 */
export const lampLights = (at: `${number}% ${number}%`) => css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: radial-gradient(12% 7% at ${at}, ${color.white}, transparent);
    mix-blend-mode: color-dodge;
    opacity: 0;
    @keyframes ui-lamps { 26%, 34% { opacity: 0.2; } 30%, 44% { opacity: 0.5; } }
    animation: ui-lamps ${LIGHTS} ${motion.ease};
  }
`

/** Where a car by day may light up: under a pointer, not for whoever wants less motion or has colours of his own. */
export const litByDay = `${hover} and (prefers-reduced-motion: no-preference) and (forced-colors: none)`

/**
 * The same of a car by day, whose paper stays white: without its colour, then brighter, then the whole car. For the picture, within
 * `litByDay`.
 */
export const dayLights = css`
  @keyframes ui-day {
    0%, 26%, 34% { filter: grayscale(1) contrast(1.3); }
    30%, 44% { filter: grayscale(1) brightness(1.3); }
  }
  animation: ui-day ${LIGHTS} ${motion.ease};
`
