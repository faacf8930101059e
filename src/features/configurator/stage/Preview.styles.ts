import styled, { css } from 'styled-components'
import { CarPicture } from '@/components/CarPicture'
import { cutOutTogether } from '@/components/car-pictures/cut-out'
import { color, motion, space, type } from '@/ui/theme/css-vars'
import { below, forcedColors, from, print } from '@/ui/theme/media'

/** Two to one, as the studio draws the car; as wide as the column unless the window is too low for that. */
export const Figure = styled.figure`
  --frame-width: min(100%, var(--preview-height, 60vh) * 2);
  min-height: 0;
  ${below.m} { height: 100%; }
  ${from.l} {
    --frame-width: 100%;
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    height: 100%;
  }
  &:fullscreen {
    --frame-width: 100%;
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    align-content: center;
    background: ${color.canvas};
  }
`

export const Frame = styled.div`
  position: relative;
  width: var(--frame-width);
  aspect-ratio: 2;
  margin-inline: auto;
  overflow: clip;
  touch-action: pan-y;
  ${below.m} {
    width: 100%;
    height: 100%;
    aspect-ratio: auto;
    background: ${color.canvas};
    /* Over what follows, so that nothing moves. */
    &[data-large] { height: min(60svh, 100svh - 9rem); box-shadow: 0 0.5rem 1rem ${color.backdrop}; }
  }
  ${from.l} { aspect-ratio: auto; }
  *:fullscreen > & { aspect-ratio: auto; }
`

/** In the middle of a stage that is higher than the picture, and as wide as it: the longest car fills it. */
export const pictureBox = css`
  position: absolute;
  inset: 50% auto auto 50%;
  width: min(100%, 84rem);
  max-width: none;
  height: auto;
  aspect-ratio: 2;
  translate: -50% -50%;
`

/** The picture, and the live car over it. */
export const Car = styled.div`
  height: 100%;
  ${cutOutTogether}
`

/** All of the frame; of a large picture as much as fits, and the rest to be pushed into it. */
export const Pan = styled.div`
  height: 100%;
  transition: opacity ${motion.normal} ${motion.ease};
  /* A quick answer is not worth a flicker. By its class: by their tag all boxes would be styled anew in whatever becomes busy. */
  [aria-busy='true'] > * > & { opacity: 0.6; transition-delay: 400ms; }
  ${below.m} {
    display: grid;
    place-items: center;
    overflow: clip;
    [data-large] > * > & { justify-items: start; overflow: auto hidden; overscroll-behavior: contain; }
  }
`

/** A picture that shows but a part of the car fills the stage. */
export const Shown = styled(CarPicture)<{ $fills: boolean }>`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
  ${below.m} {
    /* As high as the stage, unless the car would be cut: it takes three quarters of its picture, and from the side seven eighths. */
    ${({ $fills, picture }) =>
      $fills
        ? css`max-height: var(--preview-height);`
        : css`
        width: min(2 * var(--preview-height), ${picture.view === 'ext-side' ? '113%' : '132%'});
        max-width: none;
        height: auto;
        aspect-ratio: 2;
        justify-self: center;
      `}
    [data-large] & { justify-self: start; width: auto; max-width: none; height: 100%; max-height: none; aspect-ratio: 2; }
    *:fullscreen & { max-height: none; }
  }
  ${from.l} {
    ${({ $fills }) =>
      $fills ? css`position: absolute; inset: 0; margin: auto; max-width: 84rem; max-height: 56rem;` : pictureBox}
  }
  *:fullscreen & { object-fit: contain; }
`

export const Caption = styled.figcaption`
  position: absolute;
  inset: auto ${space.xs} ${space['2xs']} auto;
  max-width: 75%;
  text-align: end;
  font-size: ${type.s};
  color: ${color.muted};
  text-shadow: 0 0 4px ${color.canvas};
  /* Over a cabin, which is dark where it ends. */
  &[data-ground] { background: none; color: ${color.muted}; }
`

/** Below the picture where there is room: a small picture for each view, one of them chosen. */
export const Views = styled.fieldset`
  display: none;
  ${from.m} {
    display: flex;
    gap: ${space['3xs']};
    width: min(var(--frame-width), 46rem);
    /* The same before there is anything in it. */
    height: 3.25rem;
    margin: ${space['3xs']} auto 0;
    padding: 2px 0;
    border: 0;
    overflow-x: auto;
    scrollbar-width: none;
  }
  ${print} { display: none; }
`

export const View = styled.label`
  position: relative;
  flex: 1 0 3.75rem;
  cursor: pointer;
  img, span { display: block; width: 100%; height: 100%; object-fit: cover; opacity: 0.55; }
  &:hover :is(img, span) { opacity: 0.85; }
  input { position: absolute; inset: 0; opacity: 0; cursor: pointer; }
  border-block-end: 2px solid transparent;
  &:has(:checked) { border-color: ${color.accent}; :is(img, span) { opacity: 1; } }
  &:has(:focus-visible) { outline: 2px solid ${color.focus}; outline-offset: 0; }
  ${forcedColors} { &:has(:checked) { border-color: Highlight; } }
`
