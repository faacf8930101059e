import styled from 'styled-components'
import { color, size, space, weight } from '@/ui/theme/css-vars'
import { from, print } from '@/ui/theme/media'

/** Nothing is sent: the list follows each choice. What opens the other questions stands at the end of the line that says how many are left. */
export const Bar = styled.div.attrs({ role: 'group' })`
  display: grid;
  gap: ${space['2xs']} ${space.m};
  > * { grid-area: 2 / 1; }
  > fieldset { grid-row: 1; }
  ${from.l} {
    grid-template-columns: auto 1fr;
    > fieldset { z-index: 1; }
    > * { grid-row: 1; }
    > details { grid-column: 1 / -1; }
    > div { grid-column: 2; }
  }
  ${print} { display: none; }
`

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: ${size.touch};
  place-self: start;
  z-index: 1;
`

export const Count = styled.p`
  font-weight: ${weight.book};
  @media (scripting: none) { display: none; }
`

export const Clear = styled.button`
  min-height: ${size.touch};
  text-decoration: underline;
  text-decoration-color: ${color.accent};
`

export const Panel = styled.details`
  > summary {
    display: flex;
    align-items: center;
    gap: ${space['2xs']};
    width: fit-content;
    min-height: ${size.touch};
    font-weight: ${weight.medium};
    margin-inline-start: auto;
  }
  > summary > svg { color: ${color.accentText}; }
  &[open] > summary > svg { transform: rotate(180deg); }
`
