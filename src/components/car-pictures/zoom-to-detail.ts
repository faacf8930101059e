import { css } from 'styled-components'
import type { Picture } from '@/content/types'

type Detail = NonNullable<Picture['detail']>

const percent = (value: number) => `${Math.round(Math.min(100, Math.max(0, value)))}%`
/** The transform origin that centres the detail, as far as the picture's edges allow. */
const centre = (value: number, zoom: number) => percent((value * zoom - 50) / (zoom - 1))

/** Enlarges a picture so that its box shows only the detail. The box must clip it. */
export const enlarged = ({ x, y, zoom }: Detail) => css`
  object-position: ${percent(x)} ${percent(y)};
  transform: scale(${zoom});
  transform-origin: ${centre(x, zoom)} ${centre(y, zoom)};
`

/** The lengths of a `sizes` attribute, without those in media conditions. */
const LENGTHS = /(?<!: )\b(\d[\d.]*)(vw|rem)/g

/** The `sizes` of the enlarged picture. */
export const enlargedSizes = (sizes: string, { zoom }: Detail): string =>
  sizes.replace(LENGTHS, (_, length, unit) => `${Math.round(length * zoom)}${unit}`)
