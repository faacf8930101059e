import type { QueryClient } from '@tanstack/react-query'
import { act, type RenderResult, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { NextRouter } from 'next/router'
import { type ReactNode, Suspense } from 'react'
import { type SiteInTest, siteAround } from './site-around'

interface RenderedInSite extends RenderResult {
  readonly user: UserEvent
  readonly router: NextRouter
  readonly queryClient: QueryClient
}

/** Stands for a part whose code has not come yet. */
const WAITING = 'waiting-for-code'

/** Draws a component as it stands in the site: a route, an audience, the real words, the product's own query policy. */
export function renderInSite(ui: ReactNode, options: SiteInTest = {}): RenderedInSite {
  const { router, queryClient, around } = siteAround(options)
  const waiting = <p data-testid={WAITING} />
  const rendered = render(ui, { wrapper: ({ children }) => around(<Suspense fallback={waiting}>{children}</Suspense>) })
  return { ...rendered, user: userEvent.setup(), router, queryClient }
}

/** Draws a view whose parts have code of their own, and resolves when all of it is there. */
export async function renderWhole(ui: ReactNode, options: SiteInTest = {}): Promise<RenderedInSite> {
  const rendered = await act(async () => renderInSite(ui, options))
  // The code comes by import(), which act() alone does not wait for.
  while (screen.queryByTestId(WAITING)) await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  return rendered
}
