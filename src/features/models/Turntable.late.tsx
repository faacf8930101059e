import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import { useIsOutlined } from '@/components/car-pictures/use-outlined'
import { useAudienceQuery } from '@/components/use-audience-query'
import { useTurntable } from '@/data/configurator/hooks'
import { CARLINE_NAMES, type ModelledCarline } from '@/domain/carline'
import { browserOnly } from '@/late/browser-only'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/Stack'
import { Note } from '@/ui/Text'
import { useHydrated } from '@/ui/use-hydrated'
import * as S from './Turntable.styles'
import { TurntableStage } from './TurntableStage'

const LiveCar = browserOnly(() => import('@/live-car/LiveCar.late').then((module) => module.LiveCar))

/** Width of the container, or less in a low window. */
const SIZES = '(min-width: 1440px) 84rem, 92vw'

/** A car that can be turned. Without JavaScript, and before the first use, it shows a poster. */
export function Turntable({ carline }: { carline: ModelledCarline }) {
  const { t } = useTranslation('models')
  const { data } = useTurntable({ ...useAudienceQuery(), carline_code: carline })
  const isOutlined = useIsOutlined(data?.poster)
  const isHydrated = useHydrated()
  const [isLive, setLive] = useState(false)
  if (!data) return null
  const { poster, turn, live_look } = data
  const canMove = isHydrated && !isOutlined
  return (
    <Stack as="section" $gap="m">
      <Heading level={2}>{t('page.allRound')}</Heading>
      <S.Frame>
        <S.Poster picture={poster} sizes={SIZES} />
        {canMove && turn && <TurntableStage key={carline} carline={carline} turn={turn} isHidden={isLive} />}
        {canMove && live_look && (
          <LiveCar
            carline={carline}
            look={live_look}
            name={CARLINE_NAMES[carline]}
            view={poster.view}
            open={isLive}
            onOpenChange={setLive}
          />
        )}
      </S.Frame>
      <Note>{t('page.illustration')}</Note>
    </Stack>
  )
}
