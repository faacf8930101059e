import styled, { css } from 'styled-components'
import { color, motion } from './theme/css-vars'

/** A link among words. */
export const textLinkStyles = css`
  color: inherit;
  text-decoration: underline;
  text-decoration-color: ${color.accent};
  transition: color ${motion.fast} ${motion.ease};
  &:hover { color: ${color.accentText}; }
`

/** A link in a list of links: no line until it is wanted. */
export const quietLinkStyles = css`
  color: inherit;
  text-decoration: underline;
  text-decoration-color: transparent;
  transition: color ${motion.fast} ${motion.ease}, text-decoration-color ${motion.fast} ${motion.ease};
  &:hover, &[aria-current] { text-decoration-color: ${color.accent}; }
`

export const TextLink = styled.a`
  ${textLinkStyles}
`
