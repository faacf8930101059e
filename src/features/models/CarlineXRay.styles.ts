import styled from 'styled-components'
import { color, size, space, type, weight } from '@/ui/theme/css-vars'
import { below, from } from '@/ui/theme/media'
import { roomy, Scene, scrolled } from './CarlineChapters.styles'

/** Where the paint can turn to glass as the page is scrolled. Elsewhere the car is shown twice: painted, and as glass. */
const turning = '@media screen and (prefers-reduced-motion: no-preference) { @supports (animation-timeline: view())'
/** As many as a carline has powertrains, at the most. */
const CHOICES = [0, 1, 2]

export const Stage = styled.div`
  display: grid;
  /* The car keeps two thirds of its picture: on a phone what is dark around it lies outside of the window. */
  ${below.m} { picture { width: 125%; max-width: none; margin-inline: -12.5%; } }
  /* As the studio draws it: the room is there before the picture. */
  && img { aspect-ratio: auto 1920 / 820; width: 100%; mask: none; }
  ${turning} { > * { grid-area: 1 / 1; } } }
  ${roomy} { ${scrolled} { width: min(78vw, 84rem); margin-inline-end: -7vw; && img { mask: linear-gradient(90deg, transparent, black 20%); } } }
`

export const Glass = styled.div`
  position: relative;
  ${CHOICES.map((of) => `${Scene}:has([value="${of}"]:checked) &:not([data-of="${of}"])`).join()} { display: none; }
  ${turning} {
    @keyframes turns-to-glass { from { mask-position: 100% 0; } }
    mask: linear-gradient(90deg, black 40%, transparent 60%) 0 0 / 250% 100%;
    animation: turns-to-glass linear both;
    animation-timeline: view();
    animation-range: cover 35% cover 55%;
  } }
  ${roomy} { ${scrolled} { animation-timeline: --scene; animation-range: cover 40% cover 50%; } }
`

/** Each figure at the end of a line from its part, that of the boot above the car; on a phone in a row below it. */
export const Figures = styled.dl`
  > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; border: 0 solid ${color.text}; }
  dt { color: ${color.muted}; font-size: ${type.s}; }
  dd { font-size: ${type.m}; font-weight: ${weight.light}; white-space: nowrap; }
  ${below.m} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space['2xs']};
    padding-inline: ${space.gutter};
    /* As wide as each other, as far as no word is broken. */
    > div { flex: 1 1 0; min-width: min-content; border-width: 1px 0 0; }
  }
  ${from.m} {
    padding-block-end: ${space.s};
    > div {
      position: absolute;
      inset: 64% auto auto var(--x);
      max-width: 12em;
      padding: 9% 0 0 ${space['2xs']};
      border-width: 0 0 0 1px;
    }
    > :last-child {
      inset: auto calc(100% - var(--x)) 50% auto;
      padding: 0 ${space['2xs']} 15% 0;
      border-width: 0 1px 0 0;
      text-align: end;
    }
    dd { font-size: ${type.l}; line-height: 1.2; }
  }
`

export const Choice = styled.div`
  label { display: flex; align-items: center; gap: ${space.xs}; min-height: ${size.touch}; }
`
