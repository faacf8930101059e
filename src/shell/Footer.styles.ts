import styled from 'styled-components'
import { FoldedOnPhone } from '@/ui/FoldedOnPhone'
import { quietLinkStyles } from '@/ui/TextLink'
import { color, size, space, type, weight } from '@/ui/theme/css-vars'
import { below, from } from '@/ui/theme/media'
import { touchSquare } from '@/ui/touch'

export const Root = styled.footer`
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};
`

export const Top = styled.div`
  display: grid;
  gap: ${space.l};
  padding-block: ${space['2xl']};
  ${below.m} {
    grid-template-columns: 1fr auto;
    padding-block-end: ${space.s};
    > nav { grid-column: 1 / -1; order: 1; }
  }
  ${from.l} { grid-template-columns: auto minmax(0, 1fr) auto; gap: ${space.xl}; }
  > svg { width: 3.5rem; height: 3.5rem; margin-inline-start: -0.375rem; }
`

export const Groups = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: ${space.l} ${space.m};
  ${below.l} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  ${below.m} { grid-template-columns: none; gap: 0; }
`

/** On a phone one line each. Where a browser cannot open it by style, it stays folded and says its title once. */
export const Group = styled(FoldedOnPhone)`
  ${below.m} {
    border-block-end: 1px solid ${color.line};
    > summary { justify-content: space-between; min-height: ${size.touch}; font-size: inherit; }
    > :last-child { padding-block-end: ${space.s}; }
    > [data-repeats] { display: none; }
  }
  @supports not selector(::details-content) { > [data-repeats] { display: none; } }
`

export const GroupTitle = styled.p`
  margin-block-end: ${space['3xs']};
  font-weight: ${weight.medium};
  /* As high as its line: the words alone are too low to be pressed with ease. */
  a { ${quietLinkStyles} display: inline-block; }
`

export const Links = styled.ul`
  display: grid;
  [data-line] { border-block-start: 1px solid ${color.line}; }
  color: ${color.muted};
  font-size: ${type.s};
  a { ${quietLinkStyles} display: inline-block; padding-block: 0.4rem; }
`

export const Social = styled.ul`
  display: flex;
  gap: ${space['2xs']};
  a {
    ${touchSquare}
    border: 1px solid ${color.line};
    &:hover { border-color: ${color.edge}; color: ${color.accentText}; }
  }
`

export const Bottom = styled.div`
  display: grid;
  gap: ${space.m};
  padding-block: ${space.l};
  border-block-start: 1px solid ${color.line};
  color: ${color.muted};
`

export const Notes = styled.div`
  display: grid;
  gap: ${space['2xs']} ${space.xl};
  p { color: inherit; }
  ${from.l} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`

export const Secondary = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  font-size: ${type.s};
  a { ${quietLinkStyles} display: inline-block; padding-block: 0.4rem; }
`

export const Company = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  font-size: ${type.s};
`
