import type { Page, Route } from '@playwright/test'

/** Each answer of the service to the browser comes so many milliseconds later. */
export const slowService = (page: Page, milliseconds: number) =>
  page.route('**/api/backend/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    // The page may be gone by then.
    await route.continue().catch(() => undefined)
  })

/** What is held back until the test lets it through. */
export function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return {
    open: () => open(),
    hold: async (route: Route) => {
      await opened
      await route.continue()
    },
    holdAndFail: async (route: Route) => {
      await opened
      await route.abort()
    },
  }
}

/** The network goes and returns. The page is told of both: a browser tells only the last of two changes that follow at once. */
export async function networkReturns(page: Page) {
  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await page.context().setOffline(false)
  await page.waitForFunction(() => navigator.onLine)
}
