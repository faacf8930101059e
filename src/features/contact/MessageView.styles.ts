import styled from 'styled-components'
import { Container } from '@/ui/Container'
import { quietLinkStyles } from '@/ui/TextLink'
import { color, size, space, type } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'

/** The form, and beside it the car and what happens next; on a phone the car comes first. */
export const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  padding-block-end: ${space['3xl']};
  ${from.l} { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); column-gap: ${space['2xl']}; align-items: start; }
`

export const Side = styled.aside`
  display: grid;
  gap: ${space.l};
  ${from.l} { grid-column: 2; grid-row: 1; position: sticky; top: calc(${size.header} + ${space.m}); }
`

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  ${from.l} { grid-column: 1; grid-row: 1; }
`

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
`

export const Fields = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding-block-start: ${space.m};
  border-block-start: 1px solid ${color.accent};
  > h2 { margin-block-end: ${space['2xs']}; }
`

/** Two short fields share a line where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  ${from.m} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`

export const End = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s};
  > p[role='status'] { min-height: 1.6em; color: ${color.muted}; font-size: ${type.s}; }
  > p { max-width: ${size.measure}; }
`

/** A person does not see it, a screen reader does not read it, and the Tab key passes it by. */
export const ForMachines = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`

export const Summary = styled.div`
  display: grid;
  gap: ${space['2xs']};
  padding: ${space.m};
  border: 1px solid ${color.error};
  background: ${color.surface};
  ul { display: grid; gap: ${space['3xs']}; list-style: none; }
  a { ${quietLinkStyles} display: inline-flex; align-items: center; min-height: 1.75rem; text-decoration-color: ${color.error}; }
`

export const Card = styled.section`
  display: grid;
  gap: ${space.s};
  padding: ${space.m};
  background: ${color.surface};
  > h2 { font-size: ${type.s}; color: ${color.muted}; }
`

export const CarWords = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space['3xs']};
`

/** One car of several to choose from. */
export const CarOption = styled.div`
  border-block-end: 1px solid ${color.line};
`

export const CarList = styled.ul`
  display: grid;
  gap: ${space.s};
  list-style: none;
`

export const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  a { ${quietLinkStyles} display: inline-flex; align-items: center; min-height: ${size.touch}; text-decoration-color: ${color.accent}; }
`

export const MessageNumber = styled.p`
  font-size: ${type.xl};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.02em;
  color: ${color.accentText};
`

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space['3xs']}; padding-block-start: ${space.xs}; border-block-start: 1px solid ${color.line}; }
  dt { font-size: ${type.s}; color: ${color.muted}; }
  dd { margin: 0; }
`
