import styled from 'styled-components'
import { CarPicture } from '@/components/CarPicture'
import { NotPicturedNote } from '@/components/car-pictures/NotPicturedNote'
import { useIsOutlined } from '@/components/car-pictures/use-outlined'
import type { Picture } from '@/contract/common'
import { space } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'
import { type StageView, stagePictures } from '../stage/stage-views'

/** Views other than the stage's first one: side, rear and seats. */
const SHOWN: readonly StageView[] = ['ext-side', 'ext-r34', 'int-seats']

const Place = styled.div`
  display: grid;
  gap: ${space['2xs']};
  grid-column: 1 / -1;
`

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space['2xs']};
  list-style: none;
  > :first-child { grid-column: 1 / -1; }
  img { aspect-ratio: 2; object-fit: cover; }
  ${from.m} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space.s};
    > :first-child { grid-column: auto; }
  }
`

/** Pictures of the configured car in the summary; nothing if there is only an outline. */
export function SummaryPictures({ pictures }: { pictures: readonly Picture[] }) {
  const shown = stagePictures(pictures).filter(({ view }) => SHOWN.includes(view))
  const isOutlined = useIsOutlined(shown[0])
  if (isOutlined || shown.length < SHOWN.length) return null
  return (
    <Place>
      <Row role="list">
        {shown.map((picture) => (
          <li key={picture.id}>
            <CarPicture picture={picture} sizes="(min-width: 768px) 31vw, 89vw" />
          </li>
        ))}
      </Row>
      <NotPicturedNote pictures={shown} />
    </Place>
  )
}
