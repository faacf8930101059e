import { useTranslation } from 'next-i18next/pages'
import { type RefObject, useEffect, useState } from 'react'
import styled from 'styled-components'
import { CarPicture } from '@/components/CarPicture'
import type { Picture } from '@/contract/common'
import { color } from '@/ui/theme/css-vars'
import { below, from } from '@/ui/theme/media'
import { StepLink } from '../choosing/StepLink'
import { useStage } from './stage-context'
import { stagePictures } from './stage-views'

const Root = styled(StepLink)`
  flex: none;
  width: calc(2 * var(--step-bar-height));
  border-inline-end: 1px solid ${color.line};
  img, span { width: 100%; height: 100%; object-fit: cover; }
  ${below.m} { &[hidden] { display: none; } }
  ${from.m} { display: none; }
`

/** The car beside the steps, on a small screen whose large picture has been scrolled away. A touch leads back to it. */
export function MiniStage({
  pictures,
  of: stage,
}: {
  pictures: readonly Picture[]
  of: RefObject<HTMLElement | null>
}) {
  const { t } = useTranslation('preview-configurator')
  const { view } = useStage()
  const isAway = useIsAbove(stage)
  const onStage = stagePictures(pictures)
  const picture = onStage.find((one) => one.view === view) ?? onStage[0]
  if (!picture) return null
  return (
    <Root place="stage" hidden={!isAway} aria-label={t('toStage')}>
      {isAway && <CarPicture picture={{ ...picture, alt: '' }} sizes="9rem" />}
    </Root>
  )
}

/** Whether an element has left the window by its upper edge, below the header. */
function useIsAbove(stage: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false)
  useEffect(() => {
    const element = stage.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) => entry && setAbove(!entry.isIntersecting && entry.boundingClientRect.top < 0),
      { rootMargin: '-120px 0px 0px 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage])
  return isAbove
}
