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

/** The hero fills the first screen, down to the tabs below it. */
const Poster = styled(Root)`
  && { min-height: calc(100svh - ${size.header} - 6rem); }
`

/** Position of the car in its picture: beside space for text, in the middle, over the full width, at the far end, or all over. */
type Place = 'beside' | 'middle' | 'across' | 'close' | 'all'

const VIEW_PLACES: Readonly<Partial<Record<Picture['view'], Place>>> = {
  hero: 'beside',
  teaser: 'middle',
  card: 'middle',
  rear: 'across',
  'close-front': 'close',
}

/** A cropped picture has its own focal point. */
const placeIn = ({ view, detail }: Picture): Place => (detail ? 'all' : (VIEW_PLACES[view] ?? 'all'))

/**
 * Width of the picture and its distance from the window's end, in per cent of the window; length of the fade at its start, in per
 * cent of the picture. A picture without space for text is moved aside, as far as the car stays visible.
 */
const PLACING: Readonly<Record<Place, { width: number; end: number; fade: number }>> = {
  beside: { width: 88, end: 0, fade: 34 },
  middle: { width: 74, end: -11, fade: 18 },
  across: { width: 74, end: -7, fade: 18 },
  close: { width: 60, end: 0, fade: 30 },
  all: { width: 58, end: 0, fade: 12 },
}
/** Crop at both sides on a phone, so that the car is as large as possible. */
const MARGINS: Readonly<Record<Place, string>> = {
  beside: '-36% 0',
  middle: '-11%',
  across: '-22% 0',
  close: '0',
  all: '-22% 0',
}
/** Limits the resolution on a phone in landscape: its pixels are too small to see a difference. */
const SIZES = '(max-height: 30rem) 60vw, (min-width: 1280px) 88vw, (min-width: 768px) 100vw, 136vw'

const fillsHeight = (place: Place) => place === 'all' || place === 'close'

/** Above the text on a phone, beside and behind it on wider windows. Its edges fade into the dark background. */
const Scene = styled.div<{ $place: Place; $isPoster: boolean; $isLarge: boolean; $opens: boolean }>`
  position: relative;
  /* Not higher than the picture, or its lower edge would not fade. */
  align-self: start;
  margin-inline: ${({ $place }) => MARGINS[$place]};
  mask: linear-gradient(black 74%, transparent);
  img { width: 100%; ${({ $opens }) => $opens && roomLights} }
  ${({ $opens, $place }) => $opens && $place === 'beside' && lampLights('59% 54%')}
  ${({ $isPoster }) => $isPoster && `${below.m} { img { height: clamp(8rem, 30svh, 22rem); object-fit: cover; object-position: 50% 60%; } }`}
  ${from.m} { margin-inline: 0; }
  /* An outline is not cropped. */
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
    /* It takes the half beside the text. */
    > [role='img'] { width: 50vw; margin-inline: auto ${({ $place }) => -PLACING[$place].end}vw; }
    /* A cabin or a close-up has no space for text, so it stands beside the text, at the same height. */
    ${({ $place }) =>
      fillsHeight($place) &&
      css`
        inset-block: 0;
        align-self: stretch;
        transform: none;
        mask: linear-gradient(90deg, transparent, black ${PLACING[$place].fade}%);
        picture, img { height: 100%; }
        > [role='img'] { top: 50%; transform: translateY(-50%); }
        /* A close-up of the front shows the lamp, not half of the number plate. */
        img { object-fit: cover; ${$place === 'close' && 'object-position: 100% 50%;'} }
      `}
  }
  ${({ $isLarge }) => $isLarge && `${from.l} { width: 98%; }`}
  /* In print the text is dark, so it stands below the picture. */
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
    /* A name never breaks and may stand above the bonnet. A sentence ends before the car begins, unless a word is longer. */
    > h1 { ${({ $name }) => ($name ? 'max-width: 42rem' : 'width: min-content; min-width: min(42rem, 42vw); max-width: none')}; }
  }
  ${lowAndWide} { gap: ${space['2xs']}; padding-block: ${space.s}; }
`

interface HeroSceneProps {
  picture: Picture | undefined
  /** The car of the page: its picture is animated from the card of the link (view transition). */
  car?: CarlineCode
  /** The title is the name of a car. */
  isNamed?: boolean
  /** The title is no wider than the lines below it, so the car may begin where they end. */
  isShort?: boolean
  children: ReactNode
}

/** The hero of a page about a car: a dark picture with text beside it. */
export function HeroScene({ picture, car, isNamed = false, isShort = false, children }: HeroSceneProps) {
  const Frame = isNamed ? Poster : Root
  // The lights animation plays once per document: after a client-side navigation the car is lit from the start.
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
