import { expect, type Locator, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findTestChromium } from '../../scripts/lib/chromium.mjs'

/** For the browser itself: a machine without graphics draws in software, slowly. So a car has a quarter of its pixels. */
export const SOFTWARE_GRAPHICS = {
  deviceScaleFactor: 0.5,
  launchOptions: {
    executablePath: findTestChromium(),
    args: [
      ...CHROMIUM_FLAGS.filter((flag) => flag !== '--disable-gpu'),
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  },
}

/** A change and those that refine it, in software and with the machine busy, in milliseconds. */
export const SETTLES = 90_000

/**
 * The live car is refused, with a word of why, to a browser that draws in software: it is told not to. Its frames are
 * counted too: each is copied once for the mean at rest, and the last of them has a seventeenth of its weight.
 */
export const allowSoftware = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('live-car-any-renderer', '1')
    let frames = 0
    const { prototype } = WebGL2RenderingContext
    const { copyTexSubImage2D, uniform1f } = prototype
    prototype.copyTexSubImage2D = function (...place) {
      frames += 1
      document.documentElement.dataset.frames = String(frames)
      copyTexSubImage2D.apply(this, place)
    }
    prototype.uniform1f = function (place, value) {
      if (Math.abs(value - 1 / 17) < 1e-6) document.documentElement.dataset.settled = String(frames)
      uniform1f.call(this, place, value)
    }
  })

/** The button for the live car: it is offered to who does something on the page. */
export async function offered(page: Page): Promise<Locator> {
  const open = page.getByRole('button', { name: 'Bekijk in 3D' })
  let at = 5
  const isOffered = async () => {
    await page.mouse.move(5, at++)
    return await open.isVisible()
  }
  await expect.poll(isOffered, { timeout: 30_000 }).toBe(true)
  return open
}

/** How many frames the live car has drawn. */
export const framesOf = async (page: Page) => Number(await page.locator('html').getAttribute('data-frames'))

/** The live car when its picture is complete, with no button under the pointer and no ring round it. */
export async function settled(page: Page, car: Locator): Promise<Buffer> {
  await page.mouse.move(0, 0)
  await car.blur()
  const isComplete = () => page.locator('html').evaluate(({ dataset }) => dataset.settled === dataset.frames)
  await expect.poll(isComplete, { timeout: SETTLES }).toBe(true)
  return await car.screenshot()
}
