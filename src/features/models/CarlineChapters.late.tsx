import { CarPicture } from '@/components/CarPicture'
import type { CarlineScene } from '@/content/types'
import type { ModelledCarline } from '@/domain/carline'
import { breakpoints } from '@/ui/theme/breakpoints'
import * as S from './CarlineChapters.styles'
import { PowertrainChoice, usePowertrains, XRay } from './CarlineXRay'

const DUSK_SIZES = 'min(100vw, 100rem)'
const SIZES = `(min-width: ${breakpoints.l}em) 66vw, (min-width: ${breakpoints.m}em) 50vw, 100vw`

interface CarlineChaptersProps {
  readonly carline: ModelledCarline
  readonly scenes: readonly CarlineScene[]
}

/** A walk around the car by night, to what moves it. What there is to read about it stays in the tabs above. */
export function CarlineChapters({ carline, scenes }: CarlineChaptersProps) {
  if (scenes.length === 0) return null
  return (
    <>
      <Dusk scene={scenes.find(({ day }) => day)} />
      <S.Band data-ground="night">
        <S.Scenes $count={scenes.length}>
          {scenes.map((scene) => (
            <Chapter key={scene.title} carline={carline} scene={scene} />
          ))}
        </S.Scenes>
      </S.Band>
    </>
  )
}

/** The car as it stands by day, and in its own night from the same place. It says nothing that the chapter of this picture does not. */
function Dusk({
  scene: { picture, day } = { picture: null },
}: {
  scene: Pick<CarlineScene, 'picture' | 'day'> | undefined
}) {
  if (!picture || !day) return null
  return (
    <S.Dusk aria-hidden="true">
      <S.Room>
        <S.Night data-ground="night" />
        <CarPicture picture={{ ...day, alt: '' }} sizes={DUSK_SIZES} />
        <S.Lit>
          <CarPicture picture={{ ...picture, alt: '' }} sizes={DUSK_SIZES} />
        </S.Lit>
      </S.Room>
    </S.Dusk>
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
