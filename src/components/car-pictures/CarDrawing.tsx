import styled, { css } from 'styled-components'
import { color, space, type } from '@/ui/theme/css-vars'
import { forcedColors, print } from '@/ui/theme/media'

/** The dark room that a car without a background stands in. */
export const studio = css`
  background:
    linear-gradient(${color.line}, ${color.line}) 0 79% / 100% 1px no-repeat,
    radial-gradient(70% 60% at 50% 42%, ${color.cupraPetrol}, transparent 72%),
    linear-gradient(${color.surface} 79%, ${color.canvas} 79%);
`

const Room = styled.span<{ $ratio: string }>`
  display: block;
  position: relative;
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  ${studio}
  ${print} { background: none; }
`

const Words = styled(Room)`
  display: grid;
  place-content: center;
  padding: ${space.m};
  text-align: center;
  font-size: ${type.s};
  color: ${color.muted};
`

const Outline = styled(Room)<{ $url: string; $color: string }>`
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
    &::before { display: none; }
    &::after { background: CanvasText; opacity: 1; }
  }
  ${forcedColors} { &::before { display: none; } &::after { background: CanvasText; opacity: 1; } }
`

interface CarDrawingProps {
  /** What is meant to be seen. */
  alt: string
  /** A silhouette, its line drawing beside it; absent for what has none: there the words stand. */
  url: string | undefined
  /** Of the car: a hex value or a token. */
  color: string
  /** Of the picture it stands for, so that nothing moves. */
  ratio: string
  className?: string | undefined
}

/** A car without a picture: its outline, in its colour. */
export function CarDrawing({ alt, url, color: fill, ratio, className }: CarDrawingProps) {
  if (!url) {
    return (
      <Words $ratio={ratio} className={className}>
        {alt}
      </Words>
    )
  }
  return <Outline role="img" aria-label={alt} className={className} $url={url} $color={fill} $ratio={ratio} />
}
