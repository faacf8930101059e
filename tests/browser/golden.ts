import { resolve } from 'node:path'
import type { Page } from '@playwright/test'

/** For a part of a page that may be taller than the window. */
export const part = { stylePath: resolve('tests/browser/golden-part.css') }

/** Opens a page as golden images are taken of it: at rest, in its own font, without pictures of cars. */
export async function openForGolden(page: Page, path: string, width: number) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 800 })
  await page.goto(path)
  // Before anything is measured: it changes the widths of words.
  await page.addStyleTag({ path: 'tests/browser/golden.css' })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}
