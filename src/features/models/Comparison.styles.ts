import styled from 'styled-components'
import { color, size, space, type, weight } from '@/ui/theme/css-vars'
import { below, from } from '@/ui/theme/media'

/** The cars stand above their columns: the same widths as in ComparisonTable.styles. */
export const Cars = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => `repeat(${$columns}, minmax(0, 1fr))`};
  gap: ${space.xs};
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

export const Version = styled.select`
  width: 100%;
  min-height: ${size.touch};
  padding: ${space['2xs']};
  border: 1px solid ${color.edge};
  background: ${color.raised};
  font-size: ${type.s};
  text-overflow: ellipsis;
`

/** A button and a link where there is room; on a phone, three times, both are words. */
export const Configure = styled.div`
  display: grid;
  > a:last-child { justify-self: start; }
  ${below.m} {
    justify-items: start;
    > a {
      min-height: ${size.touch};
      padding: 0;
      border: 0;
      background: none;
      font-weight: ${weight.regular};
      text-decoration: underline;
      text-decoration-color: ${color.accent};
      text-align: start;
      text-underline-offset: 0.25em;
    }
  }
`

export const Remove = styled.button`
  align-self: flex-start;
  min-height: ${size.touch};
  font-size: ${type.s};
  text-decoration: underline;
  text-decoration-color: ${color.accent};
  text-underline-offset: 0.25em;
`
