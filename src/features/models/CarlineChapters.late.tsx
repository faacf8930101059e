import { CarPicture } from '@/components/CarPicture'
import type { CarlineContent, CarlineScene } from '@/content/types'
import type { SoldCarline } from '@/domain/carline'
import { Icon } from '@/ui/Icon'
import { breakpoints } from '@/ui/theme/breakpoints'
import * as S from './CarlineChapters.styles'

const SIZES = `(min-width: ${breakpoints.l}em) 66vw, (min-width: ${breakpoints.m}em) 50vw, 100vw`
const TAB_SIZES = `(min-width: ${breakpoints.m}em) 20vw, 62vw`

interface CarlineChaptersProps {
  readonly carline: SoldCarline
  readonly scenes: readonly CarlineScene[]
  readonly tabs: CarlineContent['tabs']
}

/** A walk around the car, then what there is to read about it: each tab that editors wrote. */
export function CarlineChapters({ carline, scenes, tabs }: CarlineChaptersProps) {
  if (scenes.length + tabs.length === 0) return null
  return (
    <S.Band data-ground="night">
      {scenes.length > 0 && (
        <S.Scenes $count={scenes.length}>
          {scenes.map(({ title, text, picture }) => (
            <S.Scene key={title}>
              {picture && (
                <S.View $isSide={picture.view === 'teaser'}>
                  <CarPicture picture={picture} sizes={SIZES} />
                </S.View>
              )}
              <S.Words>
                <h2>{title}</h2>
                <p>{text}</p>
              </S.Words>
            </S.Scene>
          ))}
        </S.Scenes>
      )}
      {tabs.length > 0 && (
        <S.Tabs>
          {tabs.map(({ id, title, picture }) => (
            <S.Tab key={id}>
              {picture && <CarPicture picture={{ ...picture, alt: '' }} sizes={TAB_SIZES} />}
              <h2>
                <S.TabLink to="models.carline.tab" params={{ carline_code: carline, tab_slug_id: id }}>
                  {title}
                  <Icon name="arrow-right" size="1em" />
                </S.TabLink>
              </h2>
            </S.Tab>
          ))}
        </S.Tabs>
      )}
    </S.Band>
  )
}
