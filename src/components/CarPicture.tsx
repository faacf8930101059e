import styled, { css } from 'styled-components'
import type { Picture } from '@/contract/common'
import { color } from '@/ui/theme/css-vars'
import { forcedColors, print } from '@/ui/theme/media'

const studio = css`
  background:
    linear-gradient(${color.line}, ${color.line}) 0 79% / 100% 1px no-repeat,
    radial-gradient(70% 60% at 50% 42%, ${color.cupraPetrol}, transparent 72%),
    linear-gradient(${color.surface} 79%, ${color.canvas} 79%);
`

const Photo = styled.img<{ $studio: boolean }>`
  width: 100%;
  height: auto;
  object-fit: contain;
  ${({ $studio }) => $studio && studio}
`

const Drawing = styled.span<{ $url: string; $color: string; $ratio: string }>`
  display: block;
  position: relative;
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  ${studio}
  &::before, &::after {
    content: '';
    position: absolute;
    inset: 14% 6% 17%;
    mask: url('${({ $url }) => $url}') center bottom / contain no-repeat;
  }
  &::before {
    /* Lit from above in a dark studio: even a white car keeps its weight. */
    background: linear-gradient(
      color-mix(in oklab, ${({ $color }) => $color} 82%, ${color.canvas}) 22%,
      color-mix(in oklab, ${({ $color }) => $color} 48%, ${color.canvas}) 58%,
      color-mix(in oklab, ${({ $color }) => $color} 16%, ${color.canvas})
    );
  }
  /* The same car as a line drawing, over its fill. */
  &::after {
    mask-image: url('${({ $url }) => $url.replace('silhouette.svg', 'line.svg')}');
    background: ${color.oxygenWhite};
    opacity: 0.55;
  }
  /* On paper, and where the visitor chose the colours, the line drawing alone. */
  ${print} {
    background: none;
    &::before { display: none; }
    &::after { background: CanvasText; opacity: 1; }
  }
  ${forcedColors} { &::before { display: none; } &::after { background: CanvasText; opacity: 1; } }
`

/** What comes from the wire goes into a style sheet, so only what is plainly an address or a colour may. */
const ADDRESS = /^(?:\/|https:\/\/)[\w./%-]+$/
const HEX = /^#[\da-f]{6}$/i

/** Rendered pictures come in these widths, each as AVIF and WebP; the address names the largest one. */
const RENDERED = /^(?<stem>\/images\/cars\/[\w./-]+)-(?<width>640|1280|1920)\.(?:avif|webp)$/
const WIDTHS: Readonly<Record<string, readonly number[]>> = {
  640: [320, 640],
  1280: [640, 1280],
  1920: [640, 1280, 1920],
}

function sourceSet(url: string, format: 'avif' | 'webp'): string | undefined {
  const { stem, width = '' } = RENDERED.exec(url)?.groups ?? {}
  return stem && WIDTHS[width]?.map((each) => `${stem}-${each}.${format} ${each}w`).join(', ')
}

interface CarPictureProps {
  picture: Picture
  /** How wide it is drawn, as the `sizes` attribute says it. Default: the window's width. */
  sizes?: string
  /** The largest picture of the first screen: fetched first. Every other one waits until it comes near. */
  priority?: boolean
  className?: string
}

/** A picture of a car at its own proportions; a drawn silhouette in the car's colour where none is rendered yet. */
export function CarPicture({ picture, priority = false, sizes = '100vw', className }: CarPictureProps) {
  if (picture.is_fallback && picture.url.endsWith('silhouette.svg') && ADDRESS.test(picture.url)) {
    return (
      <Drawing
        role="img"
        aria-label={picture.alt}
        className={className}
        $url={picture.url}
        $color={picture.dominant_color && HEX.test(picture.dominant_color) ? picture.dominant_color : color.engineGrey}
        $ratio={`${picture.width} / ${picture.height}`}
      />
    )
  }
  const avif = sourceSet(picture.url, 'avif')
  const photo = (
    <Photo
      src={avif ? picture.url.replace(/avif$/, 'webp') : picture.url}
      srcSet={sourceSet(picture.url, 'webp')}
      sizes={avif && sizes}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={className}
      $studio={picture.background === 'transparent'}
    />
  )
  if (!avif) return photo
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {photo}
    </picture>
  )
}
