import type { QueryClient } from '@tanstack/react-query'
import { type RenderResult, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { NextRouter } from 'next/router'
import { type ReactNode, Suspense } from 'react'
import { expect } from 'vitest'
import { type SiteInTest, siteAround } from './site-around'

interface RenderedInSite extends RenderResult {
  readonly user: UserEvent
  readonly router: NextRouter
  readonly queryClient: QueryClient
}

/** Draws a component as it stands in the site: a route, an audience, the real words, the product's own query policy. */
export function renderInSite(ui: ReactNode, options: SiteInTest = {}): RenderedInSite {
  const { router, queryClient, around } = siteAround(options)
  const waiting = <p data-testid="waiting-for-code" />
  const rendered = render(ui, { wrapper: ({ children }) => around(<Suspense fallback={waiting}>{children}</Suspense>) })
  return { ...rendered, user: userEvent.setup(), router, queryClient }
}

/** Resolves when the code of all parts that were drawn is there. */
export async function codeIsThere(): Promise<void> {
  await waitFor(() => expect(screen.queryByTestId('waiting-for-code')).toBeNull(), { timeout: 10_000 })
}
