import { expect, type Page } from '@playwright/test'
import { enlargeLetters, sidewaysScroll } from './page-checks'

interface Size {
  readonly width: number
  readonly height: number
}

/** What stays in place while the page is scrolled, and how much of the window's height it takes together. */
async function pinned(page: Page): Promise<{ share: number; bars: string[] }> {
  return page.evaluate(() => {
    const isAt = (offset: string, distance: number) =>
      offset !== 'auto' && Math.abs(Number.parseFloat(offset) - distance) < 1.5
    const bars = [...document.querySelectorAll('body *')].flatMap((element) => {
      const { position, top, bottom, visibility, pointerEvents, zIndex } = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      if (visibility === 'hidden' || pointerEvents === 'none') return []
      if (box.width < innerWidth * 0.45 || box.height < 4) return []
      // What stays in a column of its own lies over nothing.
      const isBar = position === 'fixed' || (position === 'sticky' && zIndex !== 'auto')
      const isPinned = isBar && (position === 'fixed' || isAt(top, box.top) || isAt(bottom, innerHeight - box.bottom))
      const [from, to] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)]
      return isPinned && to - from >= 2 ? [{ from, to, name: `${element.tagName} ${element.ariaLabel ?? ''}` }] : []
    })
    bars.sort((a, b) => a.from - b.from)
    let [covered, end] = [0, 0]
    for (const { from, to } of bars) {
      covered += Math.max(0, to - Math.max(from, end))
      end = Math.max(end, to)
    }
    return { share: covered / innerHeight, bars: bars.map(({ name, from, to }) => `${name}: ${Math.round(to - from)}`) }
  })
}

/**
 * At the top of a page and in its middle: two thirds of the window are the page's, and nothing is wider than it. Of a dozen lines a
 * question takes what its words need.
 */
export async function expectRoomForPage(page: Page, sizes: readonly Size[]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    const most = (await page.evaluate(() => matchMedia('(max-height: 19.99em)').matches)) ? 0.7 : 1 / 3
    for (const place of [0, 0.4]) {
      await page.evaluate((share) => scrollTo({ top: document.body.scrollHeight * share, behavior: 'instant' }), place)
      const where = `${page.url()} at ${size.width}x${size.height}`
      await expect(async () => {
        const { share, bars } = await pinned(page)
        expect(share, `${where}: ${bars.join(', ')}`).toBeLessThanOrEqual(most)
      }).toPass({ timeout: 5_000 })
      expect.soft(await sidewaysScroll(page), where).toEqual([])
    }
  }
}

export const WINDOWS_OF_LARGE_LETTERS = [
  { width: 1280, height: 800 },
  { width: 390, height: 780 },
  { width: 320, height: 568 },
] as const

/** The same with letters of twice the size. */
export async function expectRoomForLargeLetters(page: Page): Promise<void> {
  await enlargeLetters(page)
  await expectRoomForPage(page, WINDOWS_OF_LARGE_LETTERS)
}
