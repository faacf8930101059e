import { useTranslation } from 'next-i18next/pages'
import { useEffect, useId, useState } from 'react'
import type { RuleSet } from 'styled-components'
import type { LiveLook, Picture } from '@/contract/common'
import type { SoldCarline } from '@/domain/carline'
import { type Unsuited, viewerRefusal } from '@/studio/viewer-refusal'
import { Icon } from '@/ui/Icon'
import { Spinner } from '@/ui/Spinner'
import { LiveCarFullScreen } from './LiveCar.FullScreen'
import * as S from './LiveCar.styles'
import { Step } from './Onlay'
import { allowsAnyRenderer, useLiveCar } from './use-live-car'

/** How far one press of a button turns the car, in degrees. */
const TURN = 30

interface LiveCarProps {
  carline: SoldCarline
  look: LiveLook
  name: string
  /** The still that stands there. */
  view: Picture['view']
  /** Where the still lies on a wide window, if it is not the whole frame. */
  box?: RuleSet
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Whether to say why there is no live car. Default: true. */
  tellsRefusal?: boolean
}

/** The way to the live car, where this machine can show it well; elsewhere, where it is wanted, a sentence that says why not. */
export function LiveCar(props: LiveCarProps) {
  const { carline, look, name, view, box, open, onOpenChange, tellsRefusal = true } = props
  const { t } = useTranslation('preview-configurator')
  const hint = useId()
  const [refusal, setRefusal] = useState<Unsuited | 'none'>()
  const [hasFailed, setFailed] = useState(false)
  const [lights, setLights] = useState(true)
  useEffect(() => setRefusal(allowsAnyRenderer() ? 'none' : (viewerRefusal() ?? 'none')), [])
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
  if (!refusal) return null
  if (refusal !== 'none') return tellsRefusal && <S.Refused>{t(`live.refused.${refusal}`)}</S.Refused>
  return (
    <>
      {open && <S.Host ref={host} $shown={isShown} $box={box} />}
      <S.Words role="status" id={hint}>
        {open && !isShown && (
          <>
            <Spinner /> {t('live.loading')}
          </>
        )}
        {isShown && (
          <>
            <S.Wide>{t('live.hint')}</S.Wide>
            <S.Narrow>{t('live.hintShort')}</S.Narrow>
          </>
        )}
        {hasFailed && !open && t('live.failed')}
      </S.Words>
      {isShown && (
        <>
          <Step type="button" $side="start" aria-label={t('live.left')} onClick={() => turn?.(-TURN, 0)}>
            <Icon name="chevron-left" />
          </Step>
          <Step type="button" $side="end" aria-label={t('live.right')} onClick={() => turn?.(TURN, 0)}>
            <Icon name="chevron-right" />
          </Step>
          <S.Corners>
            <S.Corner type="button" aria-pressed={lights} onClick={() => setLights(!lights)}>
              {t('live.lights')}
            </S.Corner>
            <LiveCarFullScreen host={host} />
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
    </>
  )
}
