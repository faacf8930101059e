import { expect, type Page, test } from '@playwright/test'
import { buildPath } from '@/routing/build-path'
import { goWithin } from './go-within'
import { PAGES } from './pages'
import { readThrough } from './read-through'

/** The server's style sheet stays, and what comes later stands after it (docs/decisions/0089-the-servers-style-sheet-stays.md). */

const DUTCH = { language: 'nl', salesType: 'B2C' } as const
const HOMEPAGE = buildPath('homepage', {}, DUTCH)
const CAR = buildPath('car-configurator.conf', { id: 'formentor.v150m.2027a.oxyw-w17a-clot' }, DUTCH)

/**
 * A component that is made from another has the classes of both, its own last. What both declare under the same condition has to
 * come in that order in the style sheets.
 */
const wrongOrder = (page: Page) =>
  page.evaluate(() => {
    /** By class: its declarations, each with the condition it stands under and its place. */
    const places = new Map<string, Map<string, number>>()
    let place = 0
    const read = (rules: CSSRuleList, condition: string) => {
      for (const rule of rules) {
        place += 1
        if (rule instanceof CSSStyleRule) {
          const name = /^\.([\w-]+)$/.exec(rule.selectorText)?.[1]
          if (!name) continue
          const own = places.get(name) ?? new Map<string, number>()
          for (const property of rule.style) own.set(`${condition} ${property}`, place)
          places.set(name, own)
        } else if (rule instanceof CSSMediaRule) read(rule.cssRules, rule.conditionText)
      }
    }
    for (const sheet of document.styleSheets) read(sheet.cssRules, '')
    const wrong = new Set<string>()
    for (const element of document.querySelectorAll('[class]')) {
      const classes = [...element.classList].filter((name) => places.has(name))
      classes.forEach((base, at) => {
        for (const refined of classes.slice(at + 1)) {
          for (const [declaration, where] of places.get(refined) ?? []) {
            if ((places.get(base)?.get(declaration) ?? 0) > where)
              wrong.add(`.${base} over .${refined}: ${declaration}`)
          }
        }
      })
    }
    return { wrong: [...wrong], classes: places.size }
  })

const paths = PAGES.map(([name, params, salesType]) => buildPath(name, params as never, { language: 'nl', salesType }))

async function expectInOrder(page: Page): Promise<void> {
  const { wrong, classes } = await wrongOrder(page)
  expect(classes).toBeGreaterThan(40)
  expect.soft(wrong, page.url()).toEqual([])
}

for (const path of [...paths, CAR]) {
  test(`a component made from another keeps its own declarations: ${path}`, async ({ page }) => {
    await page.goto(path)
    await readThrough(page)
    await page.waitForLoadState('networkidle')
    await expectInOrder(page)
  })
}

test('so it does on every page of one visit, whatever was shown before', async ({ page }) => {
  await page.goto(HOMEPAGE)
  await page.keyboard.press('Shift')
  for (const path of [CAR, ...paths]) {
    // Where the address in the other language leads.
    const { pathname, search } = new URL((await page.request.get(path)).url())
    await goWithin(page, pathname + search)
    await page.waitForLoadState('networkidle')
    await expectInOrder(page)
  }
})

test('a later rule that would come before a refined one is found', async ({ page }) => {
  await page.goto(HOMEPAGE)
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<i class="base refined">.</i>')
    const planted = document.head.appendChild(document.createElement('style')).sheet
    planted?.insertRule('.refined { color: red }', 0)
    planted?.insertRule('.base { color: blue }', 1)
  })
  expect((await wrongOrder(page)).wrong).toEqual(['.base over .refined:  color'])
})

test('neither the start of a page nor a notice makes the browser work out the styles of the whole page', async ({
  browser,
}) => {
  const page = await browser.newPage()
  const session = await browser.newBrowserCDPSession()
  const events: { name: string; args: { elementCount?: number; name?: string } }[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as typeof events)))
  await page.goto(HOMEPAGE, { waitUntil: 'load' })
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await expect(page.locator('aside[data-print=hide]').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  const counts = events.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0)
  await page.close()
  expect(counts.length).toBeGreaterThan(0)
  expect(Math.max(...counts)).toBeLessThan(200)
})
