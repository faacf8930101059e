import styled from 'styled-components'
import { Container } from '@/ui/Container'
import { color, size, space, type, weight } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'

export const Opening = styled(Container)`
  display: grid;
  gap: ${space.s};
  padding-block: ${space['2xl']} ${space.l};
  h1 { max-width: 18em; }
`

export const Lead = styled.p`
  max-width: 38em;
  font-size: ${type.l};
  font-weight: ${weight.light};
  line-height: 1.45;
  color: ${color.muted};
`

/** To the edges of the window, until the window is wider than the page. */
export const Picture = styled.div`
  max-width: calc(${size.content} + 2 * ${space.gutter});
  margin-inline: auto;
  ${from.xl} { padding-inline: ${space.gutter}; }
  img { width: 100%; aspect-ratio: 2; object-fit: cover; }
`

export const Body = styled.div`
  padding-block-start: ${space.l};
`

export const Foot = styled(Container)`
  padding-block-end: ${space.xl};
`
