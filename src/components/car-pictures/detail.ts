import { css } from 'styled-components'
import type { Picture } from '@/content/types'
import { breakpoints } from '@/ui/theme/breakpoints'

type Detail = NonNullable<Picture['detail']>

const percent = (value: number) => `${Math.round(Math.min(100, Math.max(0, value)))}%`
/** Around which point a picture grows so that this one comes to its middle, as far as it has no edge there. */
const centre = (value: number, zoom: number) => percent((value * zoom - 50) / (zoom - 1))

/** A picture so much larger than its place that only the detail is seen there. The place clips it. */
export const enlarged = ({ x, y, zoom }: Detail) => css`
  object-position: ${percent(x)} ${percent(y)};
  transform: scale(${zoom});
  transform-origin: ${centre(x, zoom)} ${centre(y, zoom)};
`

/** As wide as the whole picture is drawn for it: its place is half a window at the most, on a phone all of it. */
export const enlargedSizes = ({ zoom }: Detail): string =>
  `(min-width: ${breakpoints.m}em) ${Math.round(50 * zoom)}vw, ${Math.round(100 * zoom)}vw`
