import styled from 'styled-components'
import { bottomRoom } from '@/ui/bottom-room'
import { aboveBottomBar } from '@/ui/theme/bottom-bar'
import { color, layer, motion, size, space } from '@/ui/theme/css-vars'
import { below, from, print, tall } from '@/ui/theme/media'

export const Page = styled.div`
  --preview-height: max(8rem, 30svh + 2px);
  --step-bar-height: 3rem;
  --total-bar-height: 4rem;
  ${from.m} { --preview-height: min(62vh, 40rem); }
  ${aboveBottomBar}
`

/** Of a phone that is high enough for a car, the steps and a few of their choices. */
const phone = '@media (max-width: 47.99em) and (min-height: 38em)'

/** Choices beside a stage: it is all that a wide window has beside them. On a phone the car comes first. */
export const Columns = styled.div`
  ${from.m} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(21rem, 40%);
    grid-template-rows: auto minmax(0, 1fr);
    column-gap: ${space.l};
    padding-inline: ${space.gutter};
    align-items: start;
  }
  ${from.l} {
    grid-template-columns: minmax(0, 1fr) 26rem;
    column-gap: 0;
    padding-inline: 0;
  }
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.m};
  padding: ${space.m} ${space.gutter} ${space.s};
  ${from.m} { grid-column: 1 / -1; padding-inline: 0; }
  ${from.l} { grid-column: 2; grid-row: 1; padding: ${space.m} ${space.m} ${space.s}; }
`

/**
 * Lies over what is chosen on a phone. It stays while one chooses what can be seen of the car, and lets go by its upper edge alone, under
 * the header, so that nothing below it moves. Its own attribute says which, and that of the bar of the steps: a property of the page
 * that both inherit would have the browser work out the styles of all ninety choices anew.
 */
export const Stage = styled.div`
  background: ${color.canvas};
  /* As high with every view: what stands below it keeps its place while the steps change it. */
  ${below.m} { height: var(--preview-height); }
  ${phone} {
    position: sticky;
    inset-block-start: calc(${size.header} - var(--preview-height));
    &[data-stays] { inset-block-start: ${size.header}; }
    z-index: calc(${layer.sticky} - 1);
    transition: inset-block-start ${motion.normal} ${motion.ease};
  }
  ${from.m} {
    position: sticky;
    inset-block-start: calc(${size.header} + ${space.s});
    grid-column: 1;
    grid-row: 2;
  }
  /* All the height between the header and the total. */
  ${from.l} {
    grid-row: 1 / -1;
    inset-block-start: ${size.header};
    height: calc(100svh - ${size.header} - var(--total-bar-height) - ${bottomRoom});
    min-height: 24rem;
  }
  ${print} { position: static; height: auto; }
`

/** What could be chosen says nothing on paper: the summary lists what was. */
export const Choosing = styled.div`
  ${from.m} { grid-column: 2; grid-row: 2; min-width: 0; }
  ${from.l} { padding-inline: ${space.m}; border-inline-start: 1px solid ${color.line}; }
`

/** The steps stay in view, and the search at their end with what it is asked. */
export const StepBar = styled.div`
  position: relative;
  ${tall.s} { position: sticky; inset-block-start: ${size.header}; }
  ${phone} { &[data-stays] { inset-block-start: calc(${size.header} + var(--preview-height)); } }
  /* Under the car, which a phone shows larger over it; that is under the header. */
  z-index: calc(${layer.sticky} - 2);
  display: grid;
  grid-template: 'steps find' var(--step-bar-height) 'asked asked' auto / minmax(0, 1fr) min(3.5rem, 15vw);
  border-block: 1px solid ${color.line};
  background: ${color.canvas};
  transition: inset-block-start ${motion.normal} ${motion.ease};
  ${from.l} { margin-inline: calc(-1 * ${space.m}); }
`

export const Steps = styled.div`
  display: grid;
  gap: ${space['2xl']};
  padding: ${space.m} ${space.gutter} ${space['2xl']};
  ${from.m} { padding-inline: 0; }
  /* Below what stays under the header, for which every page leaves room: a step that is jumped to begins below their bar, and so does what gets the focus. */
  > * > section, section :is(a, button, input, summary) { scroll-margin-block-start: var(--step-bar-height); }
  /* And below the car, or what is searched for, which takes the car's room. */
  ${phone} { > [data-shows-car] > section, > [data-shows-car] :is(a, button, input, summary) { scroll-margin-block-start: calc(var(--preview-height) + var(--step-bar-height)); } }
  &[data-searched] > * > section { scroll-margin-block-start: calc(8.5rem + var(--step-bar-height)); }
`

export const Notices = styled.div`
  display: grid;
  gap: ${space.s};
  &:not(:empty) { padding-block-end: ${space.s}; }
  ${below.m} { padding-inline: ${space.gutter}; }
`

export const SummaryBand = styled.section`
  padding-block: ${space['2xl']};
  background: ${color.surface};
  scroll-margin-block-start: ${size.header};
`
