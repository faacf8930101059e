import type { Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/lib/chromium.mjs'

/** For the browser itself: a machine without graphics draws in software, slowly. */
export const SOFTWARE_GRAPHICS = {
  executablePath: findChromium(),
  args: [
    ...CHROMIUM_FLAGS.filter((flag) => flag !== '--disable-gpu'),
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
  ],
}

/** The live car is refused, with a word of why, to a browser that draws in software: it is told not to. */
export const allowSoftware = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('live-car-any-renderer', '1'))
