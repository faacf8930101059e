import { css } from 'styled-components'
import { color, motion, radius, size, space } from './theme/css-vars'
import { forcedColors } from './theme/media'

/** The box of whatever a visitor writes or chooses in: one look for text, text area and select. */
export const controlStyles = css`
  width: 100%;
  min-height: ${size.touch};
  padding: ${space['2xs']} ${space.s};
  border: 1px solid ${color.edge};
  border-radius: ${radius.none};
  background: ${color.raised};
  color: ${color.text};
  line-height: 1.5;
  transition: border-color ${motion.fast} ${motion.ease}, background-color ${motion.fast} ${motion.ease};
  &::placeholder { color: ${color.muted}; opacity: 1; }
  &:hover:not(:disabled) { border-color: ${color.text}; }
  &:focus-visible { outline-offset: 2px; }
  &[aria-invalid='true'] { border-color: ${color.error}; box-shadow: inset 0 -2px ${color.error}; }
  &:read-only:not(select, :disabled) { border-style: dashed; background: transparent; }
  &:disabled { opacity: 0.55; cursor: not-allowed; }
  /* The platform's own fill is pale on the dark page. */
  &:autofill { -webkit-text-fill-color: ${color.text}; box-shadow: inset 0 0 0 100vmax ${color.raised}; }
  ${forcedColors} { &[aria-invalid='true'] { border-width: 3px; } }
`
