import styled from 'styled-components'
import { space, type, weight } from '@/ui/theme/css-vars'
import { below, from } from '@/ui/theme/media'

/** As many as that, and fewer where letters are large: a price does not break. */
const besideEachOther = (cars: number) => `repeat(auto-fit, minmax(min(100%, max(6rem, ${90 / cars}%)), 1fr))`

/** The cars stand above their columns: the same widths as in ComparisonTable.styles. */
export const Cars = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => `repeat(${$columns}, minmax(0, 1fr))`};
  gap: ${space.xs};
  list-style: none;
  /* Four beside each other are too narrow for a picture there: two and two. */
  ${below.m} { grid-template-columns: ${({ $columns }) => besideEachOther($columns > 3 ? 2 : $columns)}; }
  ${from.m} {
    gap: 0;
    padding-inline-start: 22%;
  }
`

export const Car = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space['2xs']};
  min-width: 0;
  ${from.m} { padding-inline-end: ${space.s}; }
`

export const Name = styled.h3`
  font-size: ${type.m};
  font-weight: ${weight.medium};
  line-height: 1.3;
  ${below.m} { font-size: ${type.s}; }
`
