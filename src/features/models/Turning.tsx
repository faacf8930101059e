import { useTranslation } from 'next-i18next/pages'
import { type RefObject, useMemo } from 'react'
import imageLoader from '@/components/car-pictures/image-loader'
import type { TurntableResponse } from '@/contract/configured-car'
import { CARLINE_NAMES, type ModelledCarline } from '@/domain/carline'
import { Step } from '@/live-car/OverlayButton'
import { Icon } from '@/ui/Icon'
import * as S from './Turntable.styles'
import { viewAt } from './turn-motion'
import { useTurntable } from './use-turntable'

interface TurningProps {
  readonly carline: ModelledCarline
  readonly turn: NonNullable<TurntableResponse['turn']>
  /** The live car stands there, over the poster. */
  readonly isHidden?: boolean
  /** The sides that the car shows while they are read. */
  readonly walk?: RefObject<HTMLElement | null>
}

/** The frames of a turn over their poster: under a hand, by keys and buttons, or by the page's own scrolling. */
export function Turning({ carline, turn: { frames, width, height }, isHidden = false, walk }: TurningProps) {
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
