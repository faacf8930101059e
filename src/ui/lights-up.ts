import { css } from 'styled-components'
import { motion } from './theme/css-vars'

/** The car of a first screen, when its page opens: its lights go on. Painted at once, so that it is as early as without. */
export const lightsUp = css`
  @keyframes ui-lights-up { from { filter: brightness(0.25); } }
  animation: ui-lights-up ${motion.slow} ${motion.ease};
`
