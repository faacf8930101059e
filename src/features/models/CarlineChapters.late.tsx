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

/** Large dark pictures of the car with short texts. Details are in the tabs. */
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

/** The same view of the car by day and by night. It is decorative: the text of its chapter says the same. */
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
