import styled from 'styled-components'
import { RouteLink } from '@/routing/RouteLink'
import { quietLinkStyles } from '@/ui/TextLink'
import { color, space, weight } from '@/ui/theme/css-vars'
import { pressLine } from '@/ui/touch'

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.s};
  margin-bottom: ${space.l};
`

export const MoreLink = styled(RouteLink)`
  ${quietLinkStyles}
  ${pressLine}
  font-weight: ${weight.medium};
  color: ${color.accentText};
`
