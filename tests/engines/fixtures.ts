import { writeFile } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { collectErrors } from './checks/script-errors'
import { type Browser, ENGINES, type Engine, type Pointer, type Size, type Tab } from './drivers/driver'
import { launchFirefox } from './drivers/installed-firefox'
import { launch } from './drivers/playwright'
import { launchWebKit } from './drivers/webkit'
import { Visitor } from './visitor'

interface Fixtures {
  /** Opens a window as a visitor who has never been here. Their errors are asked for when the test ends. */
  visit: (size: Size, options?: { pointer?: Pointer; origin?: string }) => Promise<Visitor>
}

/** What the configuration knows of each engine. */
export interface EngineOptions {
  /** An installed one; undefined: Playwright's own. */
  program: string | undefined
  flags: string[]
  /** Of WebKit's own driver; undefined: Playwright's own WebKit. */
  driverPort: number | undefined
}

interface Worker extends EngineOptions {
  engine: Engine
  launched: Browser
}

function engineNamed(name: string): Engine {
  const engine = ENGINES.find((each) => each === name)
  if (!engine) throw new Error(`No engine is called ${name}: ${ENGINES.join(', ')}.`)
  return engine
}

/** Playwright drives its own builds and any Chromium; what Debian has of the two others needs drivers of its own. */
function launchEngine(engine: Engine, { program, flags, driverPort }: EngineOptions): Promise<Browser> {
  if (engine === 'webkit' && driverPort !== undefined) return launchWebKit(driverPort)
  if (engine === 'firefox' && program !== undefined) return launchFirefox(program)
  return launch(engine, program, flags)
}

const option = { option: true, scope: 'worker' } as const

export const test = base.extend<Fixtures, Worker>({
  program: [undefined, option],
  flags: [[], option],
  driverPort: [undefined, option],
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from its first parameter
    async ({}, use, { project }) => use(engineNamed(project.name)),
    { scope: 'worker' },
  ],
  launched: [
    async ({ engine, program, flags, driverPort }, use) => {
      const browser = await launchEngine(engine, { program, flags, driverPort })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visit: async ({ launched, baseURL }, use, info) => {
    info.annotations.push({ type: 'version', description: launched.version })
    const visits: { visitor: Visitor; tab: Tab }[] = []
    await use(async (size, { pointer = 'mouse', origin = baseURL ?? '' } = {}) => {
      const tab = await launched.newTab(size, collectErrors, pointer)
      const known = tab.pointers.includes(pointer) ? pointer : 'mouse'
      const visitor = new Visitor(tab, origin, known)
      visits.push({ visitor, tab })
      return visitor
    })
    for (const { visitor, tab } of visits) {
      const errors = await visitor.errors().catch((error) => [`the page does not answer: ${error}`])
      if (info.status !== info.expectedStatus) {
        const path = info.outputPath('window.png')
        await writeFile(path, await tab.picture())
        await info.attach('window', { path, contentType: 'image/png' })
      }
      await tab.close()
      expect.soft(errors, 'script errors of the visit').toEqual([])
    }
  },
})

export { expect }
