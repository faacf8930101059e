export const FORMATS = ['avif', 'webp'] as const
type Format = (typeof FORMATS)[number]

/** Which files a picture consists of. */
export interface Published {
  readonly widths: readonly number[]
  readonly sharpWidth?: number
  /** All of them if not said. */
  readonly formats?: readonly Format[]
}

/** As WebP a picture has no narrower one: a browser that reads no AVIF is given this (components/car-pictures/image-sources.ts), and what is drawn of it starts from here. */
const WEBP_FROM = 1280

/** In which formats a picture is published at one of its widths. The largest, which its address names, is there in all of them. */
export const formatsAt = (
  width: number,
  { formats = FORMATS, widths }: Omit<Published, 'sharpWidth'>,
): readonly Format[] =>
  formats.filter((format) => format === 'avif' || width >= WEBP_FROM || width === Math.max(...widths))

/** Every width and format in which a picture is published. */
export const versionsOf = ({
  formats,
  widths,
  sharpWidth,
}: Published): (readonly [width: number, format: Format])[] => [
  ...(sharpWidth ? [[sharpWidth, 'avif'] as const] : []),
  ...widths.flatMap((width) => formatsAt(width, { formats, widths }).map((format) => [width, format] as const)),
]
