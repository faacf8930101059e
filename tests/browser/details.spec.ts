import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '@/domain/language'
import { buildPath } from '@/routing/build-path'
import { test } from './test'

/** Small things of the look that a visitor notices before anything else, each with a measure. */

const private_ = (language: Language) => ({ language, salesType: 'B2C' }) as const

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  expect(box).not.toBeNull()
  return box ?? { x: 0, y: 0, width: 0, height: 0 }
}

async function firstModel(page: Page): Promise<{ from_id: string; from_cupra_code: string }> {
  const answer = await page.request.get('/api/backend/v1/car-configurator/models-prices?lang=fr&sales_type=B2C')
  return (await answer.json()).models[0]
}

test('prices have cents where there are any, and never smaller than 13 px', async ({ page }) => {
  const paths = [
    buildPath('homepage', {}, private_('fr')),
    buildPath('models', {}, private_('nl')),
    buildPath('stock', {}, private_('nl')),
    buildPath('car-configurator.conf', { id: (await firstModel(page)).from_id }, private_('fr')),
  ]
  for (const path of paths) {
    await page.goto(path)
    const main = page.locator('main')
    await expect(main, path).toContainText('€')
    // A legal example is a document: it has its own rule.
    const text = await main.evaluate((element) => {
      const copy = element.cloneNode(true) as HTMLElement
      for (const legal of copy.querySelectorAll('[data-example], [data-note], [data-monthly]')) legal.remove()
      return copy.textContent ?? ''
    })
    expect(text.match(/\d,00\s?€/g), path).toBeNull()
  }
  await page.locator('header summary').first().click()
  const cents = page.locator('header').getByText(',00', { exact: true })
  await expect(cents.first()).toBeVisible()
  for (const size of await cents.evaluateAll((all) => all.map((each) => getComputedStyle(each).fontSize))) {
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(13)
  }
})

test('no hole opens in the head of a page between its first line and its title', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const name of ['contact', 'co2', 'private-lease'] as const) {
    await page.goto(buildPath(name, {}, private_('fr')))
    const title = page.locator('main h1')
    const before = page.locator('main h1').locator('xpath=preceding-sibling::*[1]')
    if ((await before.count()) === 0) continue
    const [above, heading] = [await boxOf(before), await boxOf(title)]
    expect(heading.y - above.y - above.height, name).toBeLessThan(40)
  }
})

test('a sentence in the first screen ends before its car begins', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const paths = [
    buildPath('homepage', {}, { language: 'nl', salesType: 'B2B' }),
    buildPath('models.carline.test-drive', { carline_code: 'FORMENTOR' }, private_('fr')),
    '/fr/nulle-part',
  ]
  for (const path of paths) {
    await page.goto(path)
    // In these pictures the car begins at about 47 % of the window.
    const { x, width } = await boxOf(page.locator('main h1'))
    expect(x + width, path).toBeLessThanOrEqual(0.47 * 1280)
  }
})

for (const language of ['fr', 'nl'] as const) {
  test(`what can be done with a car in stock is one row at 360 px, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 900 })
    await page.goto(buildPath('stock', {}, private_(language)))
    const actions = page.locator('main article').first().locator('summary, a[href*="?commission_id"], form button')
    await expect(actions).toHaveCount(3)
    const boxes = await Promise.all((await actions.all()).map(boxOf))
    const middles = boxes.map(({ y, height }) => y + height / 2)
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4)
  })
}

test('four answers or more fill each of their lines on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 })
  await page.goto(buildPath('models', {}, private_('fr')))
  const segments = page.locator('main fieldset').first().locator('label')
  const boxes = await Promise.all((await segments.all()).map(boxOf))
  const ends = new Map<number, number>()
  for (const { x, y, width } of boxes) ends.set(Math.round(y), Math.max(ends.get(Math.round(y)) ?? 0, x + width))
  expect(ends.size).toBeGreaterThan(1)
  const rights = [...ends.values()]
  expect(Math.max(...rights) - Math.min(...rights)).toBeLessThan(3)
})

test('a car that is announced stands in its row like the others, its word on its picture', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(buildPath('models', {}, private_('fr')))
  const announced = page.locator('article[data-carline=FORMENTORNEW]')
  // The last one that is sold stands in the row that it begins.
  const sold = page.locator('main li:has([data-wltp]) article[data-carline]').last()
  const [picture, other] = [await boxOf(announced.locator('img').first()), await boxOf(sold.locator('img').first())]
  expect(picture.height).toBeCloseTo(other.height, 0)
  expect(picture.y).toBeCloseTo(other.y, 0)
  const word = await boxOf(announced.getByText('Bientôt'))
  expect(word.y).toBeGreaterThanOrEqual(picture.y - 1)
  expect(word.y + word.height).toBeLessThan(picture.y + picture.height)
  const [title, otherTitle] = [await boxOf(announced.locator('h3')), await boxOf(sold.locator('h3'))]
  expect(title.y).toBeCloseTo(otherTitle.y, -1)
})

test('the open menu reaches the lower edge of the window after scrolling, and its end can be reached before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto(buildPath('homepage', {}, private_('fr')))
  const panel = page.locator('[data-menu-panel]')
  await page.locator('header summary').first().click()
  await expect(panel).toBeVisible()
  const endOfMenu = () =>
    panel.evaluate((element) => {
      element.scrollTo({ top: element.scrollHeight, behavior: 'instant' })
      const links = [...element.querySelectorAll('a')].filter((link) => link.checkVisibility())
      return Math.max(...links.map((link) => link.getBoundingClientRect().bottom))
    })
  // Its cards come when the menu is open: it grows once more.
  await expect.poll(endOfMenu).toBeLessThanOrEqual(700)
  await page.keyboard.press('Escape')
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
  await page.locator('header summary').first().click()
  const endOfPanel = async () => {
    const { y, height } = await boxOf(panel)
    return y + height
  }
  await expect.poll(endOfPanel).toBeGreaterThanOrEqual(699)
})

test('long Dutch words may be broken on a phone, French ones are left alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 })
  for (const [language, hyphens] of [
    ['nl', 'auto'],
    ['fr', 'manual'],
  ] as const) {
    await page.goto(buildPath('contact', {}, private_(language)))
    await expect(page.locator('main p').first()).toHaveCSS('hyphens', hyphens)
  }
})

test('a subject of a model leads to the configurator by one button, at the place it is about', async ({ page }) => {
  await page.goto(buildPath('models.carline.tab', { carline_code: 'BORN', tab_slug_id: 'interieur' }, private_('fr')))
  const ways = page.locator('main a[href*="/configurateur/conf/"]')
  await expect(ways.filter({ visible: true })).toHaveCount(1)
  // With that of the bar, which stands at hand on a phone.
  for (const way of await ways.all()) await expect(way).toHaveAttribute('href', /#interior$/)
})

/** Words in a page that stand on two lines, and not at a hyphen. A dictionary's hyphens, which not every browser has, are put aside. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { hyphens: manual !important }')
    document.adoptedStyleSheets.push(sheet)
    const broken: string[] = []
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility() || !text.parentElement.closest('h1, h2, h3, dt, dd, p, label'))
        continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}{4,}/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
        )
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  })

for (const language of ['fr', 'nl'] as const) {
  test(`no word of a calculation or a title is broken, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of [
      buildPath('private-lease', {}, private_(language)),
      buildPath('financial-solutions.choice', { choice: 'own~48~all~15000~none' }, private_(language)),
    ]) {
      await page.goto(path)
      await expect(page.locator('main dl').filter({ hasText: '€' }).first(), path).toBeVisible()
      expect.soft(await brokenWords(page), path).toEqual([])
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(buildPath('homepage', {}, { language, salesType: 'B2B' }))
    expect.soft(await brokenWords(page)).toEqual([])
  })
}

for (const width of [768, 844, 1024]) {
  test(`the fields of an offer have room for their words, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const { from_cupra_code: cupra_code } = await firstModel(page)
    await page.goto(buildPath('car-configurator.offer', { cupra_code }, private_('nl')))
    const fields = page.locator('main form:has([name="deposit"]) :is(select, input[name="deposit"])')
    await expect(fields).toHaveCount(3)
    expect(await brokenWords(page)).toEqual([])
    // What is chosen, its paddings and its arrow.
    for (const field of await fields.all()) expect((await boxOf(field)).width).toBeGreaterThanOrEqual(140)
  })
}

test('the name of a car to come stands beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(buildPath('models.carline', { carline_code: 'LEONNEW' }, private_('nl')))
  const title = page.locator('main h1')
  const { x } = await boxOf(title)
  const width = await title.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().width
  })
  // In these pictures the car begins at about 48 % of the window.
  expect(x + width).toBeLessThanOrEqual(0.47 * 1280)
})

test('the ways to pay of a car leave no hole beside the longest one', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { from_cupra_code: cupra_code } = await firstModel(page)
  await page.goto(buildPath('car-configurator.offer', { cupra_code }, private_('fr')))
  const offers = page.locator('main li > article').filter({ has: page.locator('[data-monthly]') })
  await expect(offers.first()).toBeVisible()
  const boxes = await Promise.all((await offers.all()).map(boxOf))
  // Those beside each other end together; none stands alone beside an empty place.
  for (const top of new Set(boxes.map(({ y }) => y))) {
    const row = boxes.filter(({ y }) => y === top)
    const ends = row.map(({ y, height }) => y + height)
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(2)
    expect(Math.max(...row.map(({ x, width }) => x + width))).toBeGreaterThan(1_200)
  }
})
