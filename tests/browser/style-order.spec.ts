import { expect, type Page, test } from '@playwright/test'
import { buildPath } from '@/routing/build-path'

/** The server's style sheet stays, and what comes later stands after it (docs/decisions/0089-the-servers-style-sheet-stays.md). */

const french = { language: 'fr', salesType: 'B2C' } as const
const dutch = { language: 'nl', salesType: 'B2C' } as const

const PAGES = [
  buildPath('homepage', {}, dutch),
  buildPath('models.carline', { carline_code: 'FORMENTOR' }, french),
  buildPath('models-v2', {}, french),
  buildPath('financing', {}, dutch),
  buildPath('contact', {}, french),
  buildPath('stock', {}, dutch),
  buildPath('car-configurator.conf', { id: 'formentor.v150m.2027a.oxyw-w17a-clot' }, dutch),
]

async function walkDown(page: Page) {
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let y = 0; y <= height; y += 500) {
    await page.mouse.wheel(0, 500)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  await page.waitForLoadState('networkidle')
}

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

for (const path of PAGES) {
  test(`a component made from another keeps its own declarations: ${path}`, async ({ page }) => {
    await page.goto(path)
    await walkDown(page)
    const { wrong, classes } = await wrongOrder(page)
    expect(classes).toBeGreaterThan(40)
    expect(wrong).toEqual([])
  })
}

test('a later rule that would come before a refined one is found', async ({ page }) => {
  await page.goto(PAGES[0] ?? '')
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
  await page.goto(PAGES[0] ?? '', { waitUntil: 'load' })
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
