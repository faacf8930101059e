import { css } from 'styled-components'
import { motion } from './theme/css-vars'

/**
 * An amount of the car or the terms before. By an attribute, and not by a property of the component: a new rule in the style
 * sheet has the browser look at every element of the page, in the middle of a click.
 */
export const dimmedWhileBusy = css`
  transition: opacity ${motion.normal} ${motion.ease};
  &[aria-busy='true'] { opacity: 0.5; transition-delay: 400ms; }
`
