import styled from 'styled-components'
import { RichText } from '@/blocks/RichText'
import { RouteLink } from '@/routing/RouteLink'
import { Container } from '@/ui/Container'
import { quietLinkStyles } from '@/ui/TextLink'
import { color, motion, size, space, type, weight } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'
import { pressLine } from '@/ui/touch'
import { FOUND } from './use-highlights'

/** A margin that says where one is, and the matter beside it. */
export const Layout = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  padding-block-end: ${space['2xl']};
  ${from.l} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    column-gap: ${space['2xl']};
    align-items: start;
  }
`

export const Margin = styled.nav`
  min-width: 0;
  ${from.l} {
    position: sticky;
    top: calc(${size.header} + ${space.m});
  }
`

/** A row that scrolls on a phone, a column beside the questions where there is room. */
export const GroupLinks = styled.ul`
  display: flex;
  gap: ${space['2xs']};
  margin-inline: calc(-1 * ${space.gutter});
  padding-inline: ${space.gutter};
  padding-block-end: ${space['2xs']};
  overflow-x: auto;
  list-style: none;
  > li { flex: none; }
  scrollbar-width: thin;
  a {
    display: flex;
    align-items: center;
    gap: ${space['2xs']};
    min-height: ${size.touch};
    padding-inline: ${space.s};
    border: 1px solid ${color.line};
    white-space: nowrap;
    text-decoration: none;
    color: ${color.muted};
    transition: color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease};
  }
  a:hover { color: ${color.text}; border-color: ${color.accent}; }
  span { margin-inline-start: auto; font-size: ${type.s}; font-variant-numeric: tabular-nums; color: ${color.muted}; }
  ${from.l} {
    flex-direction: column;
    gap: 0;
    margin: 0;
    padding: 0;
    overflow: visible;
    a { padding-inline: 0; border-width: 0 0 1px; white-space: normal; }
  }
`

export const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space['2xl']};
  min-width: 0;
  ::highlight(${FOUND}) { background-color: ${color.accent}; color: ${color.onAccent}; }
`

export const Group = styled.section`
  scroll-margin-top: calc(${size.header} + ${space.m});
  > h2 { max-width: none; padding-block-end: ${space.s}; border-bottom: 1px solid ${color.accent}; }
`

export const Answer = styled(RichText)`
  color: ${color.muted};
`

export const OwnAddress = styled(RouteLink)`
  ${quietLinkStyles}
  ${pressLine}
  gap: ${space['2xs']};
  margin-block-start: ${space['2xs']};
  font-size: ${type.s};
  font-weight: ${weight.medium};
  color: ${color.accentText};
` as typeof RouteLink
