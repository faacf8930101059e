import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { buildPath } from '@/routing/build-path'
import { isHydrated, untilHydrated } from './page-checks'
import { carPath, PAGES, remotePaths } from './pages'
import { readThrough } from './read-through'
import { answerBefore, test } from './test'
import { shownWords, translateFromStart, translateNow, untranslated } from './translator'

/**
 * A page that the browser translates goes on as any other: beside it stands the same page untranslated, and after each step both
 * say the same, to the cent.
 */

const dutch = { language: 'nl', salesType: 'B2C' } as const

function listen(page: Page): string[] {
  const noise: string[] = []
  page.on('console', (message) => message.type() === 'error' && noise.push(message.text()))
  page.on('pageerror', (error) => noise.push(String(error)))
  return noise
}

interface Translated {
  readonly page: Page
  /** What it complains of. */
  readonly noise: string[]
}

interface Twins {
  readonly plain: Page
  /** One for each moment. */
  readonly translated: readonly Translated[]
}

/** When the translator comes: before the page's scripts, as it does for whoever always translates, or when asked. */
const MOMENTS = ['before it is hydrated', 'when it lives'] as const

/** Opens the page as it is, and translated at each of these moments, and closes all of them afterwards. */
async function withTwins(
  browser: Browser,
  path: string,
  act: (twins: Twins) => Promise<void>,
  moments: readonly (typeof MOMENTS)[number][] = MOMENTS,
): Promise<void> {
  const contexts: BrowserContext[] = []
  const newPage = async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    await answerBefore(context)
    contexts.push(context)
    return context.newPage()
  }
  const openAt = async (page: Page) => {
    await page.goto(path)
    await page.keyboard.press('Shift')
    await untilHydrated(page)
    return page
  }
  const plain = await openAt(await newPage())
  const translated: Translated[] = []
  for (const moment of moments) {
    const page = await newPage()
    translated.push({ page, noise: listen(page) })
    if (moment === 'before it is hydrated') await translateFromStart(page)
    await openAt(page)
    if (moment === 'when it lives') await translateNow(page)
  }
  await act({ plain, translated })
  await Promise.all(contexts.map((context) => context.close()))
}

/** Does the same to all, and waits until they say the same. */
async function step({ plain, translated }: Twins, what: string, act: (page: Page) => Promise<unknown>) {
  await test.step(what, async () => {
    await act(plain)
    for (const { page } of translated) await act(page)
    for (const [index, { page, noise }] of translated.entries()) {
      await expect(
        async () => expect(await shownWords(page), `translated page ${index}`).toEqual(await shownWords(plain)),
        // The translator comes a moment after what it translates.
      ).toPass({ timeout: 30_000, intervals: [200, 100, 250, 500] })
      expect(noise).toEqual([])
    }
  })
}

/** A text that the translator was not told of would stay in a language that the visitor cannot read. */
async function expectTranslated({ translated }: Twins): Promise<void> {
  for (const { page } of translated) await expect.poll(() => untranslated(page)).toEqual([])
}

async function readAll(twins: Twins) {
  await step(twins, 'reads to the end', async (page) => {
    await readThrough(page)
    await page.waitForLoadState('networkidle')
  })
  await expectTranslated(twins)
}

// What they share is walked below; `npm run verify` looks at some, the long run at each.
for (const [index, [name, params, salesType]] of PAGES.entries()) {
  const path = buildPath(name, params as never, { language: 'nl', salesType })
  test(`hydrated after it was translated: ${path}`, { tag: index % 8 === 0 ? [] : ['@long'] }, async ({ browser }) => {
    await withTwins(browser, path, readAll, ['before it is hydrated'])
  })
}

test('hydrated after they were translated: cars', { tag: '@long' }, async ({ browser, page }) => {
  test.setTimeout(300_000)
  for (const path of await remotePaths(page, 'fr')) {
    await withTwins(browser, path, readAll, ['before it is hydrated'])
  }
})

const carOf = (page: Page) => /\/conf\/([^/?#]+)/.exec(page.url())?.[1]

/** The last open choice of each category. */
const openChoices = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-step]')].flatMap((part) => {
      const [link] = [...part.querySelectorAll('[data-choice] a:not([aria-current])')].slice(-1)
      return link?.closest('[data-choice]')?.getAttribute('data-choice') ?? []
    }),
  )

/** Links of filters that narrow the list, one of each of the first groups. */
const filters = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main aside details')]
      .flatMap((group) => group.querySelector('li a[href*="?"]')?.getAttribute('href') ?? [])
      .slice(0, 3),
  )

async function press(page: Page, selector: string): Promise<void> {
  const control = page.locator(selector).first()
  await control.evaluate((element) => {
    for (let group = element.closest('details'); group; group = group.parentElement?.closest('details') ?? null)
      group.open = true
  })
  await control.click()
}

/** Waits until the list says another number of cars. */
async function anotherNumber(page: Page, act: () => Promise<unknown>): Promise<void> {
  const number = () => page.locator('main').getByRole('status').first().textContent()
  const before = await number()
  await act()
  await expect.poll(async () => (await number())?.replace('†', '')).not.toBe(before?.replace('†', ''))
}

const header = (page: Page) => page.locator('header')

test.describe('a page that the browser translates, before it is hydrated or when it lives', () => {
  for (const moment of MOMENTS) {
    // Three cars at once would be too much for a busy machine.
    test(`a car is built, ${moment}: each click says what it costs`, async ({ browser }) => {
      test.setTimeout(180_000)
      await withTwins(
        browser,
        carPath(dutch),
        async (twins) => {
          // Marked words are longer: the two windows may show different steps, and the car from different sides.
          for (const page of [twins.plain, ...twins.translated.map(({ page }) => page)])
            await page
              .locator('main figure')
              .first()
              .evaluate((figure) => Object.assign(figure.style, { visibility: 'hidden' }))
          const codes = await openChoices(twins.plain)
          expect(codes.length).toBeGreaterThan(3)
          for (const code of codes) {
            await step(twins, `takes ${code}`, async (page) => {
              const link = page.locator(`[data-choice="${code}"] a`).first()
              if ((await link.count()) === 0 || (await link.getAttribute('aria-current'))) return
              const car = carOf(page)
              await link.click()
              await expect.poll(() => carOf(page)).not.toBe(car)
            })
          }
          await expectTranslated(twins)
        },
        [moment],
      )
    })
  }

  test('a slow phone hydrates the car that the server drew: it never goes away', async ({ page }) => {
    await translateFromStart(page)
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(carPath(dutch), { waitUntil: 'domcontentloaded' })
    const stage = page.locator('main figure').first()
    await stage.evaluate((element) => element.setAttribute('data-of-server', ''))
    await page.keyboard.press('Shift')
    await expect.poll(() => isHydrated(page, 'main [data-choice] a'), { timeout: 30_000 }).toBe(true)
    await expect.poll(() => untranslated(page), { timeout: 30_000 }).toEqual([])
    await expect(page.locator('main figure[data-of-server]')).toBeVisible()
  })

  test('the stock is filtered: the number and the cars are those of the filter', async ({ browser }) => {
    test.setTimeout(120_000)
    await withTwins(browser, buildPath('stock', {}, dutch), async (twins) => {
      await step(twins, 'comes near the filters', (page) => page.getByRole('complementary').first().hover())
      const links = await filters(twins.plain)
      expect(links).toHaveLength(3)
      for (const href of links) {
        await step(twins, href, async (page) => {
          await anotherNumber(page, () => press(page, `main aside a[href="${href}"]`))
        })
        await step(twins, 'without it again', (page) => anotherNumber(page, () => page.goBack()))
      }
      await expectTranslated(twins)
    })
  })

  test('calculators count anew', async ({ browser }) => {
    test.setTimeout(120_000)
    for (const path of ['/nl/electric', buildPath('financing', {}, dutch), buildPath('private-lease', {}, dutch)]) {
      await withTwins(browser, path, async (twins) => {
        await readAll(twins)
        const controls = await twins.plain.locator('main input[type=range], main select').count()
        expect(controls, path).toBeGreaterThan(0)
        for (let at = 0; at < Math.min(controls, 6); at += 1) {
          await step(twins, `${path}: control ${at}`, async (page) => {
            const control = page.locator('main input[type=range], main select').nth(at)
            if (!(await control.isVisible())) return
            const isChoice = (await control.evaluate((element) => element.tagName)) === 'SELECT'
            const last = control.locator('option:not(:disabled)').last()
            if (isChoice) await control.selectOption((await last.getAttribute('value')) ?? '')
            else await control.fill((await control.getAttribute('min')) ?? '0')
          })
        }
        await expectTranslated(twins)
      })
    }
  })

  test('a form says what is wrong, and what no longer is', async ({ browser }) => {
    const path = buildPath('message', { message_kind: 'test-drive' }, dutch)
    await withTwins(browser, path, async (twins) => {
      const submit = (page: Page) => page.locator('main form button[type=submit]').click()
      await step(twins, 'sends nothing', submit)
      await step(twins, 'writes an address', (page) => page.locator('[name=email]').fill('zoe@'))
      await step(twins, 'sends it', submit)
      await step(twins, 'puts it right', (page) => page.locator('[name=email]').fill('zoe@example.be'))
      await step(twins, 'sends it again', submit)
      await expectTranslated(twins)
    })
  })

  test('the menu, its search, the dealers, the questions and both switches answer', async ({ browser }) => {
    test.setTimeout(120_000)
    await withTwins(browser, buildPath('contact', {}, dutch), async (twins) => {
      const menu = (page: Page) => header(page).locator('details > summary').first().click()
      await step(twins, 'opens the menu', menu)
      await step(twins, 'searches', async (page) => {
        await page.getByRole('searchbox').fill('born')
        await expect(header(page).locator('[data-menu-panel] a[href*="born"]').first()).toBeVisible()
      })
      await step(twins, 'clears the search', (page) => page.getByRole('searchbox').fill(''))
      await step(twins, 'closes the menu', (page) => page.keyboard.press('Escape'))
      for (const place of ['9000', 'Wépion', 'nergens']) {
        await step(twins, place, async (page) => {
          await page.locator('#dealers input').fill(place)
          await page.locator('#dealers input').press('Enter')
          await expect(page.locator('#dealers').getByRole('status')).not.toBeEmpty()
        })
      }
      await step(twins, 'in French', async (page) => {
        await header(page).locator('a[hreflang]').first().click()
        await page.waitForURL('**/fr/**')
      })
      await step(twins, 'for business', async (page) => {
        await header(page).locator('a[href^="/fr/professionnel"]').first().click()
        await page.waitForURL('**/professionnel/**')
      })
      await step(twins, 'the questions', async (page) => {
        await page.goto(buildPath('faq', {}, dutch))
        await untilHydrated(page)
      })
      await step(twins, 'a question', (page) => page.locator('main input').first().fill('lader'))
    })
  })
})
