import styled from 'styled-components'
import { Container } from '@/ui/Container'
import { color, space, type, weight } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'

export const Opening = styled(Container)`
  display: grid;
  gap: ${space.s};
  justify-items: start;
  padding-block: ${space['2xl']} ${space.xl};
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
  padding-block-end: ${space['2xl']};
  ${from.l} { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); align-items: start; }
`

export const Facts = styled.div`
  display: grid;
  gap: ${space.l};
  > section { display: grid; gap: ${space.s}; }
`

export const Near = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: 0 ${space.m};
  margin-block: ${space.l};
  list-style: none;
`
