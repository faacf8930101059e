import { useTranslation } from 'next-i18next/pages'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { NotPicturedNote } from '@/components/car-pictures/NotPicturedNote'
import { useIsOutlined } from '@/components/car-pictures/use-outlined'
import { withOutlineFallback } from '@/components/car-pictures/with-outline-fallback'
import type { Configuration } from '@/contract/configured-car'
import { carName } from '@/domain/car-name'
import { isModelledCarline } from '@/domain/carline'
import { SEPARATOR } from '@/i18n/punctuation'
import { browserOnly } from '@/late/browser-only'
import { Step } from '@/live-car/OverlayButton'
import { Icon } from '@/ui/Icon'
import { useHydrated } from '@/ui/use-hydrated'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { useIdleAfterInteraction } from '../car/first-interaction'
import * as S from './Preview.styles'
import { PreviewViews } from './Preview.Views'
import { useStage } from './stage-context'
import { isWholeCar, stagePictures } from './stage-views'

const FullScreen = browserOnly(() => import('./Preview.FullScreen.late').then((module) => module.FullScreen))
/** Loaded at the first interaction, because the check for WebGL takes time. The 3D model is loaded after a click. */
const LiveCar = browserOnly(() => import('@/live-car/LiveCar.late').then((module) => module.LiveCar))

/** On wide windows the picture is as wide as the stage; 84 rem is the width of the file. */
const SIZES = '(min-width: 1280px) min(100vw - 26rem, 84rem), (min-width: 768px) 44vw, 132vw'
/** A touch that moves at least this far is a swipe. */
const SWIPE_PX = 40
/** A touch that moves less than this is a press. */
const PRESS_MAX_PX = 8

interface PreviewProps {
  configuration: Pick<Configuration, 'pictures' | 'live_look' | 'carline_code' | 'carline_title' | 'title'>
  isStale: boolean
}

/** The pictures of the configured car. The step and the last choice select the view. Without JavaScript there is one picture. */
export function Preview({ configuration, isStale }: PreviewProps) {
  const { t } = useTranslation('preview-configurator')
  const { live_look, carline_code } = configuration
  const onStage = withOutlineFallback(stagePictures(configuration.pictures), configuration)
  const { view, isChosen, choose } = useStage()
  const figure = useRef<HTMLElement>(null)
  const pan = useRef<HTMLDivElement>(null)
  const [isLive, setLive] = useState(false)
  const [isLarge, setLarge] = useState(false)
  const isHydrated = useHydrated()
  const isIdle = useIdleAfterInteraction()
  const index = Math.max(
    0,
    onStage.findIndex((picture) => picture.view === view),
  )
  const shown = onStage[index]
  const isOutlined = useIsOutlined(shown)
  const count = isOutlined ? 1 : onStage.length
  const step = (offset: number) => {
    const next = onStage[(index + offset + count) % count]
    if (next) choose(next.view)
  }
  const swipe = useSwipe(isLarge ? undefined : step, () => setLarge(!isLarge))
  useEffect(() => {
    const element = pan.current
    // A zoomed picture starts at the middle of the car.
    if (isLarge && element) element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2
  }, [isLarge])
  if (!shown) return null

  const name = t(`view.${shown.view}`)
  const canMove = isHydrated && count > 1
  return (
    <S.Figure aria-label={t('title')} ref={figure}>
      <S.Frame
        aria-busy={isStale || undefined}
        data-large={isLarge || undefined}
        onKeyDown={({ key }) => key === 'Escape' && setLarge(false)}
        {...(isHydrated && !isLive && swipe)}
      >
        <S.Car>
          <S.Pan ref={pan}>
            <S.Shown picture={shown} sizes={SIZES} priority $fills={!isWholeCar(shown.view)} />
          </S.Pan>
          {isIdle && live_look && !isOutlined && isModelledCarline(carline_code) && (
            <LiveCar
              carline={carline_code}
              look={live_look}
              name={carName(configuration.carline_title, configuration.title)}
              view={shown.view}
              box={S.pictureBox}
              open={isLive}
              onOpenChange={setLive}
            />
          )}
        </S.Car>
        {!isLive && (
          <>
            {canMove && <Arrows step={step} />}
            <FullScreen target={figure} isLarge={isLarge} onLarge={setLarge} />
            <S.Caption data-ground={shown.kind === 'interior' ? 'night' : undefined}>
              {count > 1 && `${name}${SEPARATOR}`}
              {t(shown.is_fallback && !isOutlined ? 'nearest' : 'illustration')}
              <NotPicturedNote pictures={[shown]} />
            </S.Caption>
          </>
        )}
      </S.Frame>
      {!canMove && count > 1 && <S.Views as="div" aria-hidden />}
      {canMove && (
        <>
          <PreviewViews
            pictures={onStage}
            view={shown.view}
            onChoose={(chosen) => {
              setLive(false)
              choose(chosen)
            }}
          />
          <VisuallyHidden role="status">
            {isChosen && t('position', { view: name, number: index + 1, count })}
          </VisuallyHidden>
        </>
      )}
    </S.Figure>
  )
}

function Arrows({ step }: { step: (offset: number) => void }) {
  const { t } = useTranslation('preview-configurator')
  return (
    <>
      <Step type="button" $side="start" aria-label={t('previous')} onClick={() => step(-1)}>
        <Icon name="chevron-left" />
      </Step>
      <Step type="button" $side="end" aria-label={t('next')} onClick={() => step(1)}>
        <Icon name="chevron-right" />
      </Step>
    </>
  )
}

/** A swipe shows the next picture, if there is one; a press activates the current one. */
function useSwipe(step: ((offset: number) => void) | undefined, press: () => void) {
  const start = useRef<number>(undefined)
  return {
    onPointerDown: ({ target, clientX }: PointerEvent) => {
      start.current = target instanceof Element && !target.closest('button') ? clientX : undefined
    },
    onPointerUp: ({ clientX, pointerType }: PointerEvent) => {
      if (start.current === undefined) return
      const moved = clientX - start.current
      start.current = undefined
      if (Math.abs(moved) < PRESS_MAX_PX) press()
      else if (pointerType === 'touch' && Math.abs(moved) > SWIPE_PX) step?.(moved < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      start.current = undefined
    },
  }
}
