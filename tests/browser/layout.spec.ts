import { vehicles } from '@demo/backend/stock/handlers'
import { expect, type Locator, type Page } from '@playwright/test'
import { vehicleIn } from '@tests/vehicle-in'
import { MODELLED_CARLINES } from '@/domain/carline'
import { LANGUAGES } from '@/domain/language'
import { SALES_TYPES } from '@/domain/sales-type'
import { buildPath } from '@/routing/build-path'
import { untilHydrated } from './page-checks'
import { PAGES, tagOfPair } from './pages'
import { test } from './test'

/** Where things stand beside each other, each with a measure. */

/** Four cars of the stock, with prices of five digits. */
const FOUR_CARS = vehicles({ lang: 'nl', sales_type: 'B2B', limit: 4 }).vehicles.map(
  ({ commission_id }) => commission_id,
)

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  expect(box).not.toBeNull()
  return box ?? { x: 0, y: 0, width: 0, height: 0 }
}

/** How many lines each car of a list has. */
const linesOfCards = (page: Page) =>
  page.locator('main article:has(h2)').evaluateAll((cards) =>
    cards.map((card) => {
      const tops: number[] = []
      const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        // Of what opens its twins the sign and a word are seen; the others are heard.
        const around = texts.currentNode.parentElement
        if (!around?.checkVisibility() || getComputedStyle(around).clipPath !== 'none') continue
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        for (const { bottom, width } of range.getClientRects()) if (width > 2) tops.push(bottom)
      }
      // What stands in one line may be of several sizes.
      return tops.toSorted((a, b) => a - b).filter((top, at, all) => top - (all[at - 1] ?? 0) > 8).length
    }),
  )

for (const language of LANGUAGES) {
  const audience = { language, salesType: 'B2C' } as const

  test(`a table of terms is a list of rows on a phone, and stays a table, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(buildPath('legal', {}, audience))
    const scroller = page.locator('main [role=region]').first()
    expect(await scroller.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
    const row = scroller.getByRole('row').nth(1)
    const [term, value] = [await boxOf(row.getByRole('rowheader')), await boxOf(row.getByRole('cell'))]
    expect(value.y).toBeGreaterThanOrEqual(term.y + term.height - 1)
    expect(value.x).toBe(term.x)
    await expect(scroller.getByRole('columnheader')).toHaveCount(2)
  })

  test(`the title of a reserved car stands as high as its neighbours', ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    // What is reserved stands last, so a list is taken that is short.
    const { modelName, commissionId } = vehicleIn('reserved')
    const [reserved] = vehicles({ lang: language, sales_type: 'B2C', commission_id: commissionId }).vehicles
    await page.goto(
      buildPath(
        'stock.model',
        { modelName, fuel_type: reserved?.fuel_type, gearbox: reserved?.gearbox, color: reserved?.exterior.code },
        audience,
      ),
    )
    await untilHydrated(page)
    // Those that miss the search by one thing are rows of their own.
    const cards = page.locator('main article:has(h2)')
    const words = language === 'fr' ? 'Réservée' : 'Gereserveerd'
    await expect(cards.filter({ hasText: words }).first()).toBeVisible()
    expect(await cards.count()).toBeGreaterThan(1)
    const titles = await Promise.all(
      (await cards.all()).map(async (card) => ({ card: await boxOf(card), title: await boxOf(card.locator('h2')) })),
    )
    const heights = new Set(titles.map(({ card, title }) => Math.round(title.y - card.y)))
    expect([...heights]).toHaveLength(1)
  })

  for (const salesType of SALES_TYPES) {
    for (const [what, widths, params] of [
      ['a car of the stock', [360, 1280], {}],
      ['a car of the stock whose titles are long', [1280], { modelName: 'LEONBREAK' }],
      ['a car of the stock that is asked for two wishes', [390, 1280], { wish: ['HEAT', 'HITC'] }],
    ] as const) {
      const where = `${widths.join(' and ')} px`
      const audience = { language, salesType } as const
      test(`${what} has eight lines at the most, at ${where}, ${language} ${salesType}`, {
        tag: [...tagOfPair(audience)],
      }, async ({ page }) => {
        await page.setViewportSize({ width: widths[0], height: 800 })
        await page.goto(
          'modelName' in params ? buildPath('stock.model', params, audience) : buildPath('stock', params, audience),
        )
        await untilHydrated(page)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          // Until what follows the window has followed.
          await expect(async () => {
            const lines = await linesOfCards(page)
            expect(lines.length).toBeGreaterThan(10)
            expect(Math.max(...lines), `${width} px`).toBeLessThanOrEqual(8)
          }).toPass({ timeout: 20_000 })
        }
      })
    }
  }

  test(`what opens the twins of a car lies over the cards below it, and stays open from a phone to a laptop, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(buildPath('stock', {}, audience))
    await untilHydrated(page)
    const card = page.locator('main article:has(details)').first()
    const [twins, list] = [card.locator('summary'), card.locator('details ul')]
    await twins.click()
    await expect(list).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(list).toBeInViewport()
    const [around, open] = [await boxOf(card), await boxOf(list)]
    expect([open.x, open.width]).toEqual([around.x, around.width])
    await twins.click()
    await expect(list).toBeHidden()
    expect((await boxOf(card)).height).toBe(around.height)
    await page.setViewportSize({ width: 390, height: 844 })
    await twins.click()
    await expect(list.getByRole('link').first()).toBeInViewport()
  })

  for (const route of ['homepage', 'car-configurator'] as const) {
    test(`all cars of ${route} stand on one line at one scale, in 800 px at most, ${language}`, async ({ page }) => {
      await page.goto(buildPath(route, {}, audience))
      for (const width of [1280, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const row = page.locator('main ul:has(> li img[src*="-side-"])')
        const pictures = await Promise.all((await row.locator('img').all()).map(boxOf))
        expect(pictures).toHaveLength(MODELLED_CARLINES.length)
        const [first] = pictures
        for (const { y, width, height } of pictures) {
          expect({ y, width, height }).toEqual({ y: first?.y, width: first?.width, height: first?.height })
        }
        expect((await boxOf(row)).height).toBeLessThanOrEqual(800)
      }
    })
  }

  test(`the room between the versions and the money is that of the page, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(buildPath('models.carline', { carline_code: 'BORN' }, audience))
    const versions = await boxOf(page.locator('#versions'))
    const money = await boxOf(
      page
        .locator('#versions ~ *, main h2')
        .filter({ hasText: /par mois|per maand|\/\s(mois|maand)/ })
        .first(),
    )
    const figures = await boxOf(page.locator('main dl').first())
    const chapters = await boxOf(page.locator('main section[data-ground="night"]:has(> ol)'))
    const room = chapters.y - figures.y - figures.height
    expect(money.y - versions.y - versions.height).toBeLessThanOrEqual(room + 2)
  })
}

test('the price of an action bar ends before its buttons, to the cent too', async ({ page }) => {
  test.slow()
  for (const [carline, widths] of [
    ['LEONBREAK', [320, 430]],
    ['BORN', [360]],
    ['FORMENTOR', [390]],
  ] as const) {
    for (const language of LANGUAGES) {
      for (const salesType of SALES_TYPES) {
        await page.goto(buildPath('models.carline', { carline_code: carline }, { language, salesType }))
        for (const width of widths) {
          await page.setViewportSize({ width, height: 740 })
          const bar = page.locator('[data-action-bar]')
          const ends = await bar
            .locator('div > div > p')
            .first()
            .evaluate((price) => {
              const words = document.createRange()
              words.selectNodeContents(price)
              const { right } = words.getBoundingClientRect()
              const [button] = price.closest('nav')?.querySelectorAll('a, button') ?? []
              return {
                price: right,
                button: button?.getBoundingClientRect().left ?? 0,
                height: price.closest('nav')?.clientHeight ?? 0,
              }
            })
          expect(ends.price, `${language} ${salesType} at ${width} px`).toBeLessThanOrEqual(ends.button)
          expect(ends.height, `${language} ${salesType} at ${width} px`).toBeLessThanOrEqual(64)
          // From 390 px on a private buyer reads the monthly amount and its terms too.
          const terms = bar.locator('[data-monthly]')
          if (width < 390 || salesType === 'B2B') await expect(terms).toBeHidden()
          else await expect(terms).toHaveText(/€.*48.*15\.000\skm/)
          // Its whole line stands in the head of the page.
          await expect(page.locator('main [data-monthly]:not(nav *)').first()).toContainText(/€.*48.*·/)
        }
      }
    }
  }
})

test('a long Dutch word of the comparison is divided where it is joined', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const audience = { language: 'nl', salesType: 'B2C' } as const
  const withCamera = buildPath('car-configurator.conf', { id: 'terramar.t150d.2027a.oxyw-w18a-clot-camr' }, audience)
  const [, cupra_code = ''] = /"cupra_code":"(\w+)"/.exec(await (await page.request.get(withCamera)).text()) ?? []
  const prices = await page.request.get('/api/backend/v1/car-configurator/models-prices?lang=nl&sales_type=B2C')
  const [{ from_cupra_code: other_code }] = (await prices.json()).models
  await page.goto(buildPath('car-configurator.compare', { cupra_code, other_codes: [other_code] }, audience))
  const word = page.locator('td').filter({ hasText: /^Achteruitrij\u00ADcamera/ })
  await expect(word).toBeVisible()
  // The lines of the first sign, of one after the joint, and of the last one.
  const lines = await word.evaluate((cell) => {
    const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode() as Text
    const joint = text.data.indexOf('\u00AD')
    return [0, joint + 3, joint + 6].map((at) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return Math.round(range.getBoundingClientRect().top)
    })
  })
  expect(lines[1]).toBeGreaterThan(lines[0] ?? 0)
  expect(lines[2]).toBe(lines[1])
})

test('of cars side by side no price reaches into the next one, on a phone and on a tablet', async ({ page }) => {
  for (const count of [3, 4]) {
    await page.goto(
      buildPath('stock.compare', { commissionIds: FOUR_CARS.slice(0, count) }, { language: 'nl', salesType: 'B2B' }),
    )
    const names = page.locator('main ul h2')
    await expect(names).toHaveCount(count)
    for (const width of [360, 390, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      const wide = await page.locator('main ul > li:has(h2)').evaluateAll((cars) =>
        cars.flatMap((car) => {
          const edge = car.getBoundingClientRect().right
          const prices = [...car.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > edge + 1)
          return prices.map(({ textContent }) => textContent)
        }),
      )
      expect(wide, `${count} cars at ${width} px`).toEqual([])
    }
  }
})

test('of cars side by side each part stands in a line with its neighbours, whatever the length of their names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(buildPath('stock.compare', { commissionIds: FOUR_CARS }, { language: 'fr', salesType: 'B2B' }))
  await expect(page.locator('main ul h2')).toHaveCount(4)
  const rows = await page
    .locator('main ul > li:has(h2)')
    .evaluateAll((cars) =>
      cars.map((car) => [...car.children].map((part) => Math.round(part.getBoundingClientRect().top))),
    )
  expect(rows[0]?.length).toBeGreaterThan(4)
  expect(new Set(rows.map(String)).size).toBe(1)
})

test('of three cars side by side on a phone a monthly amount is divided after its slash, not in a word', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(
    buildPath('stock.compare', { commissionIds: FOUR_CARS.slice(0, 3) }, { language: 'nl', salesType: 'B2C' }),
  )
  const amounts = page.locator('td [data-monthly] p')
  await expect(amounts).toHaveCount(3)
  const linesOfWord = await amounts.evaluateAll((all) =>
    all.map((amount) => {
      const texts = document.createTreeWalker(amount, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const at = (texts.currentNode as Text).data.indexOf('maand')
        if (at < 0) continue
        const range = document.createRange()
        range.setStart(texts.currentNode, at)
        range.setEnd(texts.currentNode, at + 'maand'.length)
        return range.getClientRects().length
      }
      return 0
    }),
  )
  expect(linesOfWord).toEqual([1, 1, 1])
})

test('on a phone the cars of a list are cut out of the page too: no plate is left of their paper', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(buildPath('stock', {}, { language: 'fr', salesType: 'B2C' }))
  const grounds = await page.locator('li:has(> article) img').evaluateAll((pictures) =>
    pictures.map((picture) => {
      const row = picture.closest('li')
      const ground = picture.closest('[data-ground]')
      return [row, ground].map((part) => part && getComputedStyle(part).backgroundColor)
    }),
  )
  expect(grounds.length).toBeGreaterThan(10)
  expect(grounds.filter(([row, ground]) => row !== ground)).toEqual([])
})

test('the picture of a car fades into the page, however high the window is', async ({ page }) => {
  await page.goto(buildPath('models.carline', { carline_code: 'LEON' }, { language: 'fr', salesType: 'B2C' }))
  const picture = page.locator('main section picture').first()
  for (const [width, height] of [
    [360, 780],
    [412, 915],
    [600, 900],
    [820, 1_180],
  ] as const) {
    await page.setViewportSize({ width, height })
    // What fades is the box around it, from three quarters of its height on.
    const below = await picture.evaluate((drawn) => {
      const faded = drawn.closest('div')
      return (faded?.getBoundingClientRect().bottom ?? 0) - drawn.getBoundingClientRect().bottom
    })
    expect(below, `${width} x ${height}`).toBeLessThanOrEqual(1)
  }
})

test('on paper a table has all of its columns', async ({ page }) => {
  await page.setViewportSize({ width: 703, height: 1_030 })
  await page.emulateMedia({ media: 'print' })
  const audience = { language: 'fr', salesType: 'B2C' } as const
  for (const path of [
    buildPath('co2', {}, audience),
    buildPath('models.carline.tab', { carline_code: 'LEON', tab_slug_id: 'data' }, audience),
    buildPath('stock.compare', { commissionIds: FOUR_CARS }, audience),
  ]) {
    await page.goto(path)
    const cells = page.locator('main table :is(th, td)')
    await expect(cells.first()).toBeAttached()
    const farthest = await cells.evaluateAll((all) =>
      Math.max(...all.map((cell) => cell.getBoundingClientRect().right)),
    )
    expect(farthest, path).toBeLessThanOrEqual(703)
  }
})

test('a picture that has not come has its room already, small and large', async ({ page }) => {
  test.slow()
  await page.route(/\/images\//, () => {})
  for (const [name, params, salesType] of PAGES) {
    const path = buildPath(name, params as never, { language: 'nl', salesType })
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('footer').waitFor({ state: 'attached' })
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const flat = await page
        .locator('img:visible')
        .evaluateAll((all) =>
          (all as HTMLImageElement[]).filter(({ offsetHeight }) => offsetHeight < 4).map(({ src }) => src),
        )
      expect.soft(flat, `${path} at ${width} px`).toEqual([])
    }
  }
})
