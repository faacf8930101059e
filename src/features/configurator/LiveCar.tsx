import { useTranslation } from 'next-i18next/pages'
import { useEffect, useId, useState } from 'react'
import styled from 'styled-components'
import type { Configuration } from '@/contract/configurator'
import type { SoldCarline } from '@/domain/carline'
import { viewerRefusal } from '@/studio/viewer-refusal'
import { Icon } from '@/ui/Icon'
import { Spinner } from '@/ui/Spinner'
import { color, motion, space, type } from '@/ui/theme/css-vars'
import { print } from '@/ui/theme/media'
import { Onlay, Step } from './Preview.styles'
import type { StageView } from './stage-views'
import { allowsAnyRenderer, useLiveCar } from './use-live-car'

/** Exactly over the still, whose angle its first frame has: nothing moves when the one takes the other's place. */
const Host = styled.div<{ $shown: boolean }>`
  position: absolute;
  inset: 0;
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  transition: opacity ${motion.normal} ${motion.ease};
  canvas:focus-visible { outline: 2px solid ${color.focus}; outline-offset: -2px; }
  ${print} { display: none; }
`

const Toggle = styled(Onlay)`
  inset: auto auto 0 0;
  padding-inline: ${space.s};
  font-size: ${type.s};
`

const Lights = styled(Onlay)`
  inset: auto 0 0 auto;
  padding-inline: ${space.s};
  font-size: ${type.s};
`

const Words = styled.p`
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space['2xs']};
  padding: ${space['2xs']} ${space.s};
  font-size: ${type.xs};
  text-align: center;
  color: ${color.muted};
  pointer-events: none;
  ${print} { display: none; }
`

/** How far one press of a button turns the car, in degrees. */
const TURN = 30

interface LiveCarProps {
  carline: SoldCarline
  look: NonNullable<Configuration['live_look']>
  name: string
  /** The still that stands there. */
  view: StageView
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The way to the live car, where this machine can show it well; elsewhere nothing at all. */
export default function LiveCar({ carline, look, name, view, open, onOpenChange }: LiveCarProps) {
  const { t } = useTranslation('preview-configurator')
  const hint = useId()
  const [isOffered, setOffered] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [lights, setLights] = useState(true)
  useEffect(() => setOffered(allowsAnyRenderer() || viewerRefusal() === undefined), [])
  const { host, isShown, turn } = useLiveCar({
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
  if (!isOffered) return null
  return (
    <>
      {open && <Host ref={host} $shown={isShown} />}
      <Words role="status" id={hint}>
        {open && !isShown && (
          <>
            <Spinner /> {t('live.loading')}
          </>
        )}
        {isShown && t('live.hint')}
        {hasFailed && !open && t('live.failed')}
      </Words>
      {isShown && (
        <>
          <Step type="button" $side="start" aria-label={t('live.left')} onClick={() => turn?.(-TURN, 0)}>
            <Icon name="chevron-left" />
          </Step>
          <Step type="button" $side="end" aria-label={t('live.right')} onClick={() => turn?.(TURN, 0)}>
            <Icon name="chevron-right" />
          </Step>
          <Lights type="button" aria-pressed={lights} onClick={() => setLights(!lights)}>
            {t('live.lights')}
          </Lights>
        </>
      )}
      {/* One button for both ways, so that the focus stays where it is. */}
      <Toggle
        type="button"
        onClick={() => {
          setFailed(false)
          onOpenChange(!open)
        }}
      >
        {t(open ? 'live.close' : 'live.start')}
      </Toggle>
    </>
  )
}
