import { type RefObject, useRef } from 'react'
import { useIsOutlined } from '@/components/car-pictures/use-outlined'
import { useAudienceQuery } from '@/components/use-audience-query'
import { useTurntable } from '@/data/configurator/hooks'
import type { ModelledCarline } from '@/domain/carline'
import { serverHtml } from '@/late/server-html'
import { useHydrated } from '@/ui/use-hydrated'
import { useMedia } from '@/ui/use-media'
import * as S from './CarlineWalk.styles'
import { Turning } from './Turning'
import * as T from './Turntable.styles'
import { useCarlinePrice } from './use-carline'

const SIZES = '(min-width: 80rem) min(62vw, 61rem), 92vw'
/** In gigabytes: with less, 36 frames are too much. */
const MEMORY = 4

const WalkSides = serverHtml(() => import('./WalkSides.late').then((module) => module.WalkSides))

/** A walk around the car while the page is scrolled: four sides, and the sentence that goes with each. */
export function CarlineWalk({ carline }: { carline: ModelledCarline }) {
  const { model } = useCarlinePrice(carline)
  const sides = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  return (
    <S.Walk>
      <S.Stage>
        <T.Frame>
          {model?.picture && <T.Poster picture={model.picture} sizes={SIZES} />}
          {isHydrated && <Car carline={carline} sides={sides} />}
        </T.Frame>
      </S.Stage>
      <S.Beside ref={sides}>
        <WalkSides carline={carline} />
      </S.Beside>
    </S.Walk>
  )
}

interface CarProps {
  readonly carline: ModelledCarline
  readonly sides: RefObject<HTMLElement | null>
}

/** Over the car of the price, which stands as it does: asked for once the walk is near. Nothing for whoever wants less motion, or with little memory. */
function Car({ carline, sides }: CarProps) {
  const { data } = useTurntable({ ...useAudienceQuery(), carline_code: carline })
  const isOutlined = useIsOutlined(data?.poster)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  if (!data?.turn || isOutlined || isStill || hasLittleMemory()) return null
  return <Turning key={carline} carline={carline} turn={data.turn} walk={sides} />
}

/** Browsers that do not say have enough. */
const hasLittleMemory = (): boolean =>
  'deviceMemory' in navigator && typeof navigator.deviceMemory === 'number' && navigator.deviceMemory < MEMORY
