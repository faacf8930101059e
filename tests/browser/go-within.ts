import type { Page } from '@playwright/test'

interface Site {
  readonly next: { readonly router: { push(...to: unknown[]): unknown } }
}

/** Goes on to a page within the visit, as a link of the site does. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => (window as unknown as Partial<Site>).next?.router)
  await page.evaluate((address) => {
    ;(window as unknown as Site).next.router.push(address, undefined, { locale: false })
  }, path)
  await page.waitForURL(`**${path}`)
}
