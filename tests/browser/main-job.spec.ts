import { expect, type Page } from '@playwright/test'
import type { ModelsPricesResponse } from '@/contract/configurator'
import type { ChoicesResponse } from '@/contract/configured-car'
import { otherLanguage } from '@/domain/language'
import { typeset } from '@/i18n/typeset'
import { AUDIENCES } from '@/routing/audiences'
import { type Audience, buildPath } from '@/routing/build-path'
import { switchPath } from '@/routing/switch-path'
import { isShownInTime, untilHydrated } from './page-checks'
import { tagOfPair } from './pages'
import { answerBefore, test } from './test'

/** The main job: models, a model, a car of one's own, its price, and the code that opens it again. */

const cents = (euro: number) => Math.round(euro * 100)
const totalOf = async (page: Page) => cents(Number(await page.locator('[data-total]').getAttribute('data-total')))

async function askBackend<T>(page: Page, path: string, { language, salesType }: Audience): Promise<T> {
  const answer = await page.request.get(
    `/api/backend/v1/car-configurator/${path}?lang=${language}&sales_type=${salesType}`,
  )
  expect(answer.ok()).toBe(true)
  return (await answer.json()) as T
}

const choicesOf = (page: Page, id: string, audience: Audience) =>
  askBackend<ChoicesResponse>(page, `choices/${id}`, audience)

const idOf = (page: Page) => decodeURIComponent(/\/conf\/([^/?#]+)/.exec(page.url())?.[1] ?? '')

/** From the overview to the first car, by the links a visitor sees. */
async function openConfigurator(page: Page, audience: Audience) {
  await page.goto(buildPath('models', {}, audience))
  const model = buildPath('models.carline', { carline_code: 'FORMENTOR' }, audience)
  await page.locator(`main a[href="${model}"]`).first().click()
  await page.waitForURL(`**${model}`)
  const conf = buildPath('car-configurator.conf', { id: 'x' }, audience).replace(/x$/, '')
  await page.locator(`main a[href^="${conf}"]`).first().click()
  await page.waitForURL(`**${conf}**`)
  await expect(page.locator('[data-total]')).toBeVisible()
}

for (const audience of AUDIENCES) {
  const { language, salesType } = audience
  const amount = (money: { incl: number; excl: number }) => cents(salesType === 'B2B' ? money.excl : money.incl)

  test.describe(`${language}, ${salesType}`, { tag: [...tagOfPair(audience)] }, () => {
    test('a car is built, priced, kept by its address and opened again by its code', async ({ page, browser }) => {
      await openConfigurator(page, audience)

      await test.step('each choice says what it does to the total, and does it', async () => {
        for (const category of ['exterior', 'wheels', 'interior'] as const) {
          const { categories } = await choicesOf(page, idOf(page), audience)
          const choice = categories
            .find(({ code }) => code === category)
            ?.choices.find(
              ({ state, price_delta, next_id }) => state === 'available' && amount(price_delta) > 0 && next_id,
            )
          expect(choice, category).toBeDefined()
          if (!choice) continue
          const before = await totalOf(page)
          await page.locator(`[data-choice="${choice.code}"]`).getByRole('link').first().click()
          await expect.poll(() => totalOf(page)).toBe(before + amount(choice.price_delta))
          await expect(page.locator(`[data-choice="${choice.code}"] [aria-current="true"]`)).toBeVisible()
          await expect.poll(() => idOf(page)).toBe(choice.next_id)
        }
      })

      let repaired = ''
      await test.step('a choice that conflicts is explained, and repaired with one click', async () => {
        const conflict = await findConflict(page, audience)
        const tile = page.locator(`[data-choice="${conflict.code}"]`)
        await expect(tile).toContainText(typeset(conflict.reason ?? '-', language))
        const [repair] = conflict.repairs
        if (!repair) throw new Error('A conflict without a repair')
        const before = await totalOf(page)
        await tile.locator('[data-repair]').first().getByRole('link').click()
        await expect.poll(() => totalOf(page)).toBe(before + amount(repair.price_delta))
        await expect(tile.locator('[aria-current="true"]')).toBeVisible()
        await expect.poll(() => idOf(page)).toBe(repair.next_id)
        repaired = conflict.code
      })

      const built = { id: idOf(page), total: await totalOf(page) }
      await test.step('reload and back keep the car', async () => {
        await page.reload()
        expect(await totalOf(page)).toBe(built.total)
        // Until the code is there, Back is a load of its own, which a Forward in the same moment would end.
        await untilHydrated(page)
        await page.goBack()
        await expect.poll(() => idOf(page)).not.toBe(built.id)
        await expect(page.locator(`[data-choice="${repaired}"] [aria-current="true"]`)).toHaveCount(0)
        await page.goForward()
        await expect.poll(() => totalOf(page)).toBe(built.total)
        expect(idOf(page)).toBe(built.id)
      })

      await test.step('the other language keeps it too', async () => {
        const other = otherLanguage(language)
        const here = new URL(page.url()).pathname
        // Further down the page the head has left, and comes back on the way up.
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await page.locator(`a[hreflang^="${other}"]:visible`).first().click()
        await page.waitForURL(`**${switchPath(here, { language: other })}**`)
        await expect(page.locator('html')).toHaveAttribute('lang', other)
        expect(await totalOf(page)).toBe(built.total)
        await page.goBack()
        await page.waitForURL(`**${here}**`)
      })

      await test.step('the summary has the price parts, WLTP, the delivery and the code', async () => {
        const summary = page.locator('#summary')
        await expect(summary).toContainText('CO₂')
        await expect(summary).toContainText(/\d+\s(?:à|et|tot|en)\s\d+\s(?:semaines|weken)/)
        await expect(summary.locator('table, dl').first()).toBeVisible()
      })

      await test.step('the code opens the same car in a new browser', async () => {
        const share = await page.locator('#summary').locator(`a[href*="/offer/"]`).first().getAttribute('href')
        const context = await browser.newContext()
        await answerBefore(context)
        const stranger = await context.newPage()
        await stranger.goto(share ?? '/')
        const conf = stranger.locator(`main a[href*="/conf/${built.id}"]`).first()
        await expect(conf).toBeVisible()
        await conf.click()
        await stranger.waitForURL(`**/conf/${built.id}**`)
        expect(await totalOf(stranger)).toBe(built.total)
        await context.close()
      })
    })
  })
}

/** Walks on from the car on the screen until a choice conflicts, as a visitor would come upon one. */
async function findConflict(page: Page, audience: Audience) {
  for (let step = 0; step < 12; step += 1) {
    const { categories } = await choicesOf(page, idOf(page), audience)
    const all = categories.filter(({ code }) => code !== 'version').flatMap(({ choices }) => choices)
    const conflict = all.find(({ state, repairs }) => state === 'unavailable' && repairs.length > 0)
    if (conflict) return conflict
    const options = categories.filter(({ cardinality }) => cardinality === 'many').flatMap(({ choices }) => choices)
    const next = options.filter(({ state }) => state === 'available').at(step % 2 ? -1 : 0)
    if (!next?.next_id) break
    await page.locator(`[data-choice="${next.code}"]`).getByRole('link').first().click()
    await page.waitForURL(`**/conf/${next.next_id}**`)
    await expect(page.locator(`[data-choice="${next.code}"] [aria-current="true"]`)).toBeVisible()
  }
  throw new Error('No choice of this car conflicts')
}

test.describe('without JavaScript', () => {
  // There React sends what is large hidden, for a script to show (docs/upgrading.md, row 1).
  test.skip(Boolean(process.env.PLAIN_BUILD), 'a plain build needs JavaScript')
  test.use({ javaScriptEnabled: false })

  for (const audience of AUDIENCES) {
    const name = `the configurator works by links alone in ${audience.language}, ${audience.salesType}`
    test(name, { tag: [...tagOfPair(audience)] }, async ({ page }) => {
      await openConfigurator(page, audience)
      const { categories } = await choicesOf(page, idOf(page), audience)
      const paint = categories
        .find(({ code }) => code === 'exterior')
        ?.choices.find(({ state, price }) => state === 'available' && price.incl > 0)
      expect(paint?.next_id).toBeDefined()
      const before = await totalOf(page)
      await page.locator(`[data-choice="${paint?.code}"] a`).first().click()
      await page.waitForURL(`**/conf/${paint?.next_id}**`)
      const delta = paint?.price_delta[audience.salesType === 'B2B' ? 'excl' : 'incl'] ?? 0
      expect(await totalOf(page)).toBe(before + cents(delta))
      await page.locator('#summary a[href*="/offer/"]').first().click()
      await page.waitForURL('**/offer/**')
      await expect(page.locator(`main a[href*="/conf/${paint?.next_id}"]`).first()).toBeVisible()
    })
  }

  test('a code is opened by a plain form, and what cannot be one is kept with a message', async ({ page }) => {
    const audience: Audience = { language: 'fr', salesType: 'B2C' }
    const { models } = await askBackend<ModelsPricesResponse>(page, 'models-prices', audience)
    const code = models[0]?.from_cupra_code ?? ''
    await page.goto(buildPath('car-configurator', {}, audience))
    await page.locator('main input[name="cupra_code"]').fill(code.toLowerCase())
    await page.locator('main form button[type="submit"]').click()
    await page.waitForURL(`**/offer/${code}`)
  })
})

test('fast clicks: the last one wins, and the total is never that of another car', async ({ page }) => {
  const audience: Audience = { language: 'nl', salesType: 'B2C' }
  await openConfigurator(page, audience)
  await page.route('**/api/backend/v1/car-configurator/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150 + Math.random() * 300))
    await route.continue().catch(() => {})
  })
  const { categories } = await choicesOf(page, idOf(page), audience)
  const paints = (categories.find(({ code }) => code === 'exterior')?.choices ?? [])
    .filter(({ state }) => state === 'selected' || state === 'standard' || state === 'available')
    .map(({ code }) => code)
  expect(paints.length).toBeGreaterThan(3)
  for (let click = 0; click < 8; click += 1) {
    const code = paints[(click * 3) % paints.length]
    // A visitor who goes on to another tile moves the page; from then on nothing holds the last one in its place.
    await page.keyboard.press('Shift')
    await page.locator(`[data-choice="${code}"]`).getByRole('link').first().click({ force: true })
  }
  await page.waitForLoadState('networkidle')
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(
          `/api/backend/v1/car-configurator/configuration?lang=nl&sales_type=B2C&id=${idOf(page)}`,
        )
        return cents((await answer.json()).price.total.incl) === (await totalOf(page))
      },
      { timeout: 15_000 },
    )
    .toBe(true)
})

test('when the service is gone in the middle of a build, the car stays, with a message and another try', async ({
  page,
}) => {
  await page.clock.install()
  const audience: Audience = { language: 'fr', salesType: 'B2C' }
  await openConfigurator(page, audience)
  const total = await totalOf(page)
  const address = idOf(page)
  await page.route('**/api/backend/v1/car-configurator/**', (route) => route.abort())
  const { categories } = await choicesOf(page, address, audience)
  const paint = categories
    .find(({ code }) => code === 'exterior')
    ?.choices.find(({ state, price }) => state === 'available' && price.incl > 0)
  await page.locator(`[data-choice="${paint?.code}"] a`).first().click()
  const alert = page
    .locator('main')
    .getByRole('alert')
    .filter({ hasText: /configuration/i })
  await isShownInTime(page, alert)
  // On a busy machine it says first that an answer is slow, and then that there is none.
  await expect(async () => {
    await page.clock.fastForward(1_000)
    expect(await totalOf(page)).toBe(total)
  }).toPass({ intervals: [50] })
  await page.unroute('**/api/backend/v1/car-configurator/**')
  await alert.getByRole('button').click()
  await expect.poll(() => totalOf(page)).toBe(total + cents(paint?.price_delta.incl ?? 0))
})
