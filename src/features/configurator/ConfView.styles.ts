import styled from 'styled-components'
import { bottomRoom } from '@/ui/bottom-room'
import { color, layer, size, space } from '@/ui/theme/css-vars'
import { below, from, print, tall } from '@/ui/theme/media'

export const Page = styled.div`
  --preview-height: clamp(8rem, 30svh, 18rem);
  --step-bar-height: 4rem;
  --total-bar-height: 5.25rem;
  ${from.m} { --preview-height: min(62vh, 40rem); --step-bar-height: 3.75rem; }
`

/** Choices beside a stage: it is all that a wide window has beside them; on a small one the car comes first. */
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

/** The wall of the studio by day, as its pictures end: what lies on the stage has the colours of stone. */
export const Stage = styled.div`
  && { --color-canvas: color-mix(in srgb, ${color.white} 87%, ${color.black}); background: ${color.canvas}; }
  scroll-margin-block-start: ${size.header};
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
  ${print} { position: static; height: auto; padding: 0; }
`

export const Choosing = styled.div`
  ${from.m} { grid-column: 2; grid-row: 2; min-width: 0; }
  ${from.l} { padding-inline: ${space.m}; border-inline-start: 1px solid ${color.line}; }
`

/** The steps stay in view; on a small screen with a small picture of the car beside them, once the large one is out of it. */
export const StepBar = styled.div`
  position: relative;
  ${tall.m} { position: sticky; inset-block-start: ${size.header}; }
  z-index: ${layer.sticky};
  display: flex;
  height: var(--step-bar-height);
  border-block: 1px solid ${color.line};
  background: ${color.canvas};
  > nav { flex: 1; }
  ${from.l} { margin-inline: calc(-1 * ${space.m}); }
  ${print} { display: none; }
`

export const Steps = styled.div`
  display: grid;
  gap: ${space['2xl']};
  padding: ${space.m} ${space.gutter} ${space['2xl']};
  ${from.m} { padding-inline: 0; }
`

export const Notices = styled.div`
  display: grid;
  gap: ${space.s};
  &:not(:empty) { padding-block-end: ${space.s}; }
  ${below.m} { padding-inline: ${space.gutter}; }
`

/** What comes into it late has its room. Of it a line is empty for as long as all is shown: the first step begins there. */
export const Finder = styled.div`
  min-height: 8.25rem;
  margin-block-end: calc(${space.m} - ${space['2xl']});
  @media (scripting: none) { display: none; }
  ${print} { display: none; }
`

export const SummaryBand = styled.section`
  padding-block: ${space['2xl']};
  background: ${color.surface};
  scroll-margin-block-start: ${size.header};
`
