import styled from 'styled-components'
import { space, type, weight } from '@/ui/theme/css-vars'
import { below, from } from '@/ui/theme/media'

/** As many as that, and fewer on a narrow phone and where letters are large: a price with its cents does not reach into the next car. */
const besideEachOther = (cars: number) => `repeat(auto-fit, minmax(min(100%, max(7.5rem, ${90 / cars}%)), 1fr))`

/** Four are too narrow for a picture and a price on a tablet held upright too, and their columns scroll there: two and two. */
const narrow = (cars: number) => (cars > 3 ? '@media (max-width: 59.99em)' : below.m)

/** The cars stand above their columns: the same widths as in ComparisonTable.styles. */
export const Cars = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => `repeat(${$columns}, minmax(0, 1fr))`};
  list-style: none;
  padding-inline-start: 22%;
  ${({ $columns }) => narrow($columns)} {
    grid-template-columns: ${({ $columns }) => besideEachOther($columns > 3 ? 2 : $columns)};
    gap: ${space.xs};
    padding-inline-start: 0;
  }
`

/** Each part in a line with that of its neighbours: six at the most. */
export const Car = styled.li`
  display: grid;
  grid-row: span 6;
  grid-template: subgrid / minmax(0, 1fr);
  align-items: start;
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
