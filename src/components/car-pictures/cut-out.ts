import { css } from 'styled-components'
import { color } from '@/ui/theme/css-vars'

/**
 * Cuts the white background of a picture out: on a light ground it blends with the section, so that only the car and its
 * shadow are visible; on a dark one it stays white (see global-css.ts). Only the picture itself may be faded: an ancestor with
 * opacity, transform or a view transition is a stacking context of its own, which stops the blending.
 */
export const cutOut = css`
  mix-blend-mode: var(--day-blend);
`

/** For stacked pictures, each of which covers the one below: they are cut out together. */
export const cutOutTogether = css`
  ${cutOut}
  > * { --day-blend: normal; }
  &:fullscreen { mix-blend-mode: normal; background: ${color.surface}; }
`
