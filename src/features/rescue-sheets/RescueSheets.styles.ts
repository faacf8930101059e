import styled from 'styled-components'
import { color, size, space, type, weight } from '@/ui/theme/css-vars'
import { forcedColors, from } from '@/ui/theme/media'

export const Models = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  a { display: inline-flex; align-items: center; min-height: ${size.touch}; }
`

export const Sheet = styled.article`
  display: grid;
  gap: ${space.m};
  padding-block: ${space.l};
  border-block-start: 1px solid ${color.line};
  ${from.l} { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); column-gap: ${space.xl}; }
`

/** A sheet is paper. */
export const Drawings = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.s};
  figcaption { padding-block: ${space['3xs']}; color: ${color.muted}; font-size: ${type.s}; }
`

export const Drawing = styled.img`
  width: 100%;
  background: ${color.white};
`

export const Facts = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.s};
`

export const Legend = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: ${space['3xs']} ${space.s};
  font-size: ${type.s};
  li { display: flex; align-items: baseline; gap: ${space['2xs']}; }
`

export const Swatch = styled.span.attrs({ 'aria-hidden': true })<{ $color: string }>`
  flex: none;
  width: 1.25em;
  height: 0.7em;
  border: 1px solid ${color.edge};
  background: ${({ $color }) => $color};
  ${forcedColors} { forced-color-adjust: none; }
`

export const File = styled.a`
  display: inline-grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  column-gap: ${space['2xs']};
  min-height: ${size.touch};
  font-weight: ${weight.medium};
  text-decoration-color: ${color.accent};
  &:hover { color: ${color.accentText}; }
  svg { color: ${color.accentText}; }
  small { grid-column: 2; font-size: ${type.s}; font-weight: ${weight.regular}; color: ${color.muted}; }
`
