import { useTranslation } from 'next-i18next/pages'
import { type RefObject, useMemo } from 'react'
import imageLoader from '@/components/car-pictures/image-loader'
import type { TurntableResponse } from '@/contract/configured-car'
import { CARLINE_NAMES, type ModelledCarline } from '@/domain/carline'
import { Step } from '@/live-car/OverlayButton'
import { Icon } from '@/ui/Icon'
import * as S from './Turntable.styles'
import { angleToView } from './turn-motion'
import { useTurntable } from './use-turntable'

interface TurntableStageProps {
  readonly carline: ModelledCarline
  readonly turn: NonNullable<TurntableResponse['turn']>
  /** The live car, which covers the poster. */
  readonly isHidden?: boolean
  /** Element with the list of the sides: scrolling it turns the car. */
  readonly walk?: RefObject<HTMLElement | null>
}

/** The frames of a turn over their poster. Pointer, keys, buttons or scrolling turn the car. */
export function TurntableStage({
  carline,
  turn: { frames, width, height },
  isHidden = false,
  walk,
}: TurntableStageProps) {
  const { t } = useTranslation(['models', 'preview-configurator'])
  const urls = useMemo(() => frames.map((src) => imageLoader({ src, width })), [frames, width])
  const { canvas, isDrawn, degrees, hasActed, status, surface, turnLeft, turnRight } = useTurntable(urls, walk)
  return (
    <>
      <S.Surface
        role="slider"
        tabIndex={0}
        aria-label={t('turn.label', { car: CARLINE_NAMES[carline] })}
        aria-valuemin={0}
        aria-valuemax={360 - 360 / frames.length}
        aria-valuenow={degrees}
        aria-valuetext={t(`turn.view.${angleToView(degrees)}`)}
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
