import puppeteer, { type Browser as Launched, type Page } from 'puppeteer-core'
import type { Browser, Size, Tab } from './driver'

/** A Firefox as its maker hands it out, over WebDriver BiDi, which Playwright asks for commands that it has not. */
export async function launchFirefox(executablePath: string): Promise<Browser> {
  const launched = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  return {
    version: (await launched.version()).replace(/^.*\//, ''),
    newTab: (size, firstScript) => newTab(launched, size, firstScript),
    close: () => launched.close(),
  }
}

async function newTab(browser: Launched, size: Size, firstScript: () => void): Promise<Tab> {
  const visitor = await browser.createBrowserContext()
  const page = await visitor.newPage()
  page.setDefaultTimeout(60_000)
  await page.evaluateOnNewDocument(firstScript)
  await setSize(page, size)
  return {
    pointers: ['mouse', 'touch'],
    goto: async (address) => {
      await page.goto(address, { waitUntil: 'load' })
      // Without this, the document does not have the focus: no ring is drawn, and Enter does nothing.
      await page.bringToFront()
    },
    evaluate: (script, ...args) => evaluate(page, script, args),
    resize: (next) => setSize(page, next),
    pressAt: async (x, y, pointer) => {
      if (pointer === 'touch') await page.touchscreen.tap(x, y)
      else await page.mouse.click(x, y)
    },
    pressKey: async (key, { shift = false } = {}) => {
      if (shift) await page.keyboard.down('Shift')
      await page.keyboard.press(key)
      if (shift) await page.keyboard.up('Shift')
    },
    type: (text) => page.keyboard.type(text),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => visitor.close(),
  }
}

/** The library also turns the screen, which Firefox 140 (the extended release) does not know; it has set the size by then. */
async function setSize(page: Page, size: Size): Promise<void> {
  await page.setViewport(size).catch((error) => {
    if (!String(error).includes('unknown command emulation.setScreenOrientationOverride')) throw error
  })
}

/** As text, as the other drivers send it: the library would otherwise decide what becomes of each argument and answer. */
async function evaluate<A extends readonly unknown[], R>(page: Page, script: (...args: A) => R, args: A): Promise<R> {
  const answer = await page.evaluate(`JSON.stringify((${script})(...${JSON.stringify(args)}) ?? null)`)
  return JSON.parse(String(answer)) as R
}
