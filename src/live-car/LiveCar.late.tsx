import { useTranslation } from 'next-i18next/pages'
import { useEffect, useId, useRef, useState } from 'react'
import type { RuleSet } from 'styled-components'
import type { LiveLook, Picture } from '@/contract/common'
import type { ModelledCarline } from '@/domain/carline'
import { Icon } from '@/ui/Icon'
import { Spinner } from '@/ui/Spinner'
import { carModels } from './car-models'
import { LiveCarFullScreen } from './LiveCar.FullScreen'
import * as S from './LiveCar.styles'
import { Step } from './OverlayButton'
import { useLiveCabin } from './use-live-cabin'
import { allowsAnyRenderer, useLiveCar } from './use-live-car'

/** How far one press of a button turns the car, in degrees. */
const TURN = 30

interface LiveCarProps {
  carline: ModelledCarline
  look: LiveLook
  name: string
  /** The still that stands there. */
  view: Picture['view']
  /** Where the still lies on a wide window, if it is not the whole frame. */
  box?: RuleSet
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The way to the live car, where this machine can show it well. Elsewhere nothing: the stills are there, and nobody has asked. */
export function LiveCar(props: LiveCarProps) {
  const [isOffered, setOffered] = useState(false)
  useEffect(() => setOffered(canShowLiveCar()), [])
  return isOffered && <Stage {...props} />
}

function Stage({ carline, look, name, view, box, open, onOpenChange }: LiveCarProps) {
  const { t } = useTranslation('preview-configurator')
  const hint = useId()
  const layers = useRef<HTMLDivElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const [lights, setLights] = useState(true)
  const { isInside, setInside } = useInside(open, look.interior !== undefined, view)
  const car = useLiveCar({
    open,
    carline,
    look,
    lights,
    view,
    label: t('live.label', { car: name }),
    describedBy: hint,
    onFailed: () => {
      setFailed(true)
      onOpenChange(false)
    },
  })
  const cabin = useLiveCabin({
    open: open && isInside,
    carline,
    interior: look.interior ?? '',
    label: t('live.insideLabel', { car: name }),
    describedBy: hint,
    onFailed: () => {
      setFailed(true)
      setInside(false)
    },
  })
  const shown = isInside ? cabin : car
  const state = stageState({ open, isInside, isShown: shown.isShown, hasFailed })
  return (
    <S.Layers ref={layers} data-ground={state === 'cabin' ? 'night' : undefined}>
      {open && <S.Host ref={car.host} $shown={car.isShown && state !== 'cabin'} $box={box} />}
      {open && isInside && <S.Host ref={cabin.host} $shown={cabin.isShown} $box={undefined} />}
      <S.Words role="status" id={hint}>
        <StateWords state={state} />
        {state === 'car' && hasFailed && t('live.insideFailed')}
      </S.Words>
      {/* The buttons stay, with the focus on one of them, while the cabin is on its way. */}
      {(shown.isShown || car.isShown) && (
        <>
          <Step type="button" $side="start" aria-label={t('live.left')} onClick={() => shown.turn?.(-TURN, 0)}>
            <Icon name="chevron-left" />
          </Step>
          <Step type="button" $side="end" aria-label={t('live.right')} onClick={() => shown.turn?.(TURN, 0)}>
            <Icon name="chevron-right" />
          </Step>
          <S.Corners>
            {!isInside && (
              <S.Corner type="button" aria-pressed={lights} onClick={() => setLights(!lights)}>
                {t('live.lights')}
              </S.Corner>
            )}
            {look.interior && (
              <S.Corner
                type="button"
                aria-pressed={isInside}
                onClick={() => {
                  setFailed(false)
                  setInside(!isInside)
                }}
              >
                {t('live.inside')}
              </S.Corner>
            )}
            <LiveCarFullScreen layers={layers} />
          </S.Corners>
        </>
      )}
      {/* One button for both ways, so that the focus stays where it is. */}
      <S.Toggle
        type="button"
        aria-label={t(open ? 'live.close' : 'live.start')}
        onClick={() => {
          setFailed(false)
          onOpenChange(!open)
        }}
      >
        <S.Wide>{t(open ? 'live.close' : 'live.start')}</S.Wide>
        <S.Narrow>{t(open ? 'live.closeShort' : 'live.startShort')}</S.Narrow>
      </S.Toggle>
    </S.Layers>
  )
}

type StageState = 'closed' | 'loading' | 'car' | 'cabin' | 'failed'

/** A cabin that fails leaves the car in view: the stage has failed when nothing is left to show. */
function stageState(now: { open: boolean; isInside: boolean; isShown: boolean; hasFailed: boolean }): StageState {
  if (!now.open) return now.hasFailed ? 'failed' : 'closed'
  if (!now.isShown) return 'loading'
  return now.isInside ? 'cabin' : 'car'
}

function StateWords({ state }: { state: StageState }) {
  const { t } = useTranslation('preview-configurator')
  switch (state) {
    case 'closed':
      return null
    case 'loading':
      return (
        <>
          <Spinner /> {t('live.loading')}
        </>
      )
    case 'failed':
      return t('live.failed')
    default:
      return (
        <>
          <S.Wide>{t('live.hint')}</S.Wide>
          <S.Narrow>{t('live.hintShort')}</S.Narrow>
        </>
      )
  }
}

function canShowLiveCar(): boolean {
  return carModels !== undefined && (allowsAnyRenderer() || carModels.refusal() === undefined)
}

/**
 * Whether the car is seen from inside: as the picture in its place is, until the visitor says otherwise; another picture,
 * as with the next step of the configurator, says it anew.
 */
function useInside(open: boolean, canBe: boolean, view: Picture['view']) {
  const [said, setSaid] = useState<{ readonly view: Picture['view']; readonly isInside: boolean }>()
  useEffect(() => {
    if (!open) setSaid(undefined)
  }, [open])
  const isInside = said?.view === view ? said.isInside : view.startsWith('int-')
  return { isInside: canBe && isInside, setInside: (next: boolean) => setSaid({ view, isInside: next }) }
}
