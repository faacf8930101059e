import { CarPicture } from '@/components/CarPicture'
import type { CarlineContent } from '@/content/types'
import type { SoldCarline } from '@/domain/carline'
import { Icon } from '@/ui/Icon'
import { breakpoints } from '@/ui/theme/breakpoints'
import * as S from './CarlineChapters.styles'

/** Wider than the window where a scene is higher than its picture would be. */
const SCENE = '110vw'
const TILE = `(min-width: ${breakpoints.l}px) ${SCENE}, 100vw`

/** What there is to read about a carline: each tab that editors wrote, with its picture. */
export function CarlineChapters({ carline, tabs }: { carline: SoldCarline; tabs: CarlineContent['tabs'] }) {
  if (tabs.length === 0) return null
  return (
    <S.Band data-ground="night">
      <S.List>
        {tabs.map(({ id, title, lead, picture }, index) => (
          <S.Chapter key={id}>
            {picture && <CarPicture picture={picture} sizes={index === 0 ? SCENE : TILE} />}
            <S.Words>
              <h2>
                <S.ChapterLink to="models.carline.tab" params={{ carline_code: carline, tab_slug_id: id }}>
                  {title}
                  <Icon name="arrow-right" size="1em" />
                </S.ChapterLink>
              </h2>
              <p>{lead}</p>
            </S.Words>
          </S.Chapter>
        ))}
      </S.List>
    </S.Band>
  )
}
