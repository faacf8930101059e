import type { Page } from '@playwright/test'
import { buildPath } from '@/routing/build-path'
import { goWithin } from './go-within'

export const BACKEND = '**/api/backend/**'
export const SLOW = /prend plus de temps que d’habitude|duurt langer dan gewoonlijk/
export const RETRY = /^(?:Réessayer|Opnieuw proberen)$/

interface ServerData {
  readonly pageProps: { readonly dehydratedState: { readonly queries: readonly { readonly queryKey: unknown[] }[] } }
}

/** Follows a link of the site to a page whose calls have failed on the server. */
export async function openWithoutData(page: Page, path: string) {
  await page.route('**/_next/data/**', async (route) => {
    // Whole, and not that it is as before.
    const response = await route.fetch({
      headers: { ...route.request().headers(), 'if-none-match': '' },
      // A connection that the server closes while it is taken up again.
      maxRetries: 2,
    })
    if (route.request().method() !== 'GET') return route.fulfill({ response })
    const data: ServerData = await response.json()
    const { dehydratedState } = data.pageProps
    const queries = dehydratedState.queries.filter(
      ({ queryKey: [area] }) => area !== 'configurator' && area !== 'stock',
    )
    const pageProps = { ...data.pageProps, isIncomplete: true, dehydratedState: { ...dehydratedState, queries } }
    await route.fulfill({ response, json: { ...data, pageProps } })
  })
  await page.goto(buildPath('contact', {}, { language: path.startsWith('/fr') ? 'fr' : 'nl', salesType: 'B2C' }))
  await goWithin(page, path)
}
