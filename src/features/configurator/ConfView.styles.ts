import styled from 'styled-components'
import { Container } from '@/ui/Container'
import { color, layer, size, space } from '@/ui/theme/css-vars'
import { from, print } from '@/ui/theme/media'

export const Page = styled.div`
  /* On a small screen the picture stays above what changes it. */
  --preview-height: clamp(8rem, 26svh, 15rem);
  --stage-height: calc(var(--preview-height) + ${size.touch});
  ${from.m} { --preview-height: min(62vh, 40rem); }
`

export const Head = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.m};
  padding-block: ${space.m} ${space.s};
`

export const Notices = styled(Container)`
  display: grid;
  gap: ${space.s};
  &:not(:empty) { padding-block-end: ${space.s}; }
`

export const Columns = styled.div`
  ${from.m} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(21rem, 38%);
    max-width: calc(${size.content} + 2 * ${space.gutter});
    margin-inline: auto;
    padding-inline: ${space.gutter};
    gap: ${space.l};
    align-items: start;
  }
`

export const Stage = styled.div`
  position: sticky;
  inset-block-start: ${size.header};
  z-index: ${layer.sticky};
  background: ${color.canvas};
  ${print} { position: static; }
`

export const Steps = styled.div`
  display: grid;
  gap: ${space['2xl']};
  padding: ${space.m} ${space.gutter} ${space['2xl']};
  ${from.m} { padding-inline: 0; padding-block-start: 0; }
`

export const SummaryBand = styled.section`
  padding-block: ${space['2xl']};
  background: ${color.surface};
  scroll-margin-block-start: ${size.header};
`
