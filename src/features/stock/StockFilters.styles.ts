import styled from 'styled-components'
import { color, size, space, type, weight } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'
import { SearchLink } from './SearchLink'

export const Panel = styled.aside`
  display: flex;
  flex-direction: column;
  gap: ${space.m};
  min-width: 0;
`

export const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space['2xs']};
  min-width: 0;
`

export const GroupTitle = styled.h2`
  font-size: ${type.s};
  font-weight: ${weight.medium};
  color: ${color.muted};
`

/** A row that scrolls on a phone, a list beside the cars where there is room. */
export const Models = styled.ul`
  display: flex;
  gap: 0 ${space.s};
  overflow-x: auto;
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.touch};
    white-space: nowrap;
    text-decoration: none;
    color: ${color.muted};
    border-block-end: 2px solid transparent;
  }
  a:hover { color: ${color.text}; }
  a[aria-current] { color: ${color.text}; border-color: ${color.accent}; }
  ${from.l} {
    flex-direction: column;
    overflow: visible;
    a { min-height: 2.25rem; }
  }
`

/** Closed above the cars, so that a phone shows cars first; beside them there is room for all of it. */
export const Fold = styled.details`
  border-block-start: 1px solid ${color.line};
  padding-block-start: ${space.s};
  > summary {
    min-height: ${size.touch};
    display: flex;
    align-items: center;
    justify-content: space-between;
    font-weight: ${weight.medium};
  }
  &[open] > summary > svg { transform: rotate(180deg); }
  > * + * { margin-block-start: ${space.m}; }
  ${from.l} {
    @supports selector(::details-content) {
      > summary { display: none; }
      &::details-content { content-visibility: visible; height: auto; }
    }
  }
`

export const Boxes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space['2xs']};
  list-style: none;
`

export const Box = styled(SearchLink)<{ $empty?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space['2xs']};
  min-height: ${size.touch};
  padding: ${space['3xs']} ${space.xs};
  border: 1px solid ${color.edge};
  font-size: ${type.s};
  text-decoration: none;
  color: ${({ $empty }) => ($empty ? color.muted : color.text)};
  &:hover { border-color: ${color.text}; }
  &[aria-current] { background: ${color.accent}; border-color: ${color.accent}; color: ${color.onAccent}; }
  > span + span { font-variant-numeric: tabular-nums; opacity: 0.75; }
`

export const Swatch = styled.i<{ $hex: string }>`
  flex: none;
  width: 1rem;
  height: 1rem;
  border: 1px solid ${color.edge};
  background: ${({ $hex }) => $hex};
`
