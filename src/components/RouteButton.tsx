import type { ComponentType } from 'react'
import styled from 'styled-components'
import { RouteLink, type RouteLinkProps } from '@/routing/RouteLink'
import type { RouteName } from '@/routing/route-table'
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyles } from '@/ui/Button'

/** styled() cannot carry a generic: the props are checked below, where the route's name is known. */
const Root = styled(RouteLink as ComponentType<RouteLinkProps<'homepage'>>)<ButtonLook>`
  ${buttonStyles}
`

type RouteButtonProps<N extends RouteName> = RouteLinkProps<N> & { variant?: ButtonVariant; size?: ButtonSize }

/** A link to a route that looks like a button. */
export function RouteButton<N extends RouteName>({ variant, size, ...link }: RouteButtonProps<N>) {
  return <Root {...(link as unknown as RouteLinkProps<'homepage'>)} $variant={variant} $size={size} />
}
