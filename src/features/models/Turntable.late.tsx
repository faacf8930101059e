import { useTranslation } from 'next-i18next/pages'
import { useMemo, useState } from 'react'
import imageLoader from '@/components/car-pictures/image-loader'
import { useIsOutlined } from '@/components/car-pictures/use-outlined'
import { useAudienceQuery } from '@/components/use-audience-query'
import type { TurntableResponse } from '@/contract/configured-car'
import { useTurntable as useTurntableAnswer } from '@/data/configurator/hooks'
import { CARLINE_NAMES, type SoldCarline } from '@/domain/carline'
import { browserOnly } from '@/late/browser-only'
import { Step } from '@/live-car/Onlay'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { Stack } from '@/ui/Stack'
import { Note } from '@/ui/Text'
import { useHydrated } from '@/ui/use-hydrated'
import * as S from './Turntable.styles'
import { viewAt } from './turn-motion'
import { useTurntable } from './use-turntable'

const LiveCar = browserOnly(() => import('@/live-car/LiveCar.late').then((module) => module.LiveCar))

/** The container's width, or that of the frame in a low window. */
const SIZES = '(min-width: 1440px) 84rem, 92vw'

/** The car as it is presented, to turn round. Without JavaScript and before the first use: its first view. */
export function Turntable({ carline }: { carline: SoldCarline }) {
  const { t } = useTranslation('models')
  const { data } = useTurntableAnswer({ ...useAudienceQuery(), carline_code: carline })
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
        {canMove && turn && <Turning key={carline} carline={carline} turn={turn} isHidden={isLive} />}
        {canMove && live_look && (
          <LiveCar
            carline={carline}
            look={live_look}
            name={CARLINE_NAMES[carline]}
            view={poster.view}
            open={isLive}
            onOpenChange={setLive}
            tellsRefusal={false}
          />
        )}
      </S.Frame>
      <Note>{t('page.illustration')}</Note>
    </Stack>
  )
}

interface TurningProps {
  readonly carline: SoldCarline
  readonly turn: NonNullable<TurntableResponse['turn']>
  /** The live car stands there, over the poster. */
  readonly isHidden: boolean
}

function Turning({ carline, turn: { frames, width, height }, isHidden }: TurningProps) {
  const { t } = useTranslation(['models', 'preview-configurator'])
  const urls = useMemo(() => frames.map((src) => imageLoader({ src, width })), [frames, width])
  const { canvas, isDrawn, degrees, hasActed, status, surface, turnLeft, turnRight } = useTurntable(urls)
  return (
    <>
      <S.Surface
        role="slider"
        tabIndex={0}
        aria-label={t('turn.label', { car: CARLINE_NAMES[carline] })}
        aria-valuemin={0}
        aria-valuemax={360 - 360 / frames.length}
        aria-valuenow={degrees}
        aria-valuetext={t(`turn.view.${viewAt(degrees)}`)}
        $hidden={isHidden}
        {...surface}
      >
        <S.Canvas ref={canvas} width={width} height={height} aria-hidden $drawn={isDrawn} />
      </S.Surface>
      {!isHidden && (
        <>
          <Step type="button" $side="start" aria-label={t('preview-configurator:live.left')} onClick={turnLeft}>
            <Icon name="chevron-left" />
          </Step>
          <Step type="button" $side="end" aria-label={t('preview-configurator:live.right')} onClick={turnRight}>
            <Icon name="chevron-right" />
          </Step>
          <S.Hint aria-hidden $used={hasActed}>
            <span>{t('turn.hint')}</span>
          </S.Hint>
        </>
      )}
      <S.Status role="status">{!isHidden && status && <span>{t(`turn.${status}`)}</span>}</S.Status>
    </>
  )
}
