import styled from 'styled-components'
import { color, space, type } from '@/ui/theme/css-vars'
import { below } from '@/ui/theme/media'
import { pressLine } from '@/ui/touch'
import { SearchLink } from './SearchLink'

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  align-items: center;
  border-block-end: 1px solid ${color.line};
  /* Whatever it says, the orders and looks stay in their line. */
  > :first-child { flex: 1 0 9rem; line-height: 1.35; }
  > nav { min-width: 0; }
`

export const Options = styled.ul`
  display: flex;
  gap: 0 ${space.s};
  overflow-x: auto;
  list-style: none;
  > li { flex: none; }
  font-size: ${type.s};
`

export const Option = styled(SearchLink)`
  ${pressLine}
  color: ${color.muted};
  white-space: nowrap;
  text-decoration: none;
  border-block-end: 2px solid transparent;
  &:hover { color: ${color.text}; }
  &[aria-current] { color: ${color.text}; border-color: ${color.accent}; }
`

/** A phone has room for one look. */
export const Layouts = styled.nav`
  ${below.m} { display: none; }
`
