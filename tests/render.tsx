import type { QueryClient } from '@tanstack/react-query'
import { type RenderResult, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { NextRouter } from 'next/router'
import type { ReactNode } from 'react'
import { type SiteInTest, siteAround } from './site-around'

interface RenderedInSite extends RenderResult {
  readonly user: UserEvent
  readonly router: NextRouter
  readonly queryClient: QueryClient
}

/** Draws a component as it stands in the site: a route, an audience, the real words, the product's own query policy. */
export function renderInSite(ui: ReactNode, options: SiteInTest = {}): RenderedInSite {
  const { router, queryClient, around } = siteAround(options)
  const rendered = render(ui, { wrapper: ({ children }) => around(children) })
  return { ...rendered, user: userEvent.setup(), router, queryClient }
}
