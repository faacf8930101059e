import styled from 'styled-components'
import { color, space } from '@/ui/theme/css-vars'
import { from, print } from '@/ui/theme/media'

/** A form that leads to a page of its own. */
export const Form = styled.form`
  display: grid;
  gap: ${space.m};
  justify-items: start;
  padding: ${space.m};
  border-block-start: 1px solid ${color.accent};
  background: ${color.surface};
  > * { width: 100%; }
  > button { width: auto; }
  ${from.m} { padding: ${space.l}; }
  ${print} { display: none; }
`

/** Fields beside each other where there is room. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr));
  gap: ${space.m} ${space.s};
  align-items: end;
`

export const Questions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: ${space.l} ${space.xl};
`

export const Reasons = styled.ul`
  display: grid;
  gap: ${space['2xs']};
  padding-inline-start: 1.1em;
  list-style: disc;
`

/** Cards below each other. */
export const Lines = styled.ul`
  display: grid;
  gap: ${space.m};
  list-style: none;
`
