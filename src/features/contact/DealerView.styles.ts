import styled from 'styled-components'
import { Container } from '@/ui/Container'
import { color, space, type, weight } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'

export const Opening = styled.div`
  display: grid;
  gap: ${space.s};
  justify-items: start;
`

export const Address = styled.address`
  font-size: ${type.l};
  font-style: normal;
  font-weight: ${weight.light};
  line-height: 1.4;
  color: ${color.muted};
`

export const Columns = styled(Container)`
  display: grid;
  gap: ${space.xl} ${space['2xl']};
  padding-block: ${space['2xl']};
  ${from.l} { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); align-items: start; }
`

export const MapSide = styled.div`
  ${from.l} { grid-column: 2; }
`

/** The hours stand below the map. */
export const Facts = styled.div`
  display: grid;
  gap: ${space.l} ${space['2xl']};
  align-items: start;
  ${from.l} {
    grid-column: 1 / -1;
    grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 7fr);
    > :last-child { grid-area: 1 / 2 / span 2; }
  }
  > section { display: grid; gap: ${space.s}; }
`

export const Near = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: 0 ${space.m};
  margin-block: ${space.l};
  list-style: none;
`
