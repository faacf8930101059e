import styled from 'styled-components'
import { PathLink } from '@/routing/PathLink'
import { type RouteLinkProps, useRouteHref } from '@/routing/RouteLink'
import type { RouteName } from '@/routing/route-table'
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyles } from '@/ui/Button'

const Root = styled(PathLink)<ButtonLook>`
  ${buttonStyles}
`

type RouteButtonProps<N extends RouteName> = RouteLinkProps<N> & { variant?: ButtonVariant; size?: ButtonSize }

export function RouteButton<N extends RouteName>(props: RouteButtonProps<N>) {
  const { variant, size, ...link } = useRouteHref<N, RouteButtonProps<N>>(props)
  return <Root {...link} $variant={variant} $size={size} />
}
