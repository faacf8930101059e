import { useTranslation } from 'next-i18next/pages'
import { memo, useId } from 'react'
import { CarPicture } from '@/components/CarPicture'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { View, Views } from './Preview.styles'
import type { StagePicture, StageView } from './stage-views'

interface PreviewViewsProps {
  pictures: readonly StagePicture[]
  view: StageView
  onChoose: (view: StageView) => void
}

/** Rendered again only for another picture: a choice changes few of them, a view none. */
const Thumbnail = memo(function Thumbnail({ picture }: { picture: StagePicture }) {
  return <CarPicture picture={{ ...picture, alt: '' }} sizes="4.5rem" />
})

/** A thumbnail for each view. They are radio buttons, so that they are one tab stop with arrow keys inside. */
export function PreviewViews({ pictures, view, onChoose }: PreviewViewsProps) {
  const { t } = useTranslation('preview-configurator')
  const name = useId()
  return (
    <Views>
      <VisuallyHidden as="legend">{t('views')}</VisuallyHidden>
      {pictures.map((picture) => (
        <View key={picture.view}>
          <input
            type="radio"
            name={name}
            checked={picture.view === view}
            aria-label={t(`view.${picture.view}`)}
            onChange={() => onChoose(picture.view)}
          />
          <Thumbnail picture={picture} />
        </View>
      ))}
    </Views>
  )
}
