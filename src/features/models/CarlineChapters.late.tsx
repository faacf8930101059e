import { CarPicture } from '@/components/CarPicture'
import type { CarlineScene } from '@/content/types'
import type { ModelledCarline } from '@/domain/carline'
import { breakpoints } from '@/ui/theme/breakpoints'
import * as S from './CarlineChapters.styles'
import { PowertrainChoice, usePowertrains, XRay } from './CarlineXRay'

const SIZES = `(min-width: ${breakpoints.l}em) 66vw, (min-width: ${breakpoints.m}em) 50vw, 100vw`

interface CarlineChaptersProps {
  readonly carline: ModelledCarline
  readonly scenes: readonly CarlineScene[]
}

/** A walk around the car by night, to what moves it. What there is to read about it stays in the tabs above. */
export function CarlineChapters({ carline, scenes }: CarlineChaptersProps) {
  if (scenes.length === 0) return null
  return (
    <S.Band data-ground="night">
      <S.Scenes $count={scenes.length}>
        {scenes.map((scene) => (
          <Chapter key={scene.title} carline={carline} scene={scene} />
        ))}
      </S.Scenes>
    </S.Band>
  )
}

function Chapter({ carline, scene }: { carline: ModelledCarline; scene: CarlineScene }) {
  const { title, text, picture } = scene
  const groups = usePowertrains(carline, scene)
  const isSeenThrough = groups.length > 0
  return (
    <S.Scene $isWide={isSeenThrough}>
      {picture && (
        <S.View>
          {isSeenThrough ? (
            <XRay carline={carline} scene={scene} groups={groups} />
          ) : (
            <CarPicture picture={picture} sizes={SIZES} />
          )}
        </S.View>
      )}
      <S.Words>
        <h2>{title}</h2>
        <p>{text}</p>
        <PowertrainChoice groups={groups} />
      </S.Words>
    </S.Scene>
  )
}
