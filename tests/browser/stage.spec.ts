import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { buildPath } from '@/routing/build-path'
import { allowSoftware, framesOf, offered, SETTLES, SOFTWARE_GRAPHICS, settled } from './live-car'
import { test } from './test'

/**
 * The configurator's stage: what needs a real browser of it. A machine without graphics draws the live car in software, which takes
 * minutes: `npm run verify` sees that it comes, the rest has the tag of the long run.
 */

const dutch = { language: 'nl', salesType: 'B2C' } as const
const conf = buildPath('car-configurator.conf', { id: 'terramar.t150d.2027a.oxyw-w18a-clot' }, dutch)
/** The mean colours of two pictures, how far apart they are, of 255. */
async function farFrom(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map(async (picture) => (await sharp(picture).stats()).channels))
  return Math.max(...(a ?? []).map(({ mean }, channel) => Math.abs(mean - (b?.[channel]?.mean ?? Number.NaN))))
}

const still = (page: Page) => page.getByRole('img', { name: /^Terramar, / }).first()

test.use({ ...SOFTWARE_GRAPHICS, viewport: { width: 1280, height: 800 } })

test('the live car comes at a press, is drawn, and gives the still its place back', async ({ page }) => {
  await allowSoftware(page)
  await page.goto(conf)
  await (await offered(page)).click()
  const canvas = page.locator('canvas')
  await expect(canvas).toBeVisible({ timeout: 60_000 })
  await expect.poll(() => framesOf(page), { timeout: SETTLES }).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Terug naar de beelden' }).click()
  await expect(canvas).toHaveCount(0)
  await expect(still(page)).toBeVisible()
})

test('the live car is loaded by a click alone, stands where the still stood, and is turned by the keyboard', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(180_000)
  await allowSoftware(page)
  let bytes = 0
  page.on('response', async (answer) => {
    if (answer.url().endsWith('.js')) bytes += (await answer.body().catch(() => Buffer.of())).length
  })
  await page.goto(conf)
  const open = await offered(page)
  const before = bytes
  expect(await page.locator('canvas').count()).toBe(0)
  const place = await still(page).boundingBox()

  await open.click()
  await expect(page.getByRole('button', { name: 'Lichten' })).toBeVisible({ timeout: 60_000 })
  const canvas = page.locator('canvas')
  expect(await canvas.boundingBox()).toEqual(place)
  // The viewer came only now; what it draws with is more than this.
  await expect.poll(() => bytes - before).toBeGreaterThan(200_000)

  const first = await settled(page, canvas)
  await canvas.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await canvas.screenshot()).equals(first), { timeout: SETTLES }).toBe(false)

  await page.getByRole('button', { name: 'Terug naar de beelden' }).click()
  await expect(canvas).toHaveCount(0)
  await expect(still(page)).toBeVisible()
})

test('paint, wheels and lights change the live car where it stands, and so does a drag', { tag: '@long' }, async ({
  page,
}) => {
  test.setTimeout(400_000)
  await allowSoftware(page)
  await page.goto(conf)
  await (await offered(page)).click()
  const lights = page.getByRole('button', { name: 'Lichten' })
  await expect(lights).toBeVisible({ timeout: 60_000 })
  const canvas = page.locator('canvas')
  const drawn = await canvas.elementHandle()
  let documents = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1
  })
  const white = await settled(page, canvas)
  let before = white
  const changed = async () => {
    let now = before
    const isSame = async () => {
      now = await settled(page, canvas)
      return now.equals(before)
    }
    await expect.poll(isSame, { timeout: SETTLES }).toBe(false)
    before = now
  }
  const paint = (name: RegExp) => page.getByRole('link', { name }).first().click()

  await lights.click()
  await expect(lights).toHaveAttribute('aria-pressed', 'false')
  await changed()
  await lights.click()
  await changed()

  await paint(/^Koper\b/)
  await changed()
  await paint(/^Zuurstofwit\b/)
  // It goes all the way over into the paint, and all the way back.
  const other = await farFrom(white, before)
  await expect.poll(async () => farFrom(white, await settled(page, canvas)), { timeout: SETTLES }).toBeLessThan(0.5)
  expect(other).toBeGreaterThan(3)
  before = await settled(page, canvas)
  await page
    .getByRole('link', { name: /velgen Valtellina|19″/ })
    .first()
    .click()
  await changed()

  const box = await canvas.boundingBox()
  if (!box) throw new Error('The live car has no place')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 120, box.y + box.height / 2, { steps: 3 })
  await page.mouse.up()
  await changed()

  expect(documents).toBe(0)
  expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true)
})

test('the live cabin is seen from behind the wheel, turned by the keyboard, and left for the car as it stood', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(400_000)
  await allowSoftware(page)
  await page.goto(conf)
  await (await offered(page)).click()
  const button = page.getByRole('button', { name: 'Interieur', exact: true })
  await expect(button).toBeVisible({ timeout: 60_000 })
  const car = page.getByRole('application', { name: /^Terramar .* in 3D$/ }).first()
  const outside = await settled(page, car)

  await button.click()
  await expect(button).toBeFocused()
  const cabin = page.getByRole('application', { name: /: het interieur in 3D$/ })
  await expect(cabin).toBeVisible({ timeout: 120_000 })
  const ahead = await settled(page, cabin)
  // The blue hour outside is dark, and what lies on it is pale.
  expect(await farFrom(outside, ahead)).toBeGreaterThan(60)
  await expect(button).toHaveCSS('color', 'rgb(241, 245, 244)')
  await cabin.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await settled(page, cabin)).equals(ahead), { timeout: SETTLES }).toBe(false)

  await button.click()
  await expect(cabin).toHaveCount(0)
  await expect(car).toBeVisible()
  await expect.poll(async () => farFrom(outside, await car.screenshot()), { timeout: 30_000 }).toBeLessThan(1)
})

test('a machine that draws in software is not offered the live car, and not told of it', async ({ page }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...of: Parameters<typeof getContext>) {
      document.documentElement.dataset.asked = ''
      return getContext.apply(this, of)
    } as typeof getContext
  })
  await page.goto(conf)
  await expect(page.getByRole('radio', { name: 'Zijkant' })).toBeAttached()
  await page.mouse.move(5, 5)
  await expect(page.locator('html[data-asked]')).toBeAttached()
  await expect(page.locator('#stage').getByText(/3D/)).toHaveCount(0)
})

test('a picture that cannot be fetched gives way to the outline of the car', async ({ page }) => {
  await page.route(/-f34-\d+\.(?:avif|webp)$/, (route) => route.abort())
  await page.goto(conf)
  await expect.poll(() => still(page).evaluate((element) => element.tagName)).toBe('SPAN')
  await expect(still(page)).toBeVisible()
})

test('a glass roof that was chosen and is not drawn is told beside the pictures that would show it', async ({
  page,
}) => {
  await page.goto(buildPath('car-configurator.conf', { id: 'terramar.t150d.2027a.oxyw-w18a-clot-pano' }, dutch))
  const told = page.locator('figcaption').getByText('Niet afgebeeld: Panoramadak')
  await expect(told).toBeVisible()
  await page.getByRole('radio', { name: 'Zijkant' }).check({ force: true })
  await expect(told).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the stage is one picture, with nothing on it that does not work', async ({ page }) => {
    await page.goto(conf)
    await expect(still(page)).toBeVisible()
    expect(await page.locator('figure').first().getByRole('button').count()).toBe(0)
    expect(await page.locator('figure').first().getByRole('radio').count()).toBe(0)
  })
})
