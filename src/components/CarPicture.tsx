import Head from 'next/head'
import { useCallback, useState } from 'react'
import styled from 'styled-components'
import type { Picture } from '@/content/types'
import { color, type } from '@/ui/theme/css-vars'
import { CarDrawing } from './car-pictures/CarDrawing'
import { cutOut } from './car-pictures/cut-out'
import { imageSources } from './car-pictures/image-sources'
import { isSilhouette, outlineAddress, useIsOutlined } from './car-pictures/use-outlined'
import { enlarged, enlargedSizes } from './car-pictures/zoom-to-detail'

const Photo = styled.img<{ $color: string | undefined; $onWhite: boolean; $detail: Picture['detail'] }>`
  width: 100%;
  height: auto;
  object-fit: contain;
  font-size: ${type.s};
  ${({ $onWhite }) => $onWhite && cutOut}
  /* Visible until the picture has loaded, and with the alternative text if it fails. */
  ${({ $onWhite, $color }) => (!$onWhite && $color ? `background: ${$color}; color: ${color.grey};` : `color: ${color.muted};`)}
  ${({ $detail }) => $detail && enlarged($detail)}
`

/** Has the size of the picture that it replaces, so that nothing moves. */
const Place = styled.span<{ $ratio: string }>`
  display: grid;
  place-content: center;
  position: relative;
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  color: ${color.muted};
  font-size: ${type.s};
`

interface CarPictureProps {
  picture: Picture
  /** The `sizes` attribute. Default: the window's width. */
  sizes?: string
  /** The largest picture of the first screen is preloaded. Others are lazy. */
  priority?: boolean
  className?: string
}

/**
 * A picture of a car in its own aspect ratio. The car is an outline if there is no picture, if it fails to load, or if the carline's
 * flag CARLINE_PICTURE_FALLBACK_* is on (spec §3).
 */
export function CarPicture({ picture, priority = false, sizes = '100vw', className }: CarPictureProps) {
  const { url, alt, width, height, dominant_color, detail, focus } = picture
  const drawnSizes = detail ? enlargedSizes(sizes, detail) : sizes
  const isOutlined = useIsOutlined(picture)
  const { isBroken, watch, onError } = useBroken(url)
  if (isOutlined || isBroken) {
    const outline = outlineUrl(picture)
    return (
      <Place $ratio={`${width} / ${height}`} className={className} {...(outline && { role: 'img', 'aria-label': alt })}>
        {outline ? (
          // The colour of a rendered picture is that of its background, not of the car.
          <CarDrawing $url={outline} $color={(url.endsWith('.svg') && dominant_color) || color.grey} />
        ) : (
          alt
        )}
      </Place>
    )
  }
  const { src, srcSet, avif } = imageSources(picture)
  const preferred = avif ?? srcSet
  const photo = (
    <Photo
      ref={watch}
      onError={onError}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && drawnSizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={className}
      $color={dominant_color}
      $onWhite={picture.background === 'white'}
      $detail={detail}
      style={focus ? { objectPosition: focus } : undefined}
    />
  )
  return (
    <>
      {priority && (
        <Head>
          <link
            key={`picture-${picture.id}`}
            rel="preload"
            as="image"
            href={preferred ? undefined : src}
            type={avif && 'image/avif'}
            imageSrcSet={preferred}
            imageSizes={preferred && drawnSizes}
            fetchPriority="high"
          />
        </Head>
      )}
      {avif ? (
        <picture style={detail && { overflow: 'clip' }}>
          <source type="image/avif" srcSet={avif} sizes={drawnSizes} />
          {photo}
        </picture>
      ) : (
        photo
      )}
    </>
  )
}

/** Undefined for an interior, which has no outline but only its alternative text. */
function outlineUrl(picture: Picture): string | undefined {
  if (isSilhouette(picture)) return picture.url
  const { carline_code } = picture
  return carline_code && outlineAddress(carline_code)
}

/** Whether the picture failed to load, before or after hydration. */
function useBroken(url: string) {
  const [broken, setBroken] = useState<string>()
  const onError = useCallback(() => setBroken(url), [url])
  const watch = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.currentSrc && image.naturalWidth === 0) setBroken(url)
    },
    [url],
  )
  return { isBroken: broken === url, onError, watch }
}
