import styled from 'styled-components'
import { palette } from '@/brand/colors'
import { CarPicture } from '@/components/CarPicture'
import type { Picture } from '@/contract/common'
import { CARLINE_NAMES, CARLINE_SLUGS, type ModelledCarline } from '@/domain/carline'
import { Carousel } from '@/ui/Carousel'
import { Text } from '@/ui/Text'
import { DesignSection, Specimen } from './Specimen'
import { fill, useWords } from './use-words'

const REARS = [
  'TAVASCAN',
  'BORN',
  'FORMENTOR',
  'TERRAMAR',
  'LEON',
  'RAVAL',
] as const satisfies readonly ModelledCarline[]

const studioPicture = (carline: ModelledCarline, view: 'hero' | 'rear', alt: string): Picture => ({
  id: `${carline}-${view}`,
  view,
  carline_code: carline,
  kind: 'exterior',
  url: `/images/cars/${CARLINE_SLUGS[carline]}/${view}-1920.avif`,
  width: 1920,
  height: 960,
  alt,
  background: 'studio',
  is_fallback: false,
})

const drawing = (alt: string): Picture => ({
  ...studioPicture('BORN', 'hero', alt),
  id: 'drawing',
  url: '/images/cars/born/silhouette.svg',
  dominant_color: palette.highlight,
  is_fallback: true,
})

const Drawing = styled.div`
  max-width: 40rem;
`

export function PicturesSection() {
  const { pictures: words } = useWords()
  const rearAlt = (carline: ModelledCarline) => fill(words.alt, { model: CARLINE_NAMES[carline] })
  return (
    <DesignSection id="pictures" title={words.title} lead={words.lead}>
      <Specimen title={words.scene} source="components/CarPicture" bare>
        <CarPicture
          picture={studioPicture('TAVASCAN', 'hero', words.altHero)}
          sizes="(min-width: 1280px) 70vw, 100vw"
        />
      </Specimen>
      <Specimen title={words.carousel} source="ui/Carousel" bare>
        <Carousel
          label={words.carouselLabel}
          previousLabel={words.previous}
          nextLabel={words.next}
          position={(index, count) => fill(words.position, { at: index, count })}
          item="24rem"
        >
          {REARS.map((carline) => (
            <figure key={carline}>
              <CarPicture picture={studioPicture(carline, 'rear', rearAlt(carline))} sizes="24rem" />
              <Text as="figcaption" $tone="muted">
                {CARLINE_NAMES[carline]}
              </Text>
            </figure>
          ))}
        </Carousel>
      </Specimen>
      <Specimen title={words.drawing} source="components/CarPicture" bare>
        <Drawing>
          <CarPicture picture={drawing(words.altHero)} />
        </Drawing>
      </Specimen>
    </DesignSection>
  )
}
