import { search } from '@demo/backend/tests/stock/sample'
import { expect, type Page } from '@playwright/test'
import { buildPath } from '@/routing/build-path'
import { isHydrated, untilHydrated } from './page-checks'
import { test } from './test'

/** The lists of the stock: what needs the served build, or a real browser, of them. */

const french = { language: 'fr', salesType: 'B2C' } as const
const list = buildPath('stock.model', { modelName: 'FORMENTOR' }, french)
const status = (page: Page) => page.locator('main').getByRole('status').first()
const countOf = (text: string) => Number(/(?:\s|>|^)(\d[\d.]*)\s+voitures?/.exec(text)?.[1]?.replace('.', '') ?? 0)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, orders, pages and ranges work, one after the other', async ({ page }) => {
    await page.goto(list)
    const all = countOf((await status(page).textContent()) ?? '')
    await page.getByRole('link', { name: /^Manuelle/ }).click()
    await expect.poll(async () => countOf((await status(page).textContent()) ?? '')).toBeLessThan(all)
    await page.getByRole('link', { name: 'Prix croissant' }).click()
    await expect(page).toHaveURL(/gearbox=manual.*sort=PRICE_ASC/)
    const form = page.locator('form', { has: page.locator('[name=price_max]') })
    await form.locator('[name=price_max]').fill('36000')
    await form.getByRole('button').click()
    await expect(page).toHaveURL(/price_max=36000/)
    expect(new URL(page.url()).searchParams.get('gearbox')).toBe('manual')
    await expect(page.getByRole('link', { name: /Retirer le filtre/ })).toHaveCount(2)
  })
})

test('a shared search shows its count from the first word to the last', async ({ page }) => {
  const seen = new Set<string>()
  await page.exposeFunction('note', (text: string) => seen.add(text))
  await page.addInitScript(() => {
    const look = () => {
      const text = document.querySelector('main [role=status]')?.textContent
      if (text) (window as unknown as { note: (text: string) => void }).note(text)
      requestAnimationFrame(look)
    }
    look()
  })
  await page.goto(`${list}?gearbox=manual`)
  await page.waitForLoadState('networkidle')
  expect([...seen]).toHaveLength(1)
})

test('each filter leads to as many cars as it said', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1_400, height: 900 })
  await page.goto(list)
  const all = (await status(page).textContent()) ?? ''
  const panel = page.getByRole('complementary')
  const links = panel.locator('details[open] a[href*="?"]')
  await expect(links.first()).toBeVisible()
  const said = await links.evaluateAll((all) =>
    all
      .map((link) => ({
        href: link.getAttribute('href') ?? '',
        words: link.querySelector('[data-count]')?.textContent,
      }))
      // A first press on a matter of taste only wishes.
      .filter(({ href }) => !href.includes('wish='))
      .map(({ href, words }) => ({ href, count: words === '0' ? 'Aucune' : words })),
  )
  expect(said.length).toBeGreaterThan(6)
  for (const { href, count } of said) {
    await page.locator(`aside a[href="${href}"]`).first().click()
    await expect(status(page)).toHaveText(new RegExp(`^${count} voitures?$`))
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(status(page)).toHaveText(new RegExp(`^${count} voitures?$`))
    await page.goBack()
    await expect(status(page)).toHaveText(all)
  }
})

for (const [trouble, path] of [
  ['the code of the panel', '**/_next/static/chunks/**'],
  ['the service', '**/api/backend/**'],
] as const) {
  test(`a second filter joins the first while ${trouble} is on its way`, async ({ page }) => {
    await page.setViewportSize({ width: 1_400, height: 1_800 })
    await page.goto(list)
    await untilHydrated(page)
    // React takes a page over in pieces, and the filters are a later one than the head of the page.
    await expect.poll(() => isHydrated(page, 'aside a')).toBe(true)
    await page.route(path, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      await route.continue().catch(() => undefined)
    })
    const first = page.getByRole('link', { name: /^Manuelle/ })
    const second = page.getByRole('link', { name: /^Essence/ })
    const places = [await first.boundingBox(), await second.boundingBox()]
    // As a hand does it: at a place, with no look at what is under it.
    for (const place of places) {
      if (!place) throw new Error('The filter is on the screen')
      await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
    }
    await expect(page).toHaveURL(/fuel_type=BENZINE.*gearbox=manual/)
    const { total } = search({
      criteria: { carline: ['FORMENTOR'], fuel_type: ['BENZINE'], gearbox: ['manual'] },
      limit: 0,
    })
    await expect(status(page)).toHaveText(new RegExp(`^${total} voitures?$`))
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
}

/** Every place at which the window has stood, frame by frame. */
async function watchScroll(page: Page) {
  await page.evaluate(() => {
    const places = [window.scrollY]
    Object.assign(window, { places_: places })
    const look = () => {
      if (window.scrollY !== places.at(-1)) places.push(window.scrollY)
      requestAnimationFrame(look)
    }
    look()
  })
}

for (const when of ['before the scripts have started', 'within the site, twice'] as const) {
  test(`going back returns to the same card: ${when}`, async ({ page }) => {
    await page.goto(list)
    const card = page.locator('article').nth(9).getByRole('link').first()
    const isWithin = when === 'within the site, twice'
    if (isWithin) {
      await page.keyboard.press('Shift')
      await untilHydrated(page)
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    }
    for (const _ of isWithin ? [1, 2] : [1]) {
      await card.scrollIntoViewIfNeeded()
      const before = await page.evaluate(() => window.scrollY)
      expect(before).toBeGreaterThan(500)
      await card.click()
      await expect(page.getByRole('list', { name: /vue de tous côtés/ })).toBeVisible()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      await watchScroll(page)
      await page.goBack()
      await expect(card).toBeVisible()
      await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(50)
      // Neither page scrolls on the way: the window stands at the one place or at the other.
      if (isWithin)
        await expect
          .poll(async () => new Set(await page.evaluate<number[]>('window.places_')))
          .toEqual(new Set([0, before]))
    }
    if (isWithin) expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })
}

test('a step within a language leaves the language of the page alone, the switch writes it', async ({ page }) => {
  await page.goto(list)
  await page.keyboard.press('Shift')
  await untilHydrated(page)
  await page.evaluate(() => {
    const written: unknown[] = []
    const { documentElement } = document
    new MutationObserver(() => written.push(documentElement.lang)).observe(documentElement, {
      attributeFilter: ['lang'],
    })
    Object.assign(window, { written_: written })
  })
  const written = () => page.evaluate('window.written_')
  await page.getByRole('link', { name: /^Manuelle/ }).click()
  await expect(page).toHaveURL(/gearbox=manual/)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect(await written()).toEqual([])
  await page.getByRole('banner').locator('a[hreflang^=nl]').click()
  await expect(page).toHaveURL(/\/nl\//)
  await expect.poll(written).toEqual(['nl'])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('cars out of sight are not laid out, and whoever goes back to one of them finds it where it was', async ({
    page,
  }) => {
    await page.goto(list)
    await page.keyboard.press('Shift')
    await untilHydrated(page)
    const isLaidOut = (place: number) =>
      page
        .locator('article')
        .nth(place)
        .evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true }))
    expect([await isLaidOut(0), await isLaidOut(23)]).toEqual([true, false])
    const card = page.locator('article').nth(20)
    // As a finger does: what has been near once keeps its height.
    while (!(await isLaidOut(20))) {
      await page.evaluate(() => window.scrollBy({ top: 400, behavior: 'instant' }))
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    }
    await card.scrollIntoViewIfNeeded()
    const top = () => card.evaluate((element) => element.getBoundingClientRect().top)
    const before = await top()
    await card.getByRole('link').first().click()
    await expect(page.getByRole('list', { name: /vue de tous côtés/ })).toBeVisible()
    await page.goBack()
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2)
    await expect.poll(() => isLaidOut(0)).toBe(false)
    expect(Math.abs((await top()) - before)).toBeLessThan(2)
  })

  for (const address of ['/fr/stock', '/nl/stock']) {
    test(`a page of 24 cards is lower than 9,000 px: ${address}`, async ({ page }) => {
      await page.goto(address)
      await expect(page.getByRole('article')).toHaveCount(24)
      const height = () =>
        page.evaluate(
          () =>
            document.documentElement.scrollHeight - Number.parseFloat(getComputedStyle(document.body).paddingBottom),
        )
      await expect.poll(height).toBeLessThan(9_000)
    })
  }

  test('filters are a sheet that says how many cars are left', async ({ page }) => {
    await page.goto(list)
    await page.getByRole('button', { name: 'Filtrer' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filtres' })
    const manual = sheet.getByRole('link', { name: /^Manuelle/ })
    const count = Number((await manual.textContent())?.replace(/\D/g, ''))
    await manual.click()
    await sheet.getByRole('button', { name: `Voir ${count} voitures` }).click()
    await expect(sheet).toBeHidden()
    await expect(status(page)).toHaveText(`${count} voitures`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
