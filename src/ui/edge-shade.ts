import { css } from 'styled-components'
import { color } from './theme/css-vars'

/**
 * A shade at the edge tells that a wide table goes on there. The shade stays in place; what covers it at the table's end scrolls.
 *
 * @param ground the color on which the table stands
 */
export const edgeShade = (ground: string) => css`
  overflow-x: auto;
  background:
    linear-gradient(90deg, ${ground} 40%, transparent) left / 2rem 100% no-repeat local,
    linear-gradient(270deg, ${ground} 40%, transparent) right / 2rem 100% no-repeat local,
    linear-gradient(90deg, color-mix(in oklab, ${color.text} 24%, transparent), transparent) left / 0.75rem 100% no-repeat scroll,
    linear-gradient(270deg, color-mix(in oklab, ${color.text} 24%, transparent), transparent) right / 0.75rem 100% no-repeat scroll;
`
