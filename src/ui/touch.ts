import { css } from 'styled-components'
import { size } from './theme/css-vars'

/** A line to press, with an icon or without, high enough for a finger. */
export const pressLine = css`
  display: inline-flex;
  align-items: center;
  min-height: ${size.touch};
`

/** An icon to press. */
export const touchSquare = css`
  display: grid;
  place-items: center;
  width: ${size.touch};
  height: ${size.touch};
`
