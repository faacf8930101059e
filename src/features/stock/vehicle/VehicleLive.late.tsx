import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import styled from 'styled-components'
import { CarPicture } from '@/components/CarPicture'
import { cutOutTogether } from '@/components/car-pictures/cut-out'
import { useIsOutlined } from '@/components/car-pictures/use-outlined'
import type { LiveLook, Picture } from '@/contract/common'
import { type CarlineCode, isSoldCarline } from '@/domain/carline'
import { browserOnly } from '@/late/browser-only'

const LiveCar = browserOnly(() => import('@/live-car/LiveCar.late').then((module) => module.LiveCar))

/** The studio renders at 2:1. The frame is never wider than the file nor higher than the window. */
const Frame = styled.figure`
  position: relative;
  width: min(100%, 84rem, 160vh);
  aspect-ratio: 2;
  margin-inline: auto;
  overflow: clip;
  ${cutOutTogether}
  touch-action: pan-y;
  @media (scripting: none) { display: none; }
`

const Still = styled(CarPicture)`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`

interface VehicleLiveProps {
  readonly carline: CarlineCode
  readonly look: LiveLook | undefined
  readonly name: string
  /** Poster until the live car has loaded. */
  readonly picture: Picture | undefined
}

/** The car in 3D. Renders nothing if the studio lacks its paint or wheels: the gallery has pictures. */
export function VehicleLive({ carline, look, name, picture }: VehicleLiveProps) {
  const { t } = useTranslation('stock')
  const [isOpen, setOpen] = useState(false)
  const isOutlined = useIsOutlined(picture)
  if (!look || !picture || picture.is_fallback || isOutlined || !isSoldCarline(carline)) return null
  return (
    <Frame aria-label={t('vehicle.large')} data-print="hide">
      <Still picture={picture} sizes="(min-width: 1400px) 84rem, 92vw" />
      <LiveCar carline={carline} look={look} name={name} view={picture.view} open={isOpen} onOpenChange={setOpen} />
    </Frame>
  )
}
