import type { ReactElement } from 'react'
import styled from 'styled-components'
import { RouteLink, type RouteLinkProps } from '@/routing/RouteLink'
import type { RouteName } from '@/routing/route-table'
import { type ButtonLook, buttonStyles } from '@/ui/Button'

const Styled = styled(RouteLink)<ButtonLook>`
  ${buttonStyles}
`

/** A link to a route that looks like a button. (styled() loses the type parameter; this gives it back.) */
export const ButtonLink = Styled as unknown as <N extends RouteName>(
  props: RouteLinkProps<N> & ButtonLook,
) => ReactElement
