import { type RefObject, useRef } from 'react'
import { useIsOutlined } from '@/components/car-pictures/use-outlined'
import { useAudienceQuery } from '@/components/use-audience-query'
import { useTurntable } from '@/data/configurator/hooks'
import type { ModelledCarline } from '@/domain/carline'
import { serverHtml } from '@/late/server-html'
import { useHydrated } from '@/ui/use-hydrated'
import { useMedia } from '@/ui/use-media'
import * as S from './CarlineWalk.styles'
import * as T from './Turntable.styles'
import { TurntableStage } from './TurntableStage'
import { useCarlinePrice } from './use-carline'

const SIZES = '(min-width: 80rem) min(62vw, 61rem), 92vw'
/** In gigabytes. With less memory, 36 frames are too many. */
const MEMORY = 4

const WalkSides = serverHtml(() => import('./WalkSides.late').then((module) => module.WalkSides))

/** The car turns while the page scrolls: four sides, each with a sentence. */
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

/** The frames of the turn, loaded when the section comes into view. Not for visitors with reduced motion or little memory. */
function Car({ carline, sides }: CarProps) {
  const { data } = useTurntable({ ...useAudienceQuery(), carline_code: carline })
  const isOutlined = useIsOutlined(data?.poster)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  if (!data?.turn || isOutlined || isStill || hasLittleMemory()) return null
  return <TurntableStage key={carline} carline={carline} turn={data.turn} walk={sides} />
}

/** Browsers without `deviceMemory` count as having enough. */
const hasLittleMemory = (): boolean =>
  'deviceMemory' in navigator && typeof navigator.deviceMemory === 'number' && navigator.deviceMemory < MEMORY
