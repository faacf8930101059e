import styled from 'styled-components'
import { CarPicture } from '@/components/CarPicture'
import type { Picture } from '@/content/types'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Eyebrow } from '@/ui/Text'
import { space } from '@/ui/theme/css-vars'
import { below, from, print } from '@/ui/theme/media'
import { Lead } from './PageIntro'

/** The content may be wider than the page's column, and is clipped at the window. */
const Band = styled.div`
  overflow: clip;
`

const Columns = styled(Container)<{ $isRow: boolean }>`
  display: grid;
  ${from.m} {
    ${({ $isRow }) => !$isRow && `grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);`}
    column-gap: ${space.l};
    align-items: end;
  }
`

const Words = styled.div<{ $isSlim: boolean }>`
  display: grid;
  gap: ${({ $isSlim }) => ($isSlim ? space['2xs'] : space.s)};
  padding-block: ${({ $isSlim }) => ($isSlim ? space.s : `${space['2xl']} ${space.l}`)};
  ${below.m} { ${({ $isSlim }) => $isSlim && 'padding-block-end: 0;'} }
`

/** Pictures on a white background are cut out. The wheels stand on the lower edge. */
const Cars = styled.div<{ $isSlim: boolean }>`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  img {
    aspect-ratio: 5 / 2;
    object-fit: cover;
    object-position: 50% 25%;
  }
  ${below.m} { ${({ $isSlim }) => $isSlim && 'display: none;'} }
  ${print} { display: none; }
`

/** A single car may overlap the edge of its column, where its picture is only white. */
const OneCar = styled(Cars)`
  ${from.m} {
    ${({ $isSlim }) =>
      $isSlim ? 'justify-self: end; width: min(100%, 20rem); margin-inline-end: -2rem;' : 'margin-inline: -12% -20%;'}
  }
`

/** As high as the text, up to the edge of the window. */
const Cabin = styled.div<{ $isSlim: boolean }>`
  overflow: clip;
  margin-inline: calc(-1 * ${space.gutter});
  img { aspect-ratio: 8 / 5; object-fit: cover; }
  ${below.m} { ${({ $isSlim }) => $isSlim && 'display: none;'} }
  ${from.m} {
    align-self: stretch;
    margin-inline-start: 0;
    min-height: ${({ $isSlim }) => ($isSlim ? '8rem' : '22rem')};
    position: relative;
    picture { position: absolute; inset: 0; }
    img { height: 100%; aspect-ratio: auto; }
  }
  ${print} { display: none; }
`

const SIZES = '(min-width: 80rem) 42rem, (min-width: 48rem) 56vw, 100vw'
const SLIM_SIZES = '20rem'
const ROW_SIZES = '33vw'

interface SplitHeroProps {
  readonly picture: Picture
  readonly beside: readonly Picture[]
  readonly eyebrow: string | null
  readonly title: string
  readonly lead: string
  /** True above a tool: lower, and without the picture on a phone. */
  readonly isSlim: boolean
}

/** The head of a page with pictures beside the text: a car, a row of cars, or part of a cabin. */
export function SplitHero({ picture, beside, eyebrow, title, lead, isSlim }: SplitHeroProps) {
  const isRow = beside.length > 0
  const Place = picture.kind === 'interior' ? Cabin : isRow ? Cars : OneCar
  return (
    <Band>
      <Columns $isRow={isRow}>
        <Words $isSlim={isSlim}>
          {eyebrow && !isSlim ? <Eyebrow>{eyebrow}</Eyebrow> : null}
          <Heading level={1} {...(isSlim && { size: 'l' })}>
            {title}
          </Heading>
          <Lead $isSlim={isSlim}>
            <p>{lead}</p>
          </Lead>
        </Words>
        <Place $isSlim={isSlim}>
          {[picture, ...beside].map((one) => (
            <CarPicture
              key={one.id}
              picture={one}
              sizes={isSlim ? SLIM_SIZES : isRow ? ROW_SIZES : SIZES}
              priority={!isSlim}
            />
          ))}
        </Place>
      </Columns>
    </Band>
  )
}
