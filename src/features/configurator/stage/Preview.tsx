import { useTranslation } from 'next-i18next/pages'
import { type PointerEvent, useRef, useState } from 'react'
import { useIsOutlined } from '@/components/car-pictures/use-outlined'
import type { Configuration } from '@/contract/configured-car'
import { carName } from '@/domain/car-name'
import { isModelledCarline } from '@/domain/carline'
import { SEPARATOR } from '@/i18n/signs'
import { browserOnly } from '@/late/browser-only'
import { Step } from '@/live-car/Onlay'
import { Icon } from '@/ui/Icon'
import { useHydrated } from '@/ui/use-hydrated'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { useIdleAfterSign } from '../car/first-sign'
import * as S from './Preview.styles'
import { PreviewViews } from './Preview.Views'
import { useStage } from './stage-context'
import { isWholeCar, stagePictures } from './stage-views'

const FullScreen = browserOnly(() => import('./Preview.FullScreen.late').then((module) => module.FullScreen))
/** Loaded at the visitor's first sign: it asks for a graphics card, which takes time. The car itself comes after a click. */
const LiveCar = browserOnly(() => import('@/live-car/LiveCar.late').then((module) => module.LiveCar))

/** On a wide window the picture is as wide as the stage; 84 rem are the file's own pixels. */
const SIZES = '(min-width: 1280px) min(100vw - 26rem, 84rem), (min-width: 768px) 60vw, 100vw'
/** A finger has to move this far, in pixels, to mean the next picture. */
const SWIPE = 40

interface PreviewProps {
  configuration: Pick<Configuration, 'pictures' | 'live_look' | 'carline_code' | 'carline_title' | 'title'>
  isStale: boolean
}

/** The car as it is, from every side: where the step and the last choice are seen best. Before JavaScript: its first picture. */
export function Preview({ configuration, isStale }: PreviewProps) {
  const { t } = useTranslation('preview-configurator')
  const { pictures, live_look, carline_code } = configuration
  const onStage = stagePictures(pictures)
  const { view, choose } = useStage()
  const figure = useRef<HTMLElement>(null)
  const [isLive, setLive] = useState(false)
  const isHydrated = useHydrated()
  const isIdle = useIdleAfterSign()
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
  const swipe = useSwipe(step)
  if (!shown) return null

  const name = t(`view.${shown.view}`)
  const canMove = isHydrated && count > 1
  return (
    <S.Figure aria-label={t('title')} ref={figure}>
      <S.Frame aria-busy={isStale || undefined} {...(canMove && !isLive && swipe)}>
        <S.Shown picture={shown} sizes={SIZES} priority $fills={!isWholeCar(shown.view)} />
        {!isLive && (
          <>
            {canMove && <Arrows step={step} />}
            <FullScreen of={figure} />
            <S.Caption data-ground={shown.kind === 'interior' ? 'night' : undefined}>
              {count > 1 && `${name}${SEPARATOR}`}
              {t(shown.is_fallback && !isOutlined ? 'nearest' : 'illustration')}
            </S.Caption>
          </>
        )}
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
          <VisuallyHidden role="status">{t('position', { view: name, number: index + 1, count })}</VisuallyHidden>
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

function useSwipe(step: (offset: number) => void) {
  const start = useRef<number>(undefined)
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      start.current = pointerType === 'touch' ? clientX : undefined
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const moved = start.current === undefined ? 0 : clientX - start.current
      start.current = undefined
      if (Math.abs(moved) > SWIPE) step(moved < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      start.current = undefined
    },
  }
}
