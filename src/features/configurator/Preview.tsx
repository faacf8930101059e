import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import styled from 'styled-components'
import { CarPicture } from '@/components/CarPicture'
import type { Picture } from '@/contract/common'
import { color, motion, size, space, type } from '@/ui/theme/css-vars'
import { type StageView, stagePictures } from './stage-views'

const Figure = styled.figure`
  position: relative;
  min-height: 0;
  img { max-height: var(--preview-height, 60vh); object-fit: contain; }
`

const Frame = styled.div<{ $stale: boolean }>`
  opacity: ${({ $stale }) => ($stale ? 0.6 : 1)};
  /* A quick answer is not worth a flicker. */
  transition: opacity ${motion.normal} ${motion.ease} ${({ $stale }) => ($stale ? '400ms' : '0ms')};
`

const Caption = styled.figcaption`
  position: absolute;
  inset: auto ${space['2xs']} ${space['2xs']} auto;
  font-size: ${type.xs};
  color: ${color.muted};
`

const Views = styled.div`
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  gap: ${space['3xs']};
  overflow-x: auto;
  scrollbar-width: none;
`

const ViewButton = styled.button`
  min-height: ${size.touch};
  padding-inline: ${space.xs};
  font-size: ${type.xs};
  white-space: nowrap;
  color: ${color.muted};
  border-block-end: 2px solid transparent;
  &[aria-pressed='true'] { color: ${color.text}; border-color: ${color.accent}; }
  &:hover { color: ${color.text}; }
`

interface PreviewProps {
  pictures: readonly Picture[]
  isStale: boolean
}

/** The car as it stands. Before and without JavaScript: its first picture. */
export function Preview({ pictures, isStale }: PreviewProps) {
  const { t } = useTranslation('preview-configurator')
  const [view, setView] = useState<StageView | undefined>()
  const onStage = stagePictures(pictures)
  const shown = onStage.find((picture) => picture.view === view) ?? onStage[0]
  if (!shown) return null
  return (
    <Figure aria-label={t('title')}>
      <Frame $stale={isStale}>
        <CarPicture picture={shown} priority />
      </Frame>
      <Caption>{t('illustration')}</Caption>
      {onStage.length > 1 && (
        <Views role="group" aria-label={t('views')} data-print="hide">
          {onStage.map((picture) => (
            <ViewButton
              key={picture.id}
              type="button"
              aria-pressed={picture.view === shown.view}
              onClick={() => setView(picture.view)}
            >
              {t(`view.${picture.view}`)}
            </ViewButton>
          ))}
        </Views>
      )}
    </Figure>
  )
}
