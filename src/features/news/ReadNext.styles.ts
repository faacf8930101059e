import styled from 'styled-components'
import { RouteLink } from '@/routing/RouteLink'
import { textLinkStyles } from '@/ui/TextLink'
import { color, motion, size, space, type, weight } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'
import { pressLine } from '@/ui/touch'

export const Neighbours = styled.nav`
  display: grid;
  max-width: calc(${size.content} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
  padding-block-end: ${space['2xl']};
  ${from.m} { grid-template-columns: 1fr 1fr; column-gap: ${space.m}; }
`

export const Neighbour = styled(RouteLink)`
  display: grid;
  gap: ${space['3xs']};
  align-content: start;
  padding-block: ${space.m};
  border-top: 1px solid ${color.line};
  text-decoration: none;
  transition: border-color ${motion.normal} ${motion.ease};
  &:hover { border-top-color: ${color.accent}; }
  small { display: inline-flex; align-items: center; gap: ${space['2xs']}; font-size: ${type.s}; color: ${color.accentText}; }
  span { font-size: ${type.m}; font-weight: ${weight.medium}; line-height: 1.35; text-wrap: balance; }
  &[data-side='older'] {
    ${from.m} { grid-column: 2; justify-items: end; text-align: end; }
  }
` as typeof RouteLink

export const RelatedHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space['2xs']} ${space.m};
  margin-block-end: ${space.l};
`

export const All = styled(RouteLink)`
  ${textLinkStyles}
  ${pressLine}
` as typeof RouteLink
