import styled from 'styled-components'
import { RouteLink } from '@/routing/RouteLink'
import { quietLinkStyles } from '@/ui/TextLink'
import { color, size, space, weight } from '@/ui/theme/css-vars'

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
  display: inline-flex;
  align-items: center;
  min-height: ${size.touch};
  font-weight: ${weight.medium};
  color: ${color.accentText};
`
