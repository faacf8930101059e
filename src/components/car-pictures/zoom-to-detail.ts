import { css } from 'styled-components'
import type { Picture } from '@/content/types'

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

/** Lengths of a `sizes` attribute, but for those in its conditions. */
const LENGTHS = /(?<!: )\b(\d[\d.]*)(vw|rem)/g

/** As wide as the whole picture is drawn for it, where its place is so wide. */
export const enlargedSizes = (sizes: string, { zoom }: Detail): string =>
  sizes.replace(LENGTHS, (_, length, unit) => `${Math.round(length * zoom)}${unit}`)
