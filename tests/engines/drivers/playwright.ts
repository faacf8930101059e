import { chromium, firefox, webkit } from '@playwright/test'
import type { Browser, Engine, Pointer, Size, Tab } from './driver'

const TYPES = { chromium, firefox, webkit }

/** An engine in a build that Playwright can drive: its own, or any Chromium. */
export async function launch(engine: Engine, executablePath: string | undefined, args: string[]): Promise<Browser> {
  const launched = await TYPES[engine].launch({ ...(executablePath && { executablePath }), args })

  async function newTab(size: Size, firstScript: () => void, pointer: Pointer): Promise<Tab> {
    const visitor = await launched.newContext({ viewport: size, hasTouch: pointer === 'touch' })
    await visitor.addInitScript(firstScript)
    const page = await visitor.newPage()
    page.setDefaultTimeout(60_000)
    return {
      pointers: ['mouse', 'touch'],
      goto: async (address) => {
        await page.goto(address)
      },
      // As text, as the other drivers send it: the library would otherwise decide what becomes of each argument and answer.
      evaluate: async (script, ...args) => {
        const answer = await page.evaluate(`JSON.stringify((${script})(...${JSON.stringify(args)}) ?? null)`)
        return JSON.parse(String(answer))
      },
      resize: (next) => page.setViewportSize(next),
      pressAt: (x, y, by) => (by === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
      pressKey: (key, { shift = false } = {}) => page.keyboard.press(shift ? `Shift+${key}` : key),
      type: (text) => page.keyboard.type(text),
      picture: () => page.screenshot(),
      close: () => visitor.close(),
    }
  }

  return { version: launched.version(), newTab, close: () => launched.close() }
}
