import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Picture } from '@/contract/common'
import type { CarlineCode } from '@/domain/carline'
import { Container } from '@/ui/Container'
import { lightsUp } from '@/ui/lights-up'
import { space } from '@/ui/theme/css-vars'
import { from, print } from '@/ui/theme/media'
import { CarPicture } from './CarPicture'
import { nameFirstPicture } from './car-transition'

const Root = styled.section`
  position: relative;
  display: grid;
  overflow: clip;
  ${from.l} { min-height: min(80vh, 44rem); }
`

/** Where the car is in its picture: beside the room that is kept for words, in the middle, or somewhere. */
type Place = 'beside' | 'middle' | 'any'

const placeIn = ({ view }: Picture): Place =>
  view === 'hero' ? 'beside' : view === 'teaser' || view === 'card' ? 'middle' : 'any'

/** Of the window. The room for the words is a part of the hero: it may be wider. */
const WIDTH: Readonly<Record<Place, number>> = { beside: 88, middle: 74, any: 82 }
/** On a phone that is held across no more than the screen can use of it: its pixels are too small to be told apart. */
const SIZES = '(max-height: 30rem) 60vw, (min-width: 1280px) 88vw, (min-width: 768px) 100vw, 136vw'

/** Above the words on a phone; beside and behind them on wider windows. Its edges fade into the dark background. */
const Scene = styled.div<{ $place: Place; $close: boolean }>`
  margin-inline: ${({ $place }) => ($place === 'beside' ? '-36%' : '-22%')} 0;
  mask: linear-gradient(black 74%, transparent);
  img { width: 100%; ${lightsUp} }
  ${from.m} { margin-inline: 0; }
  ${from.l} {
    position: absolute;
    /* A car drawn in the middle of its picture moves aside for the words, and is smaller, or its tail would be cut off. */
    inset: 50% ${({ $place }) => ($place === 'middle' ? '-11%' : 0)} auto auto;
    width: ${({ $place }) => WIDTH[$place]}%;
    margin: 0;
    transform: translateY(-52%);
    /* A close view fills its picture: what lies behind the words has to be darker. */
    mask:
      linear-gradient(90deg, transparent 2%, black ${({ $place, $close }) => ($close ? '68%' : $place === 'middle' ? '18%' : '34%')}),
      linear-gradient(transparent, black 16%, black 84%, transparent);
    mask-composite: intersect;
  }
  /* On paper the words are dark: they stand below it. */
  ${print} { position: static; width: 60%; margin: 0; transform: none; mask: none; }
`

const Words = styled(Container)<{ $name: boolean }>`
  position: relative;
  align-self: end;
  display: grid;
  gap: ${space.s};
  justify-items: start;
  padding-block: ${space.s} ${space.xl};
  ${from.l} {
    padding-block: ${space['2xl']};
    > * { max-width: 31rem; }
    > :last-child:not(p) { max-width: 42rem; }
    /* A name is never broken, and stands above the bonnet; a sentence ends before the car begins, but for a word that is longer. */
    > h1 { ${({ $name }) => ($name ? 'max-width: 42rem' : 'width: min-content; min-width: min(42rem, 42vw); max-width: none')}; }
  }
`

interface HeroSceneProps {
  picture: Picture | undefined
  /** The car that the page is about: its picture comes out of the card that led here. */
  car?: CarlineCode
  /** Its title is the name of a car. */
  isNamed?: boolean
  children: ReactNode
}

/** The first screen of a page about a car: the car in the dark, words beside it. */
export function HeroScene({ picture, car, isNamed = false, children }: HeroSceneProps) {
  return (
    <Root data-ground="night">
      {picture && !picture.is_fallback && (
        <Scene
          $place={placeIn(picture)}
          $close={picture.view.startsWith('close')}
          ref={(scene) => (car ? nameFirstPicture(car, scene) : undefined)}
        >
          <CarPicture picture={picture} sizes={SIZES} priority />
        </Scene>
      )}
      <Words $name={isNamed}>{children}</Words>
    </Root>
  )
}
