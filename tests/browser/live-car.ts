import type { Page } from '@playwright/test'

/** The live car is refused, with a word of why, to a browser that draws in software: it is told not to. */
export const allowSoftware = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('live-car-any-renderer', '1'))
