import { css } from 'styled-components'
import { color } from '@/ui/theme/css-vars'

/**
 * A picture on white paper: on a light ground its paper is the ground itself, so that the car stands there with nothing but its
 * shadow; on another it stays white, a plate (global-css.ts says which ground is which). What fades is the picture and nothing
 * around it: a part that is faded, moved or named as one keeps the paper of what is in it.
 */
export const cutOut = css`
  mix-blend-mode: var(--day-blend);
`

/** Pictures that lie upon each other, each covering the one below: they are cut out as one. */
export const cutOutTogether = css`
  ${cutOut}
  > * { --day-blend: normal; }
  /* Nothing of the page is behind it then. */
  &:fullscreen { mix-blend-mode: normal; background: ${color.surface}; }
`
