import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import type { Picture } from '@/content/types'
import type { CarlineCode } from '@/domain/carline'
import { Container } from '@/ui/Container'
import { lampLights, roomLights } from '@/ui/lights-up'
import { size, space } from '@/ui/theme/css-vars'
import { below, beside, from, lowAndWide, print } from '@/ui/theme/media'
import { useFromServer } from '@/ui/use-hydrated'
import { CarPicture } from './CarPicture'
import { nameFirstPicture } from './car-transition'

const Root = styled.section`
  position: relative;
  display: grid;
  overflow: clip;
  ${from.l} { min-height: min(80vh, 44rem); }
`

/** The car, its price and the ways on fill the first screen; the tabs below end it. */
const Poster = styled(Root)`
  && { min-height: calc(100svh - ${size.header} - 6rem); }
`

/** Where the car is in its picture: beside the room that is kept for words, in the middle, all across it, at the end that is away from them, or everywhere. */
type Place = 'beside' | 'middle' | 'across' | 'close' | 'all'

const PLACE_OF_VIEW: Readonly<Partial<Record<Picture['view'], Place>>> = {
  hero: 'beside',
  teaser: 'middle',
  card: 'middle',
  rear: 'across',
  'close-front': 'close',
}

/** A part of a picture has its own middle. */
const placeIn = ({ view, detail }: Picture): Place => (detail ? 'all' : (PLACE_OF_VIEW[view] ?? 'all'))

/**
 * How wide a picture is and how far from the end of the window, in per cent of the window, and how much of its start fades, in per
 * cent of itself. A car that is not drawn beside the words moves aside for them, as far as its tail allows.
 */
const PLACING: Readonly<Record<Place, { width: number; end: number; fade: number }>> = {
  beside: { width: 88, end: 0, fade: 34 },
  middle: { width: 74, end: -11, fade: 18 },
  across: { width: 74, end: -7, fade: 18 },
  close: { width: 60, end: 0, fade: 30 },
  all: { width: 58, end: 0, fade: 12 },
}
/** What a phone leaves out of a picture at either side, so that the car is as large as it fits. */
const MARGINS: Readonly<Record<Place, string>> = {
  beside: '-36% 0',
  middle: '-11%',
  across: '-22% 0',
  close: '0',
  all: '-22% 0',
}
/** On a phone that is held across no more than the screen can use of it: its pixels are too small to be told apart. */
const SIZES = '(max-height: 30rem) 60vw, (min-width: 1280px) 88vw, (min-width: 768px) 100vw, 136vw'

const fillsHeight = (place: Place) => place === 'all' || place === 'close'

/** Above the words on a phone; beside and behind them on wider windows. Its edges fade into the dark background. */
const Scene = styled.div<{ $place: Place; $isPoster: boolean; $isLarge: boolean; $opens: boolean }>`
  position: relative;
  /* No higher than its picture, or the end of that would not fade. */
  align-self: start;
  margin-inline: ${({ $place }) => MARGINS[$place]};
  mask: linear-gradient(black 74%, transparent);
  img { width: 100%; ${({ $opens }) => $opens && roomLights} }
  ${({ $opens, $place }) => $opens && $place === 'beside' && lampLights('59% 54%')}
  ${({ $isPoster }) => $isPoster && `${below.m} { img { height: clamp(8rem, 30svh, 22rem); object-fit: cover; object-position: 50% 60%; } }`}
  ${from.m} { margin-inline: 0; }
  /* An outline fills its place: nothing of it is left out. */
  &:has(> [role='img']) { margin-inline: 0; }
  ${beside} {
    position: absolute;
    inset: 50% ${({ $place }) => PLACING[$place].end}% auto auto;
    width: ${({ $place }) => PLACING[$place].width}%;
    margin: 0;
    transform: translateY(-52%);
    mask:
      linear-gradient(90deg, transparent 2%, black ${({ $place }) => PLACING[$place].fade}%),
      linear-gradient(transparent, black 16%, black 84%, transparent);
    mask-composite: intersect;
    img { height: auto; }
    /* It has the half that is away from the words. */
    > [role='img'] { width: 50vw; margin-inline: auto ${({ $place }) => -PLACING[$place].end}vw; }
    /* A cabin, and a view from close by, has no room for words: it stands beside them, as high as they do. */
    ${({ $place }) =>
      fillsHeight($place) &&
      css`
        inset-block: 0;
        align-self: stretch;
        transform: none;
        mask: linear-gradient(90deg, transparent, black ${PLACING[$place].fade}%);
        picture, img { height: 100%; }
        > [role='img'] { top: 50%; transform: translateY(-50%); }
        /* Of a front from close by its lamp is shown, not half of its plate. */
        img { object-fit: cover; ${$place === 'close' && 'object-position: 100% 50%;'} }
      `}
  }
  ${({ $isLarge }) => $isLarge && `${from.l} { width: 98%; }`}
  /* On paper the words are dark: they stand below it. */
  ${print} { position: static; width: 60%; margin: 0; transform: none; mask: none; }
`

const Words = styled(Container)<{ $name: boolean; $isBeside: boolean }>`
  position: relative;
  align-self: end;
  display: grid;
  gap: ${space.s};
  justify-items: start;
  padding-block: ${space['2xs']} ${space.l};
  ${({ $name }) => $name && `align-self: start; gap: ${space['2xs']}; ${below.m} { > p:first-child { display: none; } }`}
  ${beside} {
    padding-block: ${space['2xl']};
    ${({ $isBeside }) => $isBeside && 'align-self: center;'}
    ${({ $name }) => $name && `align-self: end; padding-block-end: ${space.xl};`}
    > * { max-width: 31rem; }
    > :last-child:not(p) { max-width: 42rem; }
    /* A name is never broken, and stands above the bonnet; a sentence ends before the car begins, but for a word that is longer. */
    > h1 { ${({ $name }) => ($name ? 'max-width: 42rem' : 'width: min-content; min-width: min(42rem, 42vw); max-width: none')}; }
  }
  ${lowAndWide} { gap: ${space['2xs']}; padding-block: ${space.s}; }
`

interface HeroSceneProps {
  picture: Picture | undefined
  /** The car that the page is about: its picture comes out of the card that led here. */
  car?: CarlineCode
  /** Its title is the name of a car. */
  isNamed?: boolean
  /** No word is longer than the lines below it: the car may begin where they end. */
  isShort?: boolean
  children: ReactNode
}

/** The first screen of a page about a car: the car in the dark, words beside it. */
export function HeroScene({ picture, car, isNamed = false, isShort = false, children }: HeroSceneProps) {
  const Frame = isNamed ? Poster : Root
  // A visit is a document: the pages that follow are lit when they come.
  const opens = useFromServer()
  return (
    <Frame data-ground="night">
      {picture && !picture.is_fallback && (
        <Scene
          $place={placeIn(picture)}
          $isPoster={isNamed}
          $isLarge={isShort}
          $opens={opens}
          ref={(scene) => (car ? nameFirstPicture(car, scene) : undefined)}
        >
          <CarPicture picture={picture} sizes={SIZES} priority />
        </Scene>
      )}
      <Words $name={isNamed} $isBeside={picture !== undefined && fillsHeight(placeIn(picture))}>
        {children}
      </Words>
    </Frame>
  )
}
